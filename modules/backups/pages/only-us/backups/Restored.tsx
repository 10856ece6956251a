import { Button, Callout, Flex } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { shortTime, spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import type { LastRestore } from './backup.ts';
import { t } from './texts.ts';

/** What was restored within the last hour, who stays out, and the way back. */
export function Restored({ restored }: { restored: LastRestore }) {
  const { by, at, madeAt, removed, isWayBack } = restored;
  const { timeZone } = usePageContext().site;
  const goBack = api.backup.goBack.useMutation({ onSuccess: openAgain });
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

/** Everything on this screen, and around it, is of another database now. */
export function openAgain(): void {
  window.location.reload();
}
