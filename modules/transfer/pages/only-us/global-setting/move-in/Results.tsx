import { Button, Flex, Link, Text, TextField } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';
import type { Move } from './move.ts';
import { Report } from './Report.tsx';
import { More, Step } from './Step.tsx';
import { countedKinds, kindNames, t } from './texts.ts';

type Total = Move['totals'][number];

const counts = ['found', 'moved', 'leftOut', 'failed'] as const;

export function Results({ move }: { move: Move }) {
  const sums: Column<Total>[] = [
    { header: t('inExport'), cell: ({ kind }) => kindNames(kind) },
    ...counts.map((name) => counted<Total>(t(name), (total) => total[name])),
  ];
  const file = `/api/move-in/${move.id}/report.csv`;
  return (
    <Step title={t('results')} hint={t('resultsText')}>
      <Sums {...move.sums} />
      <DataTable rows={move.totals} columns={sums} keyOf={({ kind }) => kind} size="1" />
      <Report move={move} />
      <Flex gap="3" align="center" wrap="wrap">
        <Button asChild variant="soft" color="gray">
          <a href={file} download>
            <Download size={16} aria-hidden /> {t('csv')}
          </a>
        </Button>
        <Muted as="span">{t('csvText')}</Muted>
      </Flex>
      <More
        title={t('kept', { count: move.kept.length })}
        lines={move.kept.map(({ name, bytes }) => (
          <>
            <Link href={`${file}?${new URLSearchParams({ file: name })}`} download underline="always">
              {name}
            </Link>{' '}
            <Muted as="span">{formatBytes(bytes)}</Muted>
          </>
        ))}
      />
      <LookUp />
    </Step>
  );
}

function LookUp() {
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState('');
  const { data, isFetching } = api.moveIn.check.useQuery({ address }, { enabled: address !== '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAddress(typed.trim());
      }}
    >
      <Text as="label" size="2" weight="medium" htmlFor="old-address">
        {t('lookUp')}
      </Text>
      <Flex gap="3" mt="1" wrap="wrap">
        <TextField.Root
          id="old-address"
          style={{ flex: '1 1 320px', maxWidth: 640 }}
          value={typed}
          placeholder="https://www.old-site.example/2019/01/a-post/"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="soft" loading={isFetching}>
          {t('lookUpNow')}
        </Button>
      </Flex>
      <Text as="p" size="2" mt="2" role="status">
        {data &&
          (data.leadsTo === null ? (
            t('leadsNowhere')
          ) : (
            <>
              {t('leadsTo')}{' '}
              <Link href={data.leadsTo} target="_blank" rel="noopener" underline="always">
                {data.leadsTo}
              </Link>
            </>
          ))}
      </Text>
    </form>
  );
}

type Counted = (typeof countedKinds)[number];

export function counted<Row>(header: string, of: (row: Row) => number): Column<Row> {
  return { header, cell: (row) => formatNumber(of(row)), align: 'end' };
}

/** Contents of the old site's texts, and how much of them arrived, the largest loss first. */
export function Sums({ before, after }: Move['sums']) {
  const missing = (kind: Counted) => before[kind] - after[kind];
  const columns = [
    { header: t('inTexts'), cell: (kind: Counted) => t(kind) },
    counted(t('found'), (kind: Counted) => before[kind]),
    counted(t('moved'), (kind: Counted) => after[kind]),
    counted(t('missing'), missing),
  ];
  const rows = countedKinds.filter((kind) => before[kind] > 0);
  rows.sort((one, other) => missing(other) - missing(one));
  return <DataTable rows={rows} columns={columns} keyOf={(kind) => kind} size="1" />;
}
