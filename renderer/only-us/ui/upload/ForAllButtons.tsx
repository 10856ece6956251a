import { Button } from '@radix-ui/themes';
import { t } from './texts.ts';
import type { useUploads } from './use-uploads.ts';

interface ForAllButtonsProps {
  uploading: ReturnType<typeof useUploads>;
  /** Can a file that is there be taken instead of one that is the same? */
  mayUse: boolean;
}

/** What would have to be pressed in many rows. */
export function ForAllButtons({ uploading: { uploads, retry, takeKnown }, mayUse }: ForAllButtonsProps) {
  const failed = uploads.filter(({ state }) => state === 'failed');
  const known = uploads.filter(({ state }) => state === 'known');
  return (
    <>
      {failed.length > 1 && (
        <Button variant="soft" color="gray" onClick={() => failed.forEach(retry)}>
          {t('retryAll', { count: failed.length })}
        </Button>
      )}
      {mayUse && known.length > 1 && (
        <Button variant="soft" color="gray" onClick={() => known.forEach(takeKnown)}>
          {t('useAll', { count: known.length })}
        </Button>
      )}
    </>
  );
}
