import { Callout, Card, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';

const aDay = 24 * 60 * 60 * 1000;

/** When the last backup was made, verified and sent off-site, and what is wrong with them. */
export function BackupCard({ timeZone }: { timeZone: string }) {
  const { data, dataUpdatedAt } = api.site.getBackups.useQuery();
  if (!data) return null;
  const { made, verifiedAt, failed, next, offSite, alerts } = data;
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
        <Note>
          {verifiedAt ? `Verified by a restore ${when(verifiedAt)}.` : 'Not verified by a restore yet.'}
        </Note>
      )}
      {offSite && (
        <Note>
          {offSite.sentAt ? `Sent off-site ${when(offSite.sentAt)}` : 'Not sent off-site yet'}
          {offSite.verifiedAt ? `, verified there ${when(offSite.verifiedAt)}.` : '.'}
        </Note>
      )}
      <Note>
        {next
          ? `${made ? 'Next' : 'The first one is made'} ${when(next)}.`
          : 'Automatic backups are off (BACKUP_AT).'}
      </Note>
      {next && !alerts && <Note>EMAIL_SERVER is not set, so nobody gets an e-mail when a backup fails.</Note>}
      {(failed || old) && (
        <Alert>
          {failed ? `It failed ${when(failed.at)}: ${failed.why}` : 'The last one is older than two days.'}
        </Alert>
      )}
      {offSite?.failed && (
        <Alert>{`It could not be sent off-site ${when(offSite.failed.at)}: ${offSite.failed.why}`}</Alert>
      )}
    </Card>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="2" color="gray" mt="1">
      {children}
    </Text>
  );
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <Callout.Root color="red" role="alert" mt="3" size="1">
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
