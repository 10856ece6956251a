import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#renderer/only-us/api.ts';
import { type Narrow, useLastPage } from '../list/use-list-state.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import type { FileFilter } from './file.ts';

/** A list of files with its search, sort and pages. While a page loads, the previous one stays. */
export function useFiles(filter: FileFilter, narrow: Narrow<FileFilter>) {
  const search = useDebouncedValue(filter.search.trim());
  const query = api.file.getPage.useQuery({ ...filter, search }, { placeholderData: keepPreviousData });
  useLastPage(filter.page, query.isPlaceholderData ? undefined : query.data?.pages, narrow);
  return { filter, narrow, query, isEmpty: query.data?.total === 0 };
}

/** A list of files as `useFiles` returns it. */
export type Files = ReturnType<typeof useFiles>;
