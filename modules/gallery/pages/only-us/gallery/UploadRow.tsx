import { Button, Text } from '@radix-ui/themes';
import { t } from '#modules/gallery/texts.ts';
import type { Upload } from './use-uploads.ts';

interface Props {
  upload: Upload;
  onCancel(): void;
  onRetry(): void;
}

/** One file on its way: how far it is, or why it failed. */
export function UploadRow({ upload, onCancel, onRetry }: Props) {
  const { file, state, percent, error } = upload;
  const running = state === 'waiting' || state === 'sending';
  return (
    <li>
      <Text size="2" truncate>
        {file.name}
      </Text>
      {running && (
        <Button
          size="1"
          variant="soft"
          color="gray"
          onClick={onCancel}
          aria-label={t('cancelOne', { name: file.name })}
        >
          {t('cancel')}
        </Button>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Button size="1" variant="soft" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {state === 'done' && (
        <Text size="2" color="green">
          {t('done')}
        </Text>
      )}
      {state === 'sending' && <progress value={percent} max={100} aria-label={file.name} />}
      <Text
        size="1"
        color={state === 'failed' ? 'red' : 'gray'}
        role={state === 'failed' ? 'alert' : undefined}
      >
        {note(state, percent, error)}
      </Text>
    </li>
  );
}

function note(state: Upload['state'], percent: number, error?: string) {
  if (state === 'waiting') return t('waiting');
  if (state === 'sending') return percent < 100 ? t('sending', { percent }) : t('working');
  if (state === 'cancelled') return t('cancelled');
  return error;
}
