import { Button, Card, Flex, Heading, Text, VisuallyHidden } from '@radix-ui/themes';
import { type CSSProperties, useState } from 'react';
import type { Period } from '#lib/periods.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { Change } from './Change.tsx';
import { ExportButton } from './ExportButton.tsx';
import { t } from './texts.ts';
import { isComparable, type Kind, type Row, type Statistics } from './view.ts';

interface Props {
  kind: Kind;
  statistics: Statistics;
  period: Period;
}

const few = 10;

const columns: Record<Kind, 'countedViews' | 'countedVisits' | 'countedTimes'> = {
  page: 'countedViews',
  source: 'countedVisits',
  country: 'countedVisits',
  search: 'countedTimes',
  miss: 'countedTimes',
  download: 'countedTimes',
  request: 'countedTimes',
};

/** What was counted most often, of one kind. */
export function CountTable({ kind, statistics, period }: Props) {
  const { rows, found, rest } = statistics.tables[kind];
  const id = `statistics-${kind}`;
  const title = t(kind);
  return (
    <Card size="3" asChild>
      <section aria-labelledby={id}>
        <Flex justify="between" align="center" gap="4" mb="3">
          <Heading as="h2" size="3" id={id}>
            {title}
          </Heading>
          {rows.length > 0 && <ExportButton period={period} table={kind} title={title} />}
        </Flex>
        {rows.length === 0 && rest === 0 ? (
          <Text as="p" size="2" color="gray">
            {t(kind === 'miss' ? 'noMisses' : 'none')}
          </Text>
        ) : (
          <Rows kind={kind} statistics={statistics} found={found} />
        )}
      </section>
    </Card>
  );
}

function Rows({ kind, statistics, found }: Omit<Props, 'period'> & { found: number }) {
  const { rows, rest } = statistics.tables[kind];
  const [isLong, setIsLong] = useState(false);
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <>
      <table className="statistics-counts">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t(kind)}</VisuallyHidden>
            </th>
            <th scope="col">{t(columns[kind])}</th>
            {isComparable(statistics) && <th scope="col">{t('change')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isLong ? undefined : few).map((row) => (
            <tr key={row.name} style={{ '--share': `${(row.count / most) * 100}%` } as CSSProperties}>
              <th scope="row">
                <RowName kind={kind} row={row} />
              </th>
              <td>{formatNumber(row.count)}</td>
              {isComparable(statistics) && (
                <td>
                  <Change now={row.untilYesterday} before={row.before} />
                </td>
              )}
            </tr>
          ))}
          {rest > 0 && (isLong || rows.length <= few) && (
            <tr>
              <th scope="row">{t('rest')}</th>
              <td>{formatNumber(rest)}</td>
              {isComparable(statistics) && <td />}
            </tr>
          )}
        </tbody>
      </table>
      {rows.length > few && (
        <Button variant="ghost" color="gray" mt="3" ml="1" onClick={() => setIsLong(!isLong)}>
          {isLong
            ? t('showLess')
            : rows.length < found
              ? t('showFirst', { found, count: rows.length })
              : t('showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

/**
 * What a row is about. Pages and searches lead to what visitors saw; sources to nowhere, because anybody can make them
 * up to be clicked here.
 */
function RowName({ kind, row: { name, label } }: { kind: Kind; row: Row }) {
  if (kind === 'source') return name === '' ? t('direct') : <bdi>{name}</bdi>;
  if (kind === 'country') return label;
  if (kind === 'search' || kind === 'miss')
    return (
      <a href={`/search/${encodeURIComponent(name)}`} target="_blank" rel="noreferrer">
        <bdi>{name}</bdi>
      </a>
    );
  if (kind === 'request' && !label) return t('contact');
  return (
    <a href={name} target="_blank" rel="noreferrer">
      {label ?? name} {label && kind !== 'download' && <small>{name}</small>}
    </a>
  );
}
