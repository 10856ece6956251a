import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#renderer/only-us/api.ts';
import { useDebouncedValue } from '../base/use-debounced-value.ts';
import type { Selectable } from '../bulk/use-selection.ts';
import { type Narrow, useLastPage } from '../list/use-list-state.ts';
import type { FileFilter } from './file.ts';

/** A list of files with its search, sort and pages. While a page loads, the previous one stays. */
export function useFiles(filter: FileFilter, narrow: Narrow<FileFilter>) {
  const search = useDebouncedValue(filter.search.trim());
  const query = api.file.getPage.useQuery({ ...filter, search }, { placeholderData: keepPreviousData });
  const utils = api.useUtils();
  const { page: _page, size: _size, sort: _sort, ...narrowed } = filter;
  const selectable: Selectable = {
    shown: query.data?.files.map(({ id }) => id) ?? [],
    total: query.data?.total ?? 0,
    narrowedTo: JSON.stringify({ ...narrowed, search }),
    // Never from the cache: files come and go.
    getAll: () => utils.file.getIds.fetch({ ...filter, search }, { staleTime: 0 }),
  };
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  return { filter, narrow, query, selectable, isEmpty: query.data?.total === 0 };
}

export type Files = ReturnType<typeof useFiles>;
