import { Button, Flex, Spinner, Text } from '@radix-ui/themes';
import Archive from 'lucide-react/icons/archive';
import { usePageContext } from 'vike-react/usePageContext';
import { shortTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import type { Running } from './backup.ts';
import { t } from './texts.ts';

/** Starts a backup, or says how far the one that runs has come. It goes on when one leaves the screen. */
export function BackUpNow({ running }: { running: Running | null }) {
  const { timeZone } = usePageContext().site;
  const utils = api.useUtils();
  const start = api.backup.start.useMutation({ onSettled: thenRefetch(() => utils.backup.invalidate()) });
  return (
    <Flex direction="column" align="end" gap="2">
      <Button disabled={running !== null} loading={start.isPending} onClick={() => start.mutate()}>
        <Archive size={16} aria-hidden /> {t('now')}
      </Button>
      <Text as="p" size="1" color="gray" role="status">
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
      </Text>
    </Flex>
  );
}
