import { Callout, Card, Heading, Text } from '@radix-ui/themes';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';

const aDay = 24 * 60 * 60 * 1000;

/** When the last backup was made and proven, and what is wrong with them. */
export function BackupCard({ timeZone }: { timeZone: string }) {
  const { data, dataUpdatedAt } = api.site.getBackups.useQuery();
  if (!data) return null;
  const { made, provenAt, failed, next } = data;
  const when = (date: Date) => formatDateTime(date, timeZone);
  const old = made !== null && dataUpdatedAt - made.at.getTime() > 2 * aDay;
  return (
    <Card size="3">
      <Heading as="h2" size="4">
        Backup
      </Heading>
      <Text as="p" size="2" mt="1" color={made ? undefined : 'gray'}>
        {made ? `Made ${when(made.at)}, ${formatBytes(made.bytes)}.` : 'No backup yet.'}
      </Text>
      {made && (
        <Text as="p" size="2" color="gray">
          {provenAt ? `Proven by a restore ${when(provenAt)}.` : 'Not proven by a restore yet.'}
        </Text>
      )}
      <Text as="p" size="2" color="gray" mt="1">
        {next
          ? `${made ? 'Next' : 'The first one is made'} ${when(next)}.`
          : 'Automatic backups are off (BACKUP_AT).'}
      </Text>
      {(failed || old) && (
        <Callout.Root color="red" role="alert" mt="3" size="1">
          <Callout.Text>
            {failed ? `It failed ${when(failed.at)}: ${failed.why}` : 'The last one is older than two days.'}
          </Callout.Text>
        </Callout.Root>
      )}
    </Card>
  );
}
