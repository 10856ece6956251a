import { Button, Text } from '@radix-ui/themes';
import Route from 'lucide-react/icons/route';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { type Move, useRefetched } from './move.ts';
import { Step } from './Step.tsx';
import { t } from './texts.ts';

/** From now on the site answers for old addresses. */
export function Switch({ move: { id, host, switchedAt, finishedAt } }: { move: Move }) {
  const { timeZone } = usePageContext().site;
  const change = api.moveIn.switch.useMutation(useRefetched());
  if (!finishedAt) return null;
  return (
    <Step title={t('switchTitle')} hint={t('switchText', { host })}>
      {switchedAt ? (
        <Text as="p" size="2">
          {t('switched', { date: formatDateTime(switchedAt, timeZone) })}
        </Text>
      ) : (
        <div>
          <ConfirmButton
            title={t('switchAsk')}
            description={t('switchAskText')}
            confirmLabel={t('switchNow')}
            onConfirm={() => change.mutateAsync({ id })}
          >
            <Button>
              <Route size={16} aria-hidden /> {t('switchNow')}
            </Button>
          </ConfirmButton>
        </div>
      )}
    </Step>
  );
}
