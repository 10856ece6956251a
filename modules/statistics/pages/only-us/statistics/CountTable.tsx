import { Button, Card, Flex, Heading, Link, Text } from '@radix-ui/themes';
import { type CSSProperties, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { translationScreen } from '#lib/translation.ts';
import type { Period } from '#modules/statistics/report.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { SettingsButton } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
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

// Others are counted in times.
const counted: Partial<Record<Kind, 'countedViews' | 'countedVisits'>> = {
  page: 'countedViews',
  source: 'countedVisits',
  country: 'countedVisits',
};

export function CountTable({ kind, statistics, period }: Props) {
  const { rows, rest } = statistics.tables[kind];
  const id = `statistics-${kind}`;
  const title = t(kind);
  return (
    <Card size="3" asChild>
      <section aria-labelledby={id}>
        <Flex justify="between" align="center" gap="4" mb="3">
          <Heading as="h2" size="3" id={id}>
            {title}
          </Heading>
          <Flex gap="4" align="center">
            {kind === 'miss' && <SearchWords />}
            {rows.length > 0 && <ExportButton period={period} table={kind} title={title} />}
          </Flex>
        </Flex>
        {rows.length === 0 && rest === 0 ? (
          <Muted>{t(kind === 'miss' ? 'noMisses' : 'none')}</Muted>
        ) : (
          <Rows kind={kind} statistics={statistics} />
        )}
      </section>
    </Card>
  );
}

/** Opens the synonyms of the search; `query`: adds one for a search without results. */
export function SearchWords({ query }: { query?: string }) {
  if (!useMay('write', 'settings')) return null;
  return (
    <SettingsButton title={t('searchWords')} fields={['searchWords']} synonym={query}>
      <Button variant="ghost" size="1" aria-label={query && t('addWordsOf', { query })}>
        {t(query ? 'addWords' : 'searchWords')}
      </Button>
    </SettingsButton>
  );
}

function Rows({ kind, statistics }: Omit<Props, 'period'>) {
  const { rows, found, rest } = statistics.tables[kind];
  const [isLong, setIsLong] = useState(false);
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const more = { found, count: rows.length };
  // Null for what is beyond the table.
  const shown: (Row | null)[] = rows.slice(0, isLong ? undefined : few);
  if (rest > 0 && (isLong || rows.length <= few)) shown.push(null);
  const columns: Column<Row | null>[] = [
    {
      header: t(kind),
      isHeaderHidden: true,
      width: '100%',
      cell: (row) => (
        <div
          className="statistics-share"
          style={{ '--share': row && `${(row.count / most) * 100}%` } as CSSProperties}
        >
          {row ? <RowName kind={kind} row={row} /> : t('rest')}
        </div>
      ),
    },
    {
      header: t(counted[kind] ?? 'countedTimes'),
      cell: (row) => formatNumber(row?.count ?? rest),
      align: 'end',
    },
  ];
  if (isComparable(statistics))
    columns.push({
      header: t('change'),
      cell: (row) => row && <Change now={row.untilYesterday} before={row.before} />,
      align: 'end',
    });
  return (
    <>
      <DataTable
        rows={shown}
        columns={columns}
        keyOf={(row) => (row ? `${row.language ?? ''} ${row.name}` : '')}
        variant="ghost"
        size="1"
      />
      {rows.length > few && (
        <Button variant="ghost" color="gray" mt="3" ml="1" onClick={() => setIsLong(!isLong)}>
          {isLong ? t('showLess') : t(rows.length < found ? 'showFirst' : 'showAll', more)}
        </Button>
      )}
    </>
  );
}

/**
 * The name in a row. Pages and searches lead to what visitors saw; sources to nowhere, because anybody can make them
 * up to be clicked here.
 */
function RowName({ kind, row }: { kind: Kind; row: Row }) {
  const { name, label, language } = row;
  if (kind === 'source') return name === '' ? t('direct') : <bdi>{name}</bdi>;
  if (kind === 'country') return label;
  if (kind === 'search' || kind === 'miss')
    return (
      <>
        <Seen path={`${language ? `/${language}` : ''}/search/${encodeURIComponent(name)}`}>{name}</Seen>
        {language && (
          <Muted as="div" lang={language}>
            {languageNames[language]}
          </Muted>
        )}
        {'isFoundNow' in row && <MissActions row={row} />}
      </>
    );
  if (kind === 'request' && !label) return t('contact');
  return (
    <>
      <Seen path={name}>{label ?? name}</Seen>
      {label && kind !== 'download' && <Muted as="div">{name}</Muted>}
    </>
  );
}

function Seen({ path, children }: { path: string; children: string }) {
  return (
    <Link href={path} target="_blank" rel="noreferrer" color="gray" highContrast underline="hover">
      <bdi>{children}</bdi>
    </Link>
  );
}

type Miss = Statistics['tables']['miss']['rows'][number];

/** The fix for a search without results, or a note that it has some by now. */
function MissActions({ row: { name: query, language, isFoundNow } }: { row: Miss }) {
  const pages = usePageContext().sidebar.find(({ pathname }) => pathname === '/only-us/pages')?.add;
  if (isFoundNow)
    return (
      <Text as="div" size="1" color="green">
        {t('foundNow')}
      </Text>
    );
  const words = encodeURIComponent(query);
  return (
    <Flex gap="4" mt="3">
      {language ? (
        <Button asChild variant="ghost" size="1">
          <a
            href={`${translationScreen('site', 1, language)}?synonym=${words}`}
            aria-label={t('addWordsOf', { query })}
          >
            {t('addWords')}
          </a>
        </Button>
      ) : (
        <SearchWords query={query} />
      )}
      {/* A page begins in the first language. */}
      {pages && !language && (
        <Button asChild variant="ghost" size="1" color="gray">
          <a href={`${pages.route}?title=${words}`} aria-label={t('createPageOf', { query })}>
            {t('createPage')}
          </a>
        </Button>
      )}
    </Flex>
  );
}
