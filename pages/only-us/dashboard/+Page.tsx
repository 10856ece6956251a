import './dashboard.css';
import { Box, Button, Card, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import type { Summary, Waiting } from '#server/module/summary.ts';
import { type Attention, attentionIn } from './attention.ts';
import { BackupCard } from './BackupCard.tsx';
import { PreviewLinkCard } from './PreviewLinkCard.tsx';
import { ScheduledCard } from './ScheduledCard.tsx';
import { SiteCard } from './SiteCard.tsx';
import { t } from './texts.ts';
import { VisitorsCard } from './VisitorsCard.tsx';
import { WeeksCard } from './WeeksCard.tsx';

/** Where everybody lands after signing in: what visitors see, what needs attention and what changed. */
export default function Page() {
  const { user, site } = usePageContext();
  const { data: settings } = api.site.get.useQuery();
  const { data: summary } = api.site.getSummary.useQuery();
  return (
    <Grid gap="5" className="dashboard">
      {summary?.waiting.map((waiting) => (
        <WaitingCard key={waiting.route} waiting={waiting} />
      ))}
      {settings && user?.role === 'administrator' && (
        <VisitorsCard maintenance={settings.maintenance} address={site.address} />
      )}
      {settings && summary && <NeedsAttention items={attentionIn(summary, settings.timeZone)} />}
      {settings && summary && <ScheduledCard changes={summary.scheduled} timeZone={settings.timeZone} />}
      {settings && user?.role === 'administrator' && (
        <Grid columns="repeat(auto-fit, minmax(260px, 1fr))" gap="5">
          <SiteCard settings={settings} />
          <PreviewLinkCard maintenance={settings.maintenance} timeZone={settings.timeZone} />
          <BackupCard timeZone={settings.timeZone} />
        </Grid>
      )}
      {settings && summary && (
        <>
          <Grid columns="repeat(auto-fill, minmax(196px, 1fr))" gap="5">
            {summary.areas.map((area) => (
              <AreaCard key={area.route} area={area} />
            ))}
          </Grid>
          <WeeksCard areas={summary.areas} weeks={summary.weeks} />
          <LastChanges areas={summary.areas} timeZone={settings.timeZone} />
        </>
      )}
    </Grid>
  );
}

/** One area in numbers, with the way there. */
function AreaCard({ area: { title, route, counts } }: { area: Summary }) {
  return (
    <Card size="3">
      <Heading as="h2" size="2" weight="medium">
        <a href={route}>{title}</a>
      </Heading>
      <Flex asChild wrap="wrap" gapX="4" gapY="1" mt="3">
        <dl>
          {counts.map(({ label, count }) => (
            <Flex key={label} direction="column-reverse">
              <Text asChild size="2" color="gray">
                <dt>{label}</dt>
              </Text>
              <Text asChild size="7" weight="bold">
                <dd>{formatNumber(count)}</dd>
              </Text>
            </Flex>
          ))}
        </dl>
      </Flex>
    </Card>
  );
}

const shown = 6;

/** What changed last in all areas, the newest first. */
function LastChanges({ areas, timeZone }: { areas: Summary[]; timeZone: string }) {
  const changes = areas
    .flatMap(({ title: area, lastChanges }) => lastChanges.map((change) => ({ ...change, area })))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, shown);
  return (
    <Card className="changes" size="3">
      <Heading as="h2" size="4">
        {t('changes')}
      </Heading>
      {changes.length === 0 && (
        <Text as="p" size="2" color="gray" mt="3">
          {t('noChanges')}
        </Text>
      )}
      <ul className="lines dashboard-rows">
        {changes.map(({ title, route, at, area }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may have one title, and rows hold no state
          <li key={index}>
            <span>
              <a href={route}>{title}</a>
            </span>
            <small>
              {area} · <time dateTime={at.toISOString()}>{formatDateTime(at, timeZone)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What needs attention, with links. */
function NeedsAttention({ items }: { items: Attention[] }) {
  return (
    <Card className="attention" size="3">
      <Heading as="h2" size="4">
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
        {items.map(({ title, why, area, route, urgent }) => (
          <li key={`${route} ${title} ${why}`} data-urgent={urgent}>
            <span>
              {route ? <a href={route}>{title}</a> : <b>{title}</b>} {why}
            </span>
            <small>{area}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Somebody waits for an answer. */
function WaitingCard({ waiting: { title, text, route, label } }: { waiting: Waiting }) {
  return (
    <Card className="waiting" size="3">
      <Flex align="center" gap="20px">
        <span className="visitors-sign" aria-hidden>
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
