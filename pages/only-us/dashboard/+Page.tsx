import './dashboard.css';
import { Box, Button, Card, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import type { inferRouterOutputs } from '@trpc/server';
import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Waiting } from '#server/module/summary.ts';
import type { AppRouter } from '#server/router.ts';
import { VisitorsCard } from '../global-setting/site/VisitorsCard.tsx';
import { type Attention, attentionIn } from './attention.ts';
import { ScheduledCard } from './ScheduledCard.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { t } from './texts.ts';

/** Where everybody lands after signing in: what waits, how the week goes, and who did what. */
export default function Page() {
  const isAdministrator = usePageContext().user?.role === 'administrator';
  const { data: settings } = api.site.get.useQuery();
  const { data: summary } = api.site.getSummary.useQuery();
  const { data: backups } = api.site.getBackups.useQuery(undefined, { enabled: isAdministrator });
  if (!settings || !summary) return null;
  const { maintenance, timeZone } = settings;
  return (
    <Grid gap="5" className="dashboard">
      {summary.waiting.map((waiting) => (
        <WaitingCard key={waiting.route} waiting={waiting} />
      ))}
      {maintenance && isAdministrator && <VisitorsCard maintenance />}
      <ThisWeek areas={summary.areas} weeks={summary.weeks} />
      <div className="dashboard-columns">
        <Grid gap="5">
          <NeedsAttention items={attentionIn({ ...summary, backups }, timeZone)} />
          <ScheduledCard changes={summary.scheduled} timeZone={timeZone} />
        </Grid>
        <Changes changes={summary.changes} timeZone={timeZone} />
      </div>
    </Grid>
  );
}

type SiteSummary = inferRouterOutputs<AppRouter>['site']['getSummary'];

/** What was changed last, by whom. */
function Changes({ changes, timeZone }: { changes: SiteSummary['changes']; timeZone: string }) {
  return (
    <Card size="3" asChild>
      <section aria-labelledby="changes">
        <Heading as="h2" size="4" id="changes">
          {t('changes')}
        </Heading>
        {changes.length === 0 && (
          <Text as="p" size="2" color="gray" mt="3">
            {t('noChanges')}
          </Text>
        )}
        <ul className="lines">
          {changes.map(({ title, route, at, how, by }) => (
            <li key={route + title}>
              <a href={route}>{title}</a>
              <Text as="div" size="1" color="gray">
                {t(how, { name: by ?? t('somebody') })} ·{' '}
                <time dateTime={at.toISOString()}>{formatDateTime(at, timeZone)}</time>
              </Text>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

const fewest = 6;

/** What needs attention, with links. */
function NeedsAttention({ items }: { items: Attention[] }) {
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, fewest);
  return (
    <Card size="3" asChild>
      <section aria-labelledby="attention">
        <Heading as="h2" size="4" id="attention">
          {t('attention')}
        </Heading>
        {items.length === 0 && (
          <Flex asChild gap="2" align="center" mt="3">
            <Text as="p" size="2" color="gray">
              <CircleCheck size={18} aria-hidden /> {t('noAttention')}
            </Text>
          </Flex>
        )}
        <ul className="lines dashboard-rows">
          {shown.map(({ title, why, area, route, urgent }) => (
            <li key={`${route} ${title} ${why}`} data-urgent={urgent}>
              <span>
                {route ? <a href={route}>{title}</a> : <b>{title}</b>} {why}
              </span>
              <small>{area}</small>
            </li>
          ))}
        </ul>
        {shown.length < items.length && (
          <Button variant="soft" color="gray" mt="3" onClick={() => showAll(true)}>
            {t('showAll', { count: items.length })}
          </Button>
        )}
      </section>
    </Card>
  );
}

/** Somebody waits for an answer. */
function WaitingCard({ waiting: { title, text, route, label } }: { waiting: Waiting }) {
  return (
    <Card className="waiting" size="3">
      <Flex align="center" gap="20px">
        <span className="card-sign" aria-hidden>
          <Inbox size={22} />
        </span>
        <Box flexGrow="1" flexBasis="0">
          <Heading as="h2" size="4">
            {title}
          </Heading>
          <Text as="p" color="gray" size="2" mt="1">
            {text}
          </Text>
        </Box>
        <Button size="3" asChild>
          <a href={route}>{label}</a>
        </Button>
      </Flex>
    </Card>
  );
}
