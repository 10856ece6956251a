import { Button, Text } from '@radix-ui/themes';
import Route from 'lucide-react/icons/route';
import Undo2 from 'lucide-react/icons/undo-2';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { type Move, useRefetched } from './move.ts';
import { More, Step } from './Step.tsx';
import { t } from './texts.ts';

export function Redirects({ move: { id, host, switchedAt, finishedAt } }: { move: Move }) {
  const { timeZone } = usePageContext().site;
  const change = api.moveIn.switch.useMutation(useRefetched());
  if (!finishedAt) return null;
  return (
    <Step title={t('redirects')} hint={t('redirectsText', { host })}>
      {switchedAt ? (
        <Text as="p" size="2">
          {t('redirectsOn', { date: formatDateTime(switchedAt, timeZone) })}
        </Text>
      ) : (
        <div>
          <ConfirmButton
            title={t('turnOnAsk')}
            description={t('turnOnText')}
            confirmLabel={t('turnOn')}
            color="orange"
            onConfirm={() => change.mutateAsync({ id })}
          >
            <Button>
              <Route size={16} aria-hidden /> {t('turnOn')}
            </Button>
          </ConfirmButton>
        </div>
      )}
    </Step>
  );
}

export function Undo({ move: { id, undoableUntil } }: { move: Move }) {
  const { timeZone } = usePageContext().site;
  const { data } = api.moveIn.previewUndo.useQuery({ id });
  const undo = api.moveIn.undo.useMutation(useRefetched());
  const isOver = undoableUntil !== null && undoableUntil < new Date();
  return (
    <Step title={t('undoNow')} hint={isOver ? t('undoOver') : t('undoText')}>
      {data && !isOver && (
        <>
          <Text as="p" size="2" suppressHydrationWarning>
            {t('goes', { entries: data.goes, files: data.files })}{' '}
            {undoableUntil && t('undoUntil', { date: formatDateTime(undoableUntil, timeZone) })}
          </Text>
          <More title={t('stays', { count: data.stay })} lines={data.stays} />
          <div>
            <ConfirmButton
              title={t('undoAsk')}
              description={t('goes', { entries: data.goes, files: data.files })}
              confirmLabel={t('undoNow')}
              onConfirm={() => undo.mutateAsync({ id })}
            >
              <Button color="red" variant="soft">
                <Undo2 size={16} aria-hidden /> {t('undoNow')}
              </Button>
            </ConfirmButton>
          </div>
        </>
      )}
    </Step>
  );
}
