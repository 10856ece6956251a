import { TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { longestButton } from '#lib/rich-text/button-node.ts';
import { linkOf } from '#lib/rich-text/links.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { t } from '../texts.ts';
import { PartDialog } from './PartDialog.tsx';

interface Button {
  text: string;
  href: string;
}

interface Props {
  /** null: a new one. */
  button: Button | null;
  onSave(button: Button): void;
  onClose(): void;
}

/** Asks for the words on a button and where it leads. */
export function ButtonDialog({ button, onSave, onClose }: Props) {
  const [text, setText] = useState(button?.text ?? '');
  const [link, setLink] = useState(button?.href.replace(/^(mailto|tel):/, '') ?? '');
  const [isChecked, check] = useState(false);
  const [words, href] = [text.replace(/\s+/g, ' ').trim(), linkOf(link)];
  const save = () => {
    if (words && href) onSave({ text: words, href });
    else check(true);
  };
  return (
    <PartDialog title={t('button')} isNew={!button} onSave={save} onClose={onClose}>
      <Field label={t('buttonText')} error={isChecked && !words ? t('noButtonText') : undefined}>
        <TextField.Root
          autoFocus
          autoComplete="off"
          maxLength={longestButton}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={t('linkTo')} hint={t('linkHint')} error={isChecked && !href ? t('noLink') : undefined}>
        <TextField.Root autoComplete="off" value={link} onChange={({ target }) => setLink(target.value)} />
      </Field>
    </PartDialog>
  );
}
