import './list.css';
import { Button, Flex, Link } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Settings from 'lucide-react/icons/settings';
import { requestsRoute } from '#modules/requests/paths.ts';
import { states } from '#modules/requests/states.ts';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { downloadText } from '#renderer/only-us/ui/base/download-text.ts';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { useDebouncedValue } from '#renderer/only-us/ui/base/use-debounced-value.ts';
import { FilterSelect, ListToolbar } from '#renderer/only-us/ui/list/ListToolbar.tsx';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { useLastPage, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { ViewTabs } from '#renderer/only-us/ui/list/ViewTabs.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
import { formatNumber } from '#renderer/ui/numbers.ts';
import { listFields, narrowedBy } from '../request.ts';
import { RequestTable } from './RequestTable.tsx';

export default function Page() {
  const mayChoose = useMay('manage', 'settings');
  const list = useRequests();
  return (
    <>
      {list.query.data?.isUnnoticed && (
        <Notice color="red" role="alert" mb="4">
          {t('unnoticed')} {mayChoose && <Link href={`${requestsRoute}/settings`}>{t('choosePeople')}</Link>}
        </Notice>
      )}
      <RequestsToolbar list={list} />
      <Found list={list} />
    </>
  );
}

const aMinute = 60_000;

function useRequests() {
  const [filter, narrow] = useListState(listFields);
  const search = useDebouncedValue(filter.search.trim());
  const wanted = { search, ...narrowedBy(filter) };
  const query = api.request.getAll.useQuery(
    { ...wanted, size: filter.size, page: filter.page },
    { placeholderData: keepPreviousData, refetchInterval: aMinute },
  );
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  return { filter, narrow, query, wanted };
}

type Requests = ReturnType<typeof useRequests>;

function RequestsToolbar({ list }: { list: Requests }) {
  const { filter, narrow, query, wanted } = list;
  const mayManage = useMay('manage', 'requests');
  const mayChangeSettings = useMay('manage', 'settings');
  const { counts, total = 0 } = query.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ViewTabs
        label={t('state')}
        // Many companies send no samples.
        views={([...states, 'all'] as const)
          .filter((state) => state !== 'sampleSent' || filter.state === state || counts?.[state])
          .map((state) => {
            const count = state === 'all' ? all : counts?.[state];
            const number = count !== undefined && <small>{formatNumber(count)}</small>;
            return {
              view: state,
              label: (
                <>
                  {t(state)} {number}
                </>
              ),
            };
          })}
        current={filter.state}
        onChange={(state) => narrow({ state })}
      />
      <ListToolbar
        label={t('search')}
        search={filter.search}
        // Nobody remembers a request’s state: a search starts in all states.
        onSearch={(search) => narrow({ search, ...(!filter.search && { state: 'all' }) })}
        width={280}
        filters={<FormFilter list={list} />}
      >
        {mayManage && (
          <Flex gap="3" className="request-office">
            {total > 0 && <ExportButton wanted={wanted} total={total} />}
            {mayChangeSettings && (
              <Button variant="soft" color="gray" asChild>
                <a href={`${requestsRoute}/settings`}>
                  <Settings size={16} aria-hidden /> {t('settings')}
                </a>
              </Button>
            )}
          </Flex>
        )}
      </ListToolbar>
    </>
  );
}

function FormFilter({ list: { query, filter, narrow } }: { list: Requests }) {
  const forms = query.data?.forms.map(({ id, title }) => ({ value: String(id), label: title })) ?? [];
  // Nothing was sent with another form than the site’s own.
  if (forms.length === 0) return null;
  return (
    <FilterSelect
      label={t('form')}
      all={t('allForms')}
      value={filter.form || undefined}
      options={[{ value: '0', label: t('requestForm') }, ...forms]}
      onChange={(form = '') => narrow({ form })}
    />
  );
}

/** Downloads all matches as a table, after asking: the file leaves the site’s protection. */
function ExportButton({ wanted, total }: Pick<Requests, 'wanted'> & { total: number }) {
  const exporting = api.request.export.useMutation();
  const download = async () => {
    const { name, text, count } = await exporting.mutateAsync(wanted);
    downloadText(name, text, 'text/csv');
    toast(t('success'), 'success', { text: t('exported', { count }) });
  };
  return (
    <ConfirmButton
      title={t('exportTitle', { count: total })}
      description={t('exportText')}
      confirmLabel={t('export')}
      color="orange"
      onConfirm={download}
    >
      <Button variant="soft" color="gray">
        <Download size={16} aria-hidden /> {t('export')}
      </Button>
    </ConfirmButton>
  );
}

function Found({ list: { query, filter, narrow, wanted } }: { list: Requests }) {
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { requests, total, pages, counts } = query.data;
  if (total === 0) {
    const isEmpty =
      !wanted.search && wanted.form === undefined && Object.values(counts).every((count) => count === 0);
    const kind = isEmpty ? 'empty' : wanted.search ? 'noMatch' : 'none';
    return <EmptyState title={t(`${kind}Title`)} text={t(`${kind}Text`)} />;
  }
  return (
    <PagedList count={t('count', { count: total })} {...filter} {...{ total, pages }} onChange={narrow}>
      <RequestTable requests={requests} isMixed={filter.state === 'all'} />
    </PagedList>
  );
}
