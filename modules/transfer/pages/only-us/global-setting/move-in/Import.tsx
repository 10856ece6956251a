import { Button, Flex, Progress } from '@radix-ui/themes';
import Play from 'lucide-react/icons/play';
import { translateMessage } from '#lib/translate-message.ts';
import { api } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { type Move, useRefetched } from './move.ts';
import { Step } from './Step.tsx';
import { t } from './texts.ts';

export function Import({ move }: { move: Move }) {
  const refetched = useRefetched();
  const run = api.moveIn.run.useMutation(refetched);
  const { id, state, failure, isBusy, hasReplacements, review } = move;
  if (isBusy) return <Progressing move={move} />;
  const isOpen = state === 'running' || state === 'stopped';
  const unread = review?.unread ?? [];
  const name = isOpen ? 'resume' : state === 'done' ? 'importAgain' : 'import';
  const isReady = isOpen || hasReplacements || (review !== null && state === 'reviewed');
  if (!failure && !isReady) return null;
  return (
    <Step title={t(isOpen ? 'unfinished' : 'import')} hint={t('importText')}>
      {(failure || unread.length > 0) && (
        <Notice color="red" role="alert">
          {failure ? t('stopped', { why: translateMessage(failure) }) : t('unread')}{' '}
          {unread.map(translateMessage).join(' ')}
        </Notice>
      )}
      {hasReplacements && <Notice color="amber">{t('replacedSince')}</Notice>}
      {isReady && (
        <div>
          <Button loading={run.isPending} onClick={() => run.mutate({ id, anyway: unread.length > 0 })}>
            <Play size={16} aria-hidden /> {t(unread.length > 0 ? 'importAnyway' : name)}
          </Button>
        </div>
      )}
    </Step>
  );
}

function Progressing({ move: { id, state, progress, by } }: { move: Move }) {
  const stop = api.moveIn.stop.useMutation(useRefetched());
  const { step, done, of } = progress ?? { step: 'reading' as const, done: 0, of: 0 };
  const isCounted = of > 1 && (step === 'files' || step === 'entries');
  const title = { reviewing: 'reviewingTitle', undoing: 'undoingTitle' } as const;
  return (
    <Step
      title={t(title[state as keyof typeof title] ?? 'importingTitle')}
      hint={by ? t('byWhom', { by }) : t('byCommand')}
    >
      <div role="status">
        <Progress value={isCounted ? (100 * done) / of : undefined} aria-label={t(step)} duration="60s" />
        <Muted mt="2">{isCounted ? t('stepOf', { step: t(step), done, of }) : t(step)}</Muted>
      </div>
      {state !== 'undoing' && (
        <Flex gap="3" align="center" wrap="wrap">
          <QuietButton loading={stop.isPending} onClick={() => stop.mutate({ id })}>
            {t('stop')}
          </QuietButton>
          <Muted as="span">{t('stopText')}</Muted>
        </Flex>
      )}
    </Step>
  );
}
