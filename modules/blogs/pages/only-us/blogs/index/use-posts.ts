import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#renderer/only-us/api.ts';
import { useLastPage, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useDebouncedValue } from '#renderer/only-us/ui/use-debounced-value.ts';
import { listFields } from '../post.ts';

/** The posts with search, sort, filters and pages. While the next page is fetched, the one before stays. */
export function usePosts() {
  const [{ trash, ...filter }, narrow] = useListState(listFields);
  const search = useDebouncedValue(filter.search.trim());
  const query = api.blog.getAll.useQuery({ ...filter, search }, { placeholderData: keepPreviousData });
  const utils = api.useUtils();
  const { page: _page, size: _size, sort: _sort, ...narrowed } = filter;
  const selectable = {
    total: query.data?.total ?? 0,
    narrowedTo: JSON.stringify({ ...narrowed, search }),
    // Never from the cache: posts come and go.
    getAll: () => utils.blog.getIds.fetch({ ...filter, search }, { staleTime: 0 }),
  };
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  return {
    filter,
    trash,
    narrow,
    query,
    selectable,
    isNarrowed: Boolean(search || filter.category || filter.state),
  };
}

/** The list of posts as `usePosts` returns it. */
export type Posts = ReturnType<typeof usePosts>;
