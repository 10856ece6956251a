import { Button, Card, Flex, Heading } from '@radix-ui/themes';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { GoLive } from '../global-setting/site/VisitorsCard.tsx';
import { Row } from './Row.tsx';
import { stepTexts as t } from './texts.ts';

type FirstStep = Outputs['site']['getSummary']['firstSteps'][number];

const isOpen = ({ done, isSkipped }: FirstStep) => !done && !isSkipped;

/** One line: how far the site is, and the next step. It unfolds to all steps. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const [isUnfolded, unfold] = useState(false);
  const open = steps.filter(isOpen);
  return (
    <Card size="2" asChild>
      <section aria-labelledby="first-steps">
        <Flex align="center" gap="3" px="2" wrap="wrap">
          <Heading as="h2" size="4" id="first-steps">
            {t('title')}
          </Heading>
          <Muted as="span">{t('count', { done: steps.length - open.length, count: steps.length })}</Muted>
          <NextStep step={open[0]} />
          <Flex ml="auto" gap="5" align="center">
            <Button
              variant="ghost"
              color="gray"
              aria-expanded={isUnfolded}
              onClick={() => unfold(!isUnfolded)}
            >
              {t(isUnfolded ? 'fold' : 'unfold')}
              <ChevronDown size={16} aria-hidden className="chevron" />
            </Button>
            {open.some(({ route }) => !route) && <GoLive size="2" />}
          </Flex>
        </Flex>
        {isUnfolded && (
          <ol className="lines dashboard-rows">
            {steps.map((step) => (
              <Step key={step.key} step={step} />
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}

// Going live has its button at the end of the line.
function NextStep({ step }: { step: FirstStep | undefined }) {
  if (!step?.route) return null;
  return (
    <Flex asChild align="center" gap="1">
      <a href={step.route}>
        {t('next', { title: localize(step.title) })} <ChevronRight size={16} aria-hidden />
      </a>
    </Flex>
  );
}

function Step({ step }: { step: FirstStep }) {
  const { key, title, why, route, done, isSkipped, skipLabel } = step;
  const skip = skipLabel ? localize(skipLabel) : t('skip');
  const change = api.site.skipStep.useMutation(useRefetch((utils) => utils.site.getSummary));
  const open = isSkipped ? 'skipped' : 'open';
  const sign = { size: 20, role: 'img', 'aria-label': t(done ? 'done' : open) };
  return (
    <Row
      title={localize(title)}
      route={route}
      why={isOpen(step) && localize(why)}
      isDone={!isOpen(step)}
      sign={done ? <CircleCheck {...sign} color="var(--green-11)" /> : <CircleDashed {...sign} />}
    >
      {route && !done && (
        <Button
          variant="ghost"
          color="gray"
          loading={change.isPending}
          aria-label={t(isSkipped ? 'takeBackOf' : 'skipOf', { skip, title: localize(title) })}
          onClick={() => change.mutate({ key, isSkipped: !isSkipped })}
        >
          {isSkipped ? t('takeBack') : skip}
        </Button>
      )}
    </Row>
  );
}
