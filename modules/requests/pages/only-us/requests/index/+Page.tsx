import { useMay } from '#renderer/only-us/use-may.ts';
import './list.css';
import { Callout, Link } from '@radix-ui/themes';
import { requestsRoute } from '#modules/requests/paths.ts';
import { t } from '#modules/requests/texts.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { PagedList } from '#renderer/only-us/ui/list/PagedList.tsx';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { RequestsToolbar } from './RequestsToolbar.tsx';
import { RequestTable } from './RequestTable.tsx';
import { type Requests, useRequests } from './use-requests.ts';

export default function Page() {
  const mayChoose = useMay('manage', 'settings');
  const list = useRequests();
  return (
    <>
      {list.query.data?.isUnnoticed && (
        <Callout.Root color="red" highContrast role="alert" mb="4" size="1">
          <Callout.Text>
            {t('unnoticed')}{' '}
            {mayChoose && <Link href={`${requestsRoute}/settings`}>{t('choosePeople')}</Link>}
          </Callout.Text>
        </Callout.Root>
      )}
      <RequestsToolbar list={list} />
      <Found list={list} />
    </>
  );
}

function Found({ list: { query, filter, narrow, wanted } }: { list: Requests }) {
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { requests, total, pages, counts } = query.data;
  if (total === 0) {
    const isEmpty = !wanted.search && Object.values(counts).every((count) => count === 0);
    const kind = isEmpty ? 'empty' : wanted.search ? 'noMatch' : 'none';
    return <EmptyState title={t(`${kind}Title`)} text={t(`${kind}Text`)} />;
  }
  return (
    <PagedList
      count={t('count', { count: total })}
      total={total}
      page={filter.page}
      pages={pages}
      size={filter.size}
      onChange={narrow}
    >
      <RequestTable requests={requests} isMixed={filter.state === 'all'} />
    </PagedList>
  );
}
