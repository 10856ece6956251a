import { Button, Callout, Flex } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { shortTime, spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import type { LastRestore } from './backup.ts';
import { t } from './texts.ts';

export const alert = { color: 'red', role: 'alert', mb: '4' } as const;

export function Status() {
  const { timeZone } = usePageContext().site;
  const { data } = api.site.getBackups.useQuery(undefined, { staleTime: 0 });
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
        <Notice {...alert}>
          {failed ? t('failed', { date: when(failed.at), why: failed.why }) : t('old')}
        </Notice>
      )}
      {offSite?.failed && (
        <Notice {...alert}>
          {t('sendingFailed', { date: when(offSite.failed.at), why: offSite.failed.why })}
        </Notice>
      )}
      {facts.map((fact) => fact && <Muted key={fact}>{fact}</Muted>)}
    </>
  );
}

function sentOffSite(
  { sentAt, verifiedAt }: Record<'sentAt' | 'verifiedAt', Date | null>,
  when: (date: Date) => string,
) {
  if (!sentAt) return t('notSent');
  const date = when(sentAt);
  return verifiedAt ? t('sentAndVerified', { date, verified: when(verifiedAt) }) : t('sent', { date });
}

export function Restored({ restored }: { restored: LastRestore }) {
  const { by, at, madeAt, removed, isWayBack } = restored;
  const { timeZone } = usePageContext().site;
  const goBack = api.backup.goBack.useMutation({ onSuccess: () => window.location.reload() });
  const when = (date: Date) => spokenTime(date, timeZone);
  const who = { by: by || t('command'), madeAt: when(madeAt), at: shortTime(at, timeZone) };
  return (
    <Callout.Root color="orange" highContrast mb="4" size="1" role="status">
      <Callout.Text>{t(isWayBack ? 'wentBack' : 'restored', who)}</Callout.Text>
      {removed.length > 0 && <Callout.Text>{t('stayOut', { accounts: removed.join(', ') })}</Callout.Text>}
      {!isWayBack && (
        <Flex>
          <ConfirmButton
            title={t('undoTitle', { date: when(at) })}
            description={t('undoText')}
            confirmLabel={t('undo')}
            onConfirm={() => goBack.mutateAsync()}
          >
            <Button variant="outline">{t('undo')}</Button>
          </ConfirmButton>
        </Flex>
      )}
    </Callout.Root>
  );
}
