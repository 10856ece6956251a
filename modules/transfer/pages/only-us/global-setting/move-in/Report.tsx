import { Badge, Button, Checkbox, Flex, Link, Text } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { useDebouncedValue } from '#renderer/only-us/ui/base/use-debounced-value.ts';
import { ImagePicker } from '#renderer/only-us/ui/files/dialogs.tsx';
import { FilterSelect, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { type Line, type Move, useRefetched } from './move.ts';
import { More } from './Step.tsx';
import { countedKinds, kindNames, t } from './texts.ts';

const views = ['missing', 'changed', 'leftOut', 'all'] as const;

const allMissing = { show: 'missing' as (typeof views)[number], kind: '', search: '', page: 1 };

/** The result of each item, first those of which something is missing. */
export function Report({ move }: { move: Move }) {
  const [filter, setFilter] = useState(allMissing);
  const search = useDebouncedValue(filter.search.trim());
  const narrow = (change: Partial<typeof filter>) => setFilter((all) => ({ ...all, page: 1, ...change }));
  const query = api.moveIn.getLines.useQuery(
    { id: move.id, ...filter, search },
    { placeholderData: keepPreviousData },
  );
  if (!query.data) return null;
  const { rows, total, pages, counts } = query.data;
  return (
    <div>
      <ViewTabs
        label={t('report')}
        views={views.map((view) => ({ view, label: `${t(view)} (${counts[view]})` }))}
        current={filter.show}
        onChange={(show) => narrow({ show })}
      />
      <ListToolbar
        label={t('searchLines')}
        search={filter.search}
        onSearch={(search) => narrow({ search })}
        filters={
          <FilterSelect
            label={t('kind')}
            all={t('allKinds')}
            value={filter.kind || undefined}
            options={move.totals.map(({ kind }) => ({ value: kind, label: kindNames(kind) }))}
            onChange={(kind = '') => narrow({ kind })}
          />
        }
      />
      {total === 0 ? (
        <Muted my="4">{t(filter.show === 'missing' && !search ? 'nothingMissing' : 'nothing')}</Muted>
      ) : (
        <PagedList
          count={t('lines', { count: total })}
          {...{ total, pages }}
          page={filter.page}
          onChange={narrow}
        >
          <DataTable rows={rows} columns={columnsFor(move)} keyOf={({ id }) => id} size="1" />
        </PagedList>
      )}
    </div>
  );
}

function columnsFor(move: Move): Column<Line>[] {
  return [
    {
      header: t('item'),
      width: '38%',
      cell: ({ title, address, route }) => (
        <>
          <div>{route ? <Link href={route}>{title || address}</Link> : title || address}</div>
          <Muted style={{ overflowWrap: 'anywhere' }}>{address}</Muted>
        </>
      ),
    },
    { header: t('kind'), cell: ({ kind }) => kindNames(kind), isMinor: true },
    { header: t('became'), width: '40%', cell: (line) => <Became move={move} line={line} /> },
    { header: t('done'), align: 'end', cell: (line) => <Done move={move} line={line} /> },
  ];
}

const colors = { moved: 'green', begun: 'amber', failed: 'red', 'left out': 'gray' } as const;
const stateNames = { moved: 'moved', begun: 'failed', failed: 'failed', 'left out': 'leftOut' } as const;

function Became({ move, line }: { move: Move; line: Line }) {
  const { state, why, kind, before, after, notes } = line;
  const lacking = countedKinds.filter((name) => (before?.[name] ?? 0) > (after?.[name] ?? 0));
  return (
    <Flex direction="column" gap="1" align="start">
      <Flex gap="2" align="center" wrap="wrap">
        <Badge color={colors[state]} highContrast>
          {t(stateNames[state])}
        </Badge>
        {why && <Text size="1">{why}</Text>}
      </Flex>
      {lacking.length > 0 && (
        <Muted as="span">
          {lacking
            .map((name) => t('hereOf', { name: t(name), here: after?.[name] ?? 0, all: before?.[name] ?? 0 }))
            .join(' · ')}
        </Muted>
      )}
      <More
        title={t('notes', { count: notes.length })}
        lines={notes.map(({ what, source, route }) => (
          <>
            {route ? (
              <Link href={route} underline="always">
                {what}
              </Link>
            ) : (
              what
            )}{' '}
            <Muted as="span" style={{ overflowWrap: 'anywhere' }}>
              {source.slice(0, 300)}
            </Muted>
          </>
        ))}
      />
      {kind === 'attachment' && state === 'failed' && <ReplaceFile move={move} line={line} />}
    </Flex>
  );
}

function ReplaceFile({ move, line }: { move: Move; line: Line }) {
  const [isOpen, setOpen] = useState(false);
  const refetched = useRefetched();
  const run = api.moveIn.run.useMutation(refetched);
  const replace = api.moveIn.replaceMissing.useMutation({
    ...refetched,
    // Texts show it after the next import.
    onSuccess: () => run.mutate({ id: move.id }),
  });
  return (
    <>
      <Button
        size="1"
        variant="soft"
        loading={replace.isPending}
        aria-haspopup="dialog"
        aria-label={t('replaceOf', { name: line.title })}
        onClick={() => setOpen(true)}
      >
        {t('replace')}
      </Button>
      {isOpen && (
        <ImagePicker
          takes="all"
          onClose={() => setOpen(false)}
          onChoose={([file]) => {
            setOpen(false);
            if (file) replace.mutate({ id: move.id, line: line.id, file: file.id });
          }}
        />
      )}
    </>
  );
}

function Done({ move, line }: { move: Move; line: Line }) {
  const mark = api.moveIn.markDone.useMutation(useRefetched());
  const isDone = mark.isPending ? mark.variables.isDone : line.isDone;
  return (
    <Checkbox
      checked={isDone}
      aria-label={t('doneOf', { title: line.title })}
      onCheckedChange={(now) => mark.mutate({ id: move.id, line: line.id, isDone: now === true })}
    />
  );
}
