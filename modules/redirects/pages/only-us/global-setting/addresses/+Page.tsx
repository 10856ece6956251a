import { Button } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { DialogButton } from '#renderer/only-us/ui/base/DialogButton.tsx';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { useDebouncedValue } from '#renderer/only-us/ui/base/use-debounced-value.ts';
import { AddButton, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import type { ListState } from '#renderer/only-us/ui/list/list-address.ts';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { type Narrow, useLastPage, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { OpenedRedirect, RedirectDialog, RedirectTable } from './RedirectTable.tsx';
import { listFields, type Missing } from './redirect.ts';
import { t } from './texts.ts';

const ImportDialog = later(() => import('./ImportDialog.tsx'), 'ImportDialog');

export default function Page() {
  const [filter, narrow] = useListState(listFields);
  return (
    <>
      <ViewTabs
        label={t('tabs')}
        views={(['redirects', 'missing'] as const).map((tab) => ({ view: tab, label: t(`${tab}Tab`) }))}
        current={filter.tab}
        onChange={(tab) => narrow({ tab, search: '' }, 'push')}
      />
      {filter.tab === 'missing' ? <MissingTable /> : <RedirectList filter={filter} narrow={narrow} />}
    </>
  );
}

type State = ListState<typeof listFields>;

function RedirectList({ filter, narrow }: { filter: State; narrow: Narrow<State> }) {
  const [opened, open] = useOpened();
  const search = useDebouncedValue(filter.search.trim());
  const query = api.redirect.getAll.useQuery(
    { search, page: filter.page },
    { placeholderData: keepPreviousData },
  );
  const { rows, total = 0, pages = 1 } = query.data ?? {};
  const emptyKind = search ? 'noMatch' : 'empty';
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  return (
    <>
      <Muted mb="4" style={{ maxWidth: '80ch' }}>
        {t('intro')}
      </Muted>
      <ListToolbar
        label={t('search')}
        search={filter.search}
        onSearch={(words) => narrow({ search: words })}
        width={320}
      >
        <ImportRedirects />
        <AddButton onAdd={() => open('new')}>{t('add')}</AddButton>
      </ListToolbar>
      {opened === 'new' && <RedirectDialog onClose={() => open(null)} />}
      {rows && <OpenedRedirect opened={opened} listed={rows} onClose={() => open(null)} />}
      {!rows && <NotLoaded title={t('failedTitle')} query={query} />}
      {rows && total === 0 && <EmptyState title={t(`${emptyKind}Title`)} text={t(`${emptyKind}Text`)} />}
      {rows && total > 0 && (
        <PagedList count={t('count', { count: total })} {...filter} {...{ total, pages }} onChange={narrow}>
          <RedirectTable redirects={rows} onOpen={open} />
        </PagedList>
      )}
    </>
  );
}

function ImportRedirects() {
  const button = (
    <QuietButton>
      <Upload size={16} aria-hidden /> {t('import')}
    </QuietButton>
  );
  return <DialogButton button={button}>{(close) => <ImportDialog onClose={close} />}</DialogButton>;
}

const columns = (): Column<Missing>[] => [
  { header: t('address'), cell: ({ path }) => path, width: '45%' },
  { header: t('requests'), cell: ({ count }) => formatNumber(count), align: 'end' },
  { header: t('last'), cell: ({ lastAt }) => <Ago at={lastAt} /> },
];

function MissingTable() {
  const query = api.redirect.getMissing.useQuery();
  const [from, setFrom] = useState<string | null>(null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  if (query.data.length === 0)
    return <EmptyState title={t('missingEmptyTitle')} text={t('missingEmptyText')} />;
  return (
    <>
      <Muted mb="4" style={{ maxWidth: '80ch' }}>
        {t('missingIntro')}
      </Muted>
      <DataTable
        rows={query.data}
        columns={columns()}
        keyOf={({ path }) => path}
        actionsOf={({ path }) => (
          <Button
            className="on-hover"
            variant="soft"
            aria-label={t('redirectToOf', { path })}
            aria-haspopup="dialog"
            onClick={() => setFrom(path)}
          >
            {t('redirectTo')}
          </Button>
        )}
      />
      {from !== null && <RedirectDialog from={from} onClose={() => setFrom(null)} />}
    </>
  );
}
