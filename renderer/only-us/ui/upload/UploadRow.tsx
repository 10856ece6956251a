import { Badge, Button, Text } from '@radix-ui/themes';
import { DuplicateRow } from './DuplicateRow.tsx';
import { t } from './texts.ts';
import type { Upload, useUploads } from './use-uploads.ts';

interface Props {
  upload: Upload;
  uploading: ReturnType<typeof useUploads>;
  onShow?(fileId: number): void;
}

/** One upload: its progress, why it failed, or which file it duplicates. */
export function UploadRow({ upload, uploading, onShow }: Props) {
  const { key, file, state, percent, error, known } = upload;
  const running = state === 'waiting' || state === 'sending';
  const failed = state === 'failed' || state === 'refused';
  return (
    <li aria-label={file.name}>
      <Text size="2" truncate>
        {file.name}
      </Text>
      {running && (
        <Small
          label={t('cancelOne', { name: file.name })}
          text={t('cancel')}
          onClick={() => uploading.cancel(key)}
        />
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Small
          label={t('retryOne', { name: file.name })}
          text={t('retry')}
          onClick={() => uploading.retry(upload)}
        />
      )}
      {state === 'done' && (
        <Badge color="green" highContrast>
          {t('done')}
        </Badge>
      )}
      {state === 'refused' && (
        <Badge color="red" highContrast>
          {t('refused')}
        </Badge>
      )}
      {state === 'sending' && <progress value={percent} max={100} aria-label={file.name} />}
      {state === 'known' && known ? (
        <DuplicateRow
          known={known}
          onUse={onShow ? undefined : () => uploading.takeKnown(upload)}
          onShow={onShow && (() => onShow(known.id))}
          onStore={() => uploading.storeAnyway(upload)}
        />
      ) : (
        <Text size="1" color={failed ? 'red' : 'gray'} role={failed ? 'alert' : undefined}>
          {note(state, percent, error)}
        </Text>
      )}
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
