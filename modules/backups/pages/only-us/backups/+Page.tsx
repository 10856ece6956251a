import { Box, Flex } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { say } from '#lib/interface-language.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { BackupTable } from './BackupTable.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import { Restored } from './Restored.tsx';
import { Alert, Status } from './Status.tsx';
import { t } from './texts.ts';

/** The newest backups, and what makes, downloads and restores them. */
export default function Page() {
  const query = api.backup.getAll.useQuery(undefined, {
    // Somebody else, or the night, may start one.
    refetchInterval: ({ state }) => (state.data?.running ? 1000 : 30_000),
  });
  const running = query.data?.running ?? null;
  useStatusAfter(running !== null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { backups, failed, restored } = query.data;
  return (
    <>
      {failed && (
        <Alert>
          {t(failed.what === 'restore' ? 'restoreFailed' : 'backupFailed', { why: say(failed.why) })}
        </Alert>
      )}
      {restored && <Restored restored={restored} />}
      <Flex justify="between" align="start" gap="4" wrap="wrap" mb="5">
        <Box flexBasis="320px" flexGrow="1">
          <Status />
        </Box>
        <BackUpNow running={running} />
      </Flex>
      <Rehearsal isRunning={running !== null} />
      {backups.length > 0 ? (
        <BackupTable backups={backups} isBusy={running !== null} />
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </>
  );
}

/** Fetches again what is said above the list when a backup has ended. */
function useStatusAfter(isRunning: boolean) {
  const utils = api.useUtils();
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void utils.site.getBackups.invalidate();
      void utils.backup.getRehearsal.invalidate();
    }
    wasRunning.current = isRunning;
  }, [isRunning, utils]);
}
