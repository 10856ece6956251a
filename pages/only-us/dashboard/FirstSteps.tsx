import { Box, Card, Flex, Heading } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { say } from '#lib/interface-language.ts';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import type { FirstStep } from '#server/site/points.ts';
import { GoLive } from '../global-setting/site/VisitorsCard.tsx';
import { t } from './texts.ts';

export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="first-steps">
        <Flex align="center" gap="3">
          <Heading as="h2" size="4" id="first-steps">
            {t('firstSteps')}
          </Heading>
          <Muted as="span">{t('stepsDone', { done, count: steps.length })}</Muted>
          {steps.some((step) => !step.done && !step.route) && (
            <Box ml="auto">
              <GoLive size="2" />
            </Box>
          )}
        </Flex>
        <ol className="first-steps">
          {steps.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
      </section>
    </Card>
  );
}

function Step({ title, why, route, done }: FirstStep) {
  const Sign = done ? CircleCheck : CircleDashed;
  return (
    <li data-done={done || undefined}>
      <Sign size={20} role="img" aria-label={t(done ? 'stepDone' : 'stepOpen')} />
      <div>
        {route ? <a href={route}>{say(title)}</a> : <b>{say(title)}</b>}
        <Muted>{say(why)}</Muted>
      </div>
    </li>
  );
}
