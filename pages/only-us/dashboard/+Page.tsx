import './dashboard.css';
import { Box, Button, Card, Flex, Grid, Heading } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Inbox from 'lucide-react/icons/inbox';
import { localize } from '#lib/interface-language.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
import type { Attention, FirstStep, Waiting } from '#server/site/points.ts';
import { GoLive, VisitorsCard } from '../global-setting/site/VisitorsCard.tsx';
import { ScheduledCard } from './ScheduledCard.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { t } from './texts.ts';
import { useShowMore } from './use-show-more.tsx';

export default function Page() {
  const isAdministrator = useMay('manage', 'settings');
  const readsContent = useMay('read', 'content');
  const { data: settings, ...site } = api.site.get.useQuery();
  const { data: summary, ...desk } = api.site.getSummary.useQuery();
  if (!settings || !summary) return <NotLoaded title={t('failedTitle')} query={settings ? desk : site} />;
  const { maintenance, timeZone } = settings;
  const isNew = summary.firstSteps.length > 0;
  return (
    <Grid gap="5" className="dashboard">
      {isNew && <FirstSteps steps={summary.firstSteps} />}
      {maintenance && isAdministrator && !isNew && <VisitorsCard maintenance />}
      <div className="dashboard-columns">
        <Grid gap="5">
          {summary.waiting.map((waiting) => (
            <WaitingCard key={waiting.route} waiting={waiting} />
          ))}
          <NeedsAttention items={summary.attention} count={isNew ? 3 : 4} />
          <ScheduledCard changes={summary.scheduled} timeZone={timeZone} count={isNew ? 2 : 3} />
        </Grid>
        <Grid gap="5">
          <ThisWeek areas={summary.areas} weeks={summary.weeks} />
          {readsContent && <Changes changes={summary.changes.slice(0, isNew ? 3 : 6)} />}
        </Grid>
      </div>
    </Grid>
  );
}

type SiteSummary = Outputs['site']['getSummary'];

function Changes({ changes }: Pick<SiteSummary, 'changes'>) {
  return (
    <Section title={t('changes')} gap="3">
      {changes.length === 0 && <Muted mt="3">{t('noChanges')}</Muted>}
      <ul className="lines dashboard-rows">
        {changes.map(({ title, route, at, how, by }) => (
          <li key={route + title}>
            <a href={route}>{title}</a>{' '}
            <p>
              {t(how, { name: by ?? t('somebody') })} · <Ago at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NeedsAttention({ items, count }: { items: Attention[]; count: number }) {
  const [shown, all] = useShowMore(items, count);
  return (
    <Section title={t('attention')} action={all} gap="3">
      {items.length === 0 && (
        <Flex asChild gap="2" align="center" mt="3">
          <Muted>
            <CircleCheck size={18} aria-hidden /> {t('noAttention')}
          </Muted>
        </Flex>
      )}
      <ul className="lines dashboard-rows">
        {shown.map(({ title, why, area, route, urgent }) => (
          <li key={`${route} ${title} ${why}`} data-urgent={urgent}>
            {route ? <a href={route}>{title}</a> : <b>{title}</b>} <p>{why}</p>
            <small>{area}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WaitingCard({ waiting: { title, text, route, label } }: { waiting: Waiting }) {
  return (
    <Card className="waiting" size="2">
      <Flex align="center" gap="4" px="2">
        <span className="card-sign" aria-hidden>
          <Inbox size={22} />
        </span>
        <Box flexGrow="1" flexBasis="0">
          <Heading as="h2" size="4">
            {title}
          </Heading>
          <Muted>{localize(text)}</Muted>
        </Box>
        <Button asChild>
          <a href={route}>{localize(label)}</a>
        </Button>
      </Flex>
    </Card>
  );
}

function FirstSteps({ steps }: { steps: FirstStep[] }) {
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
        {route ? <a href={route}>{localize(title)}</a> : <b>{localize(title)}</b>}
        <Muted>{localize(why)}</Muted>
      </div>
    </li>
  );
}
