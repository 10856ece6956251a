import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#renderer/only-us/api.ts';
import { useLastPage, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useDebouncedValue } from '#renderer/only-us/ui/use-debounced-value.ts';
import { listFields, stateOf } from '../request.ts';

const aMinute = 60_000;

/** The filtered, paged list; new requests arrive by polling. */
export function useRequests() {
  const [filter, narrow] = useListState(listFields);
  const search = useDebouncedValue(filter.search.trim());
  const wanted = { search, state: stateOf(filter.state) };
  const query = api.request.getAll.useQuery(
    { ...wanted, size: filter.size, page: filter.page },
    { placeholderData: keepPreviousData, refetchInterval: aMinute },
  );
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  return { filter, narrow, query, wanted };
}

export type Requests = ReturnType<typeof useRequests>;
