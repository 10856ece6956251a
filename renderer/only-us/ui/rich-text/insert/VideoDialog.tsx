import { TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { type Video, videoOf, videoPage } from '#lib/rich-text/video-address.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { t } from '../texts.ts';
import type { PartDialogProps } from './asked.ts';

export function VideoDialog({ present, onSave, onClose }: PartDialogProps) {
  const [address, setAddress] = useState(present ? videoPage(present.attrs as Video) : '');
  const [title, setTitle] = useState<string>(present?.attrs.title ?? '');
  const [error, setError] = useState<string>();
  const save = () => {
    const found = videoOf(address);
    if (found) onSave({ ...found, title: title.trim() || null });
    else setError(t('noVideo'));
  };
  return (
    <ActionDialog
      title={t('video')}
      maxWidth="480px"
      action={t(present ? 'apply' : 'insert')}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('videoAddress')} hint={t('videoHint')} error={error}>
        <TextField.Root
          autoFocus
          autoComplete="off"
          inputMode="url"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Field label={t('title')} hint={t('videoTitleHint')}>
        <TextField.Root
          autoComplete="off"
          maxLength={120}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
