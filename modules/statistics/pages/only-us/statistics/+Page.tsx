import './statistics.css';
import { Box, Card, Flex, Grid, Text } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { Change } from './Change.tsx';
import { CountTable, SearchWords } from './CountTable.tsx';
import { DaysCard } from './DaysCard.tsx';
import { t } from './texts.ts';
import {
  countsOf,
  type Figure,
  figures,
  isComparable,
  periodOf,
  type Statistics,
  sum,
  viewFields,
} from './view.ts';

const aMinute = 60_000;
// In two columns where there is room.
const columns = [
  ['page', 'miss', 'request'],
  ['source', 'search', 'download', 'country'],
] as const;

export default function Page() {
  const [view, narrow] = useListState(viewFields);
  const period = periodOf(view.period);
  const query = api.statistics.get.useQuery(
    { period },
    { placeholderData: keepPreviousData, refetchInterval: aMinute },
  );
  const { data } = query;
  if (!data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return (
    <>
      {!data.isOn && (
        <Notice color="amber" size="2" mb="4">
          {t('off')}
        </Notice>
      )}
      {data.since === null ? (
        <Nothing />
      ) : (
        <>
          <ViewTabs
            label={t('period')}
            views={(['7', '30', '90', '365'] as const).map((days) => ({
              view: days,
              label: t(`days${days}`),
            }))}
            current={view.period}
            onChange={(period) => narrow({ period })}
          />
          <Figures statistics={data} current={view.show} onChange={(show) => narrow({ show }, 'replace')} />
          <DaysCard statistics={data} figure={view.show} period={period} />
          <Grid columns="repeat(auto-fill, minmax(min(100%, 400px), 1fr))" gap="5" mt="5">
            {columns.map((kinds) => (
              <Grid key={kinds[0]} gap="5" align="start" alignContent="start">
                {kinds.filter(hasPlace(data)).map((kind) => (
                  <CountTable key={kind} kind={kind} statistics={data} period={period} />
                ))}
              </Grid>
            ))}
          </Grid>
        </>
      )}
      <Box asChild mt="5" maxWidth="72ch">
        <details>
          <summary className="quiet-summary">{t('how')}</summary>
          <Muted mt="2">{t('howText')}</Muted>
        </details>
      </Box>
    </>
  );
}

// Countries are known only behind some proxies.
function hasPlace({ tables }: Statistics) {
  return (kind: keyof Statistics['tables']) => kind !== 'country' || tables.country.rows.length > 0;
}

function Nothing() {
  const { maintenance } = usePageContext().site;
  return (
    <EmptyState title={t('emptyTitle')} text={t(maintenance ? 'emptyClosed' : 'emptyText')}>
      <SearchWords />
    </EmptyState>
  );
}

interface Props {
  statistics: Statistics;
  current: Figure;
  onChange(figure: Figure): void;
}

/** The sums of the period. Each is a button that shows it by day. */
function Figures({ statistics, current, onChange }: Props) {
  const misses = sum(statistics.metrics.misses.counts);
  return (
    <Grid asChild columns="repeat(auto-fit, minmax(140px, 1fr))" gap="3" mb="5">
      <fieldset aria-label={t('figures')}>
        {figures.map((figure) => {
          const { counts, before } = countsOf(statistics, figure);
          return (
            <Card key={figure} asChild size="2" className="statistics-figure">
              <button type="button" aria-pressed={figure === current} onClick={() => onChange(figure)}>
                <Text as="div" size="2">
                  {t(figure)}
                </Text>
                <Text as="div" size="7" weight="bold" mt="1">
                  {formatNumber(sum(counts))}
                </Text>
                <Flex asChild wrap="wrap" gapX="3" minHeight="20px">
                  <Muted as="div">
                    {isComparable(statistics) && (
                      <Change now={sum(counts.slice(0, -1))} before={sum(before.slice(0, -1))} />
                    )}
                    {figure === 'searches' && misses > 0 && t('withoutResults', { count: misses })}
                  </Muted>
                </Flex>
              </button>
            </Card>
          );
        })}
      </fieldset>
    </Grid>
  );
}
