import './dashboard.css';
import { Flex, Grid } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
import type { Attention } from '#server/site/points.ts';
import { VisitorsCard } from '../global-setting/site/VisitorsCard.tsx';
import { Desk } from './Desk.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Row, useRows } from './Row.tsx';
import { ScheduledCard } from './ScheduledCard.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { t } from './texts.ts';

export default function Page() {
  const isAdministrator = useMay('manage', 'settings');
  const readsContent = useMay('read', 'content');
  const { data: settings, ...site } = api.site.get.useQuery();
  const { data: summary, ...desk } = api.site.getSummary.useQuery();
  if (!settings || !summary) return <NotLoaded title={t('failedTitle')} query={settings ? desk : site} />;
  const { maintenance } = settings;
  const isNew = summary.firstSteps.length > 0;
  // All of it fits a laptop.
  const hasDesk = summary.waiting.some(({ entries = [] }) => entries.length > 0);
  return (
    <Grid gap="5" className="dashboard">
      {isNew && <FirstSteps steps={summary.firstSteps} />}
      {maintenance && isAdministrator && !isNew && <VisitorsCard maintenance />}
      <div className="dashboard-columns">
        <Grid gap="5">
          {summary.waiting.map((waiting) => (
            <Desk key={waiting.title} waiting={waiting} />
          ))}
          {(summary.attention.length > 0 || summary.waiting.length === 0) && (
            <NeedsAttention items={summary.attention} count={hasDesk ? 2 : 4} />
          )}
          <ScheduledCard changes={summary.scheduled} count={hasDesk ? 2 : 3} />
        </Grid>
        <Grid gap="5">
          <ThisWeek areas={summary.areas} />
          {readsContent && summary.changes.length > 0 && (
            <Changes changes={summary.changes.slice(0, isNew ? 5 : 6)} />
          )}
        </Grid>
      </div>
    </Grid>
  );
}

type SiteSummary = Outputs['site']['getSummary'];

function Changes({ changes }: Pick<SiteSummary, 'changes'>) {
  const { rows } = useRows(changes, changes.length, ({ title, route, at, how, by }) => (
    <Row
      key={route + title}
      {...{ title, route }}
      why={
        <>
          {t(how, { name: by ?? t('somebody') })} · <Ago at={at} />
        </>
      }
    />
  ));
  return (
    <Section title={t('changes')} gap="3">
      {rows}
    </Section>
  );
}

function NeedsAttention({ items, count }: { items: Attention[]; count: number }) {
  const { rows, all } = useRows(items, count, (item) => (
    <Row key={`${item.route} ${item.title} ${item.why}`} {...item} />
  ));
  return (
    <Section title={t('attention')} action={all} gap="3">
      {rows || (
        <Flex asChild gap="2" align="center" mt="3">
          <Muted>
            <CircleCheck size={18} aria-hidden /> {t('noAttention')}
          </Muted>
        </Flex>
      )}
    </Section>
  );
}
