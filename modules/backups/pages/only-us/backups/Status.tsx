import { Callout, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { t } from './texts.ts';

interface OffSite {
  sentAt: Date | null;
  verifiedAt: Date | null;
}

/** When the next backup is made, what was sent off-site, and what is wrong with them. */
export function Status() {
  const { timeZone } = usePageContext().site;
  const { data } = api.site.getBackups.useQuery();
  if (!data) return null;
  const { made, failed, isOld, next, offSite, alerts } = data;
  const when = (date: Date) => spokenTime(date, timeZone);
  const facts = [
    next ? t(made ? 'next' : 'first', { date: when(next) }) : t('off'),
    offSite ? sentOffSite(offSite, when) : t('notOffSite'),
    next && !alerts && t('noAlerts'),
  ];
  return (
    <>
      {(failed || isOld) && (
        <Alert>{failed ? t('failed', { date: when(failed.at), why: failed.why }) : t('old')}</Alert>
      )}
      {offSite?.failed && (
        <Alert>{t('sendingFailed', { date: when(offSite.failed.at), why: offSite.failed.why })}</Alert>
      )}
      {facts.map(
        (fact) =>
          fact && (
            <Text as="p" size="1" color="gray" key={fact}>
              {fact}
            </Text>
          ),
      )}
    </>
  );
}

function sentOffSite({ sentAt, verifiedAt }: OffSite, when: (date: Date) => string) {
  if (!sentAt) return t('notSent');
  const date = when(sentAt);
  return verifiedAt ? t('sentAndVerified', { date, verified: when(verifiedAt) }) : t('sent', { date });
}

/** What went wrong. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <Callout.Root color="red" highContrast role="alert" mb="4" size="1">
      <Callout.Text>{children}</Callout.Text>
    </Callout.Root>
  );
}
