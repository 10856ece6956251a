import { Button, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { t } from './texts.ts';
import type { Upload } from './use-uploads.ts';

interface Props {
  upload: Upload;
  onCancel(): void;
  onRetry(): void;
  /** More to say of this file. */
  children?: ReactNode;
}

/** One file on its way: how far it is, or why it failed. */
export function UploadRow({ upload, onCancel, onRetry, children }: Props) {
  const { file, state, percent, error } = upload;
  const running = state === 'waiting' || state === 'sending';
  const failed = state === 'failed';
  return (
    <li aria-label={file.name}>
      <Text size="2" truncate>
        {file.name}
      </Text>
      {running && <Small label={t('cancelOne', { name: file.name })} text={t('cancel')} onClick={onCancel} />}
      {(failed || state === 'cancelled') && (
        <Small label={t('retryOne', { name: file.name })} text={t('retry')} onClick={onRetry} />
      )}
      {state === 'done' && (
        <Text size="2" color="green">
          {t('done')}
        </Text>
      )}
      {state === 'sending' && <progress value={percent} max={100} aria-label={file.name} />}
      <Text size="1" color={failed ? 'red' : 'gray'} role={failed ? 'alert' : undefined}>
        {note(state, percent, error)}
      </Text>
      {children}
    </li>
  );
}

function Small({ label, text, onClick }: { label: string; text: string; onClick(): void }) {
  return (
    <Button size="1" variant="soft" color="gray" aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );
}

function note(state: Upload['state'], percent: number, error?: string) {
  if (state === 'waiting') return t('waiting');
  if (state === 'sending') return percent < 100 ? t('sending', { percent }) : t('working');
  if (state === 'cancelled') return t('cancelled');
  return error;
}
