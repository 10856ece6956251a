import { Button, Flex, Link, Text, TextField } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';
import type { Move } from './move.ts';
import { Report } from './Report.tsx';
import { Hint, More, Step } from './Step.tsx';
import { Sums } from './Sums.tsx';
import { kindNames, t } from './texts.ts';

type Total = Move['totals'][number];

export function Check({ move }: { move: Move }) {
  const number = (name: 'found' | 'moved' | 'leftOut' | 'failed'): Column<Total> => ({
    header: t(name === 'found' ? 'found' : `${name}Sum`),
    cell: (total) => formatNumber(total[name]),
    align: 'end',
  });
  const sums: Column<Total>[] = [
    { header: t('inExport'), cell: ({ kind }) => kindNames(kind) },
    number('found'),
    number('moved'),
    number('leftOut'),
    number('failed'),
  ];
  const file = `/api/move-in/${move.id}/report.csv`;
  return (
    <Step title={t('checkTitle')} hint={t('checkText')}>
      <Sums {...move.sums} />
      <DataTable rows={move.totals} columns={sums} keyOf={({ kind }) => kind} size="1" />
      <Report move={move} />
      <Flex gap="3" align="center" wrap="wrap">
        <Button asChild variant="soft" color="gray">
          <a href={file} download>
            <Download size={16} aria-hidden /> {t('csv')}
          </a>
        </Button>
        <Hint>{t('csvText')}</Hint>
      </Flex>
      <More
        title={t('kept', { count: move.kept.length })}
        lines={move.kept.map(({ name, bytes }) => (
          <>
            <Link href={`${file}?${new URLSearchParams({ file: name })}`} download underline="always">
              {name}
            </Link>{' '}
            <Hint>{formatBytes(bytes)}</Hint>
          </>
        ))}
      />
      <WhatBecame />
    </Step>
  );
}

function WhatBecame() {
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
      <Text as="label" size="2" weight="medium" htmlFor="what-became">
        {t('whatBecame')}
      </Text>
      <Flex gap="3" mt="1" wrap="wrap">
        <TextField.Root
          id="what-became"
          style={{ flex: '1 1 320px', maxWidth: 640 }}
          value={typed}
          placeholder="https://www.old-site.example/2019/01/a-post/"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="soft" loading={isFetching}>
          {t('tryAddress')}
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
