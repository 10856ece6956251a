import { Callout, Card, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { spokenTime } from '#renderer/only-us/ui/Ago.tsx';
import { formatBytes } from '#renderer/ui/numbers.ts';
import { backupTexts as t } from './texts.ts';

interface OffSite {
  sentAt: Date | null;
  verifiedAt: Date | null;
}

/** When the last backup was made, verified and sent off-site, and what is wrong with them. */
export function BackupCard({ timeZone }: { timeZone: string }) {
  const { data } = api.site.getBackups.useQuery();
  if (!data) return null;
  const { made, verifiedAt, failed, isOld, next, offSite, alerts } = data;
  const when = (date: Date) => spokenTime(date, timeZone);
  return (
    <Card size="3">
      <Heading as="h2" size="4">
        {t('title')}
      </Heading>
      <Text as="p" size={made ? '2' : '1'} mt="1" color={made ? undefined : 'gray'}>
        {made ? t('made', { date: when(made.at), size: formatBytes(made.bytes) }) : t('none')}
      </Text>
      {made && <Note>{verifiedAt ? t('verified', { date: when(verifiedAt) }) : t('notVerified')}</Note>}
      {offSite && <Note>{sentOffSite(offSite, when)}</Note>}
      <Note>{next ? t(made ? 'next' : 'first', { date: when(next) }) : t('off')}</Note>
      {next && !alerts && <Note>{t('noAlerts')}</Note>}
      {(failed || isOld) && (
        <Alert>{failed ? t('failed', { date: when(failed.at), why: failed.why }) : t('old')}</Alert>
      )}
      {offSite?.failed && (
        <Alert>{t('sendingFailed', { date: when(offSite.failed.at), why: offSite.failed.why })}</Alert>
      )}
    </Card>
  );
}

function sentOffSite({ sentAt, verifiedAt }: OffSite, when: (date: Date) => string) {
  if (!sentAt) return t('notSent');
  const date = when(sentAt);
  return verifiedAt ? t('sentAndVerified', { date, verified: when(verifiedAt) }) : t('sent', { date });
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="1" color="gray" mt="1">
      {children}
    </Text>
  );
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <Callout.Root color="red" highContrast role="alert" mt="3" size="1">
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
