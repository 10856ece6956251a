import { Badge, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Import } from './Import.tsx';
import type { Move } from './move.ts';
import { Options } from './Options.tsx';
import { Redirects, Undo } from './Redirects.tsx';
import { Results } from './Results.tsx';
import { Review } from './Review.tsx';
import { Step } from './Step.tsx';
import { type StepName, stepNames, t } from './texts.ts';
import { Upload } from './Upload.tsx';

export default function Page() {
  const [asked, setAsked] = useState<number | null>(null);
  const query = api.moveIn.get.useQuery(asked === null ? undefined : { id: asked }, {
    // Another administrator, or a command, may change it.
    refetchInterval: ({ state }) => (state.data?.current?.isChanging ? 1000 : 15_000),
  });
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { current, others, categories, areas } = query.data;
  const isOpen = current?.state !== 'done' && !current?.isBusy;
  return (
    <Flex direction="column" gap="4">
      <Steps at={stepOf(current)} />
      {isOpen && <Upload move={current} />}
      {isOpen && current?.review && (
        <>
          <Review key={`found ${current.id}`} move={current} found={current.review} areas={areas} />
          <Options key={current.id} move={current} found={current.review} categories={categories} />
        </>
      )}
      {current && <Import key={current.id} move={current} />}
      {current && !current.isBusy && current.totals.length > 0 && (
        <>
          <Results key={current.id} move={current} />
          <Redirects move={current} />
          <Undo move={current} />
        </>
      )}
      {current?.state === 'done' && <Upload move={current} />}
      {others.length > 0 && (
        <Step title={t('others')} hint={t('othersText')}>
          <Flex gap="3" wrap="wrap">
            {others.map(({ id, host }) => (
              <QuietButton key={id} onClick={() => setAsked(id)}>
                {host || t('newMove')}
              </QuietButton>
            ))}
          </Flex>
        </Step>
      )}
    </Flex>
  );
}

function stepOf(move: Move | null): StepName | null {
  if (!move || move.state === 'uploaded') return 'upload';
  if (move.state === 'reviewing') return 'review';
  if (move.state === 'reviewed') return 'options';
  if (move.state === 'running' || move.state === 'stopped') return 'import';
  if (move.state === 'undoing') return 'undo';
  return move.switchedAt ? null : 'results';
}

/** `at`: the current step; null once only undo is left. */
function Steps({ at }: { at: StepName | null }) {
  const reached = stepNames.indexOf(at ?? 'undo');
  return (
    <>
      <Text as="p" size="2">
        {t('intro')}
      </Text>
      <Flex asChild gapX="5" gapY="2" wrap="wrap">
        <ol aria-label={t('steps')}>
          {stepNames.map((name, index) => {
            const isCurrent = name === at;
            const color = isCurrent || index < reached ? undefined : 'gray';
            return (
              <Flex asChild gap="2" align="center" key={name}>
                <li aria-current={isCurrent ? 'step' : undefined}>
                  <Badge
                    radius="full"
                    variant={isCurrent ? 'solid' : 'outline'}
                    color={color}
                    style={{ minWidth: 'var(--space-5)', justifyContent: 'center' }}
                  >
                    {index < reached ? '✓' : index + 1}
                  </Badge>
                  <Text size="1" weight={isCurrent ? 'medium' : 'regular'}>
                    {t(name)}
                  </Text>
                </li>
              </Flex>
            );
          })}
        </ol>
      </Flex>
    </>
  );
}
