import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { useSettled } from '../use-settled.ts';
import { type FileFilter, firstPage } from './file.ts';

/** A list of files with its search, sort and pages, beginning with `first`. While the next one is fetched, the one before stays. */
export function useFiles(first: FileFilter = firstPage) {
  const [filter, setFilter] = useState(first);
  const search = useSettled(filter.search.trim());
  const { data, isError, isPlaceholderData, refetch } = api.file.getPage.useQuery(
    { ...filter, search },
    { placeholderData: keepPreviousData },
  );
  const { files = [], total = 0, pages = 1 } = data ?? {};
  // The last file of the last page was deleted.
  useEffect(() => {
    if (!isPlaceholderData && data && filter.page > pages) setFilter((all) => ({ ...all, page: pages }));
  }, [isPlaceholderData, data, filter.page, pages]);
  return {
    filter,
    /** Another search or sort starts at its first page. */
    narrow: (change: Partial<FileFilter>) => setFilter((all) => ({ ...all, page: 1, ...change })),
    files,
    total,
    pages,
    loaded: data !== undefined,
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** A list of files as `useFiles` gives it. */
export type Files = ReturnType<typeof useFiles>;
