import { Box, Button, Flex, Spinner } from '@radix-ui/themes';
import Archive from 'lucide-react/icons/archive';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { shortTime } from '#lib/spoken-time.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { BackupTable } from './BackupTable.tsx';
import type { Running } from './backup.ts';
import { Rehearsal } from './Rehearsal.tsx';
import { alert, Restored, Status } from './Status.tsx';
import { t } from './texts.ts';

export default function Page() {
  const query = api.backup.getAll.useQuery(undefined, {
    // Somebody else, or the night, may start one.
    refetchInterval: ({ state }) => (state.data?.running ? 1000 : 30_000),
  });
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { backups, running, failed, restored } = query.data;
  const isBusy = running !== null;
  return (
    <>
      {failed && (
        <Notice {...alert}>
          {t(failed.what === 'restore' ? 'restoreFailed' : 'backupFailed', { why: localize(failed.why) })}
        </Notice>
      )}
      {restored && <Restored restored={restored} />}
      <Flex justify="between" align="start" gap="4" wrap="wrap" mb="5">
        <Box flexBasis="320px" flexGrow="1">
          {/* What a backup has changed is loaded when it has ended. */}
          <Status key={`${isBusy}`} />
        </Box>
        <BackUpNow running={running} />
      </Flex>
      {!isBusy && <Rehearsal />}
      {backups.length > 0 ? (
        <BackupTable backups={backups} isBusy={isBusy} />
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </>
  );
}

/** Starts a backup, or shows the progress of the running one. It goes on when one leaves the screen. */
function BackUpNow({ running }: { running: Running | null }) {
  const { timeZone } = usePageContext().site;
  const start = api.backup.start.useMutation(useRefetch(({ backup }) => backup));
  return (
    <Flex direction="column" align="end" gap="2">
      <Button disabled={running !== null} loading={start.isPending} onClick={() => start.mutate()}>
        <Archive size={16} aria-hidden /> {t('now')}
      </Button>
      <Muted role="status">
        {running && (
          <Flex gap="2" align="center">
            <Spinner size="1" />
            {t(running.step ?? 'start')} ·{' '}
            {t(running.by === null ? 'sinceNightly' : 'sinceBy', {
              by: running.by ?? '',
              time: shortTime(running.startedAt, timeZone),
            })}
          </Flex>
        )}
      </Muted>
    </Flex>
  );
}
