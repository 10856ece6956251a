import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostFilter } from '#modules/blogs/inputs.ts';
import { api } from '#renderer/only-us/api.ts';
import { useSettled } from '#renderer/ui/use-settled.ts';
import { firstPage } from '../post.ts';

/** The posts with search, sort, filters and pages. While the next page is fetched, the one before stays. */
export function usePosts() {
  const [filter, setFilter] = useState(firstPage);
  const search = useSettled(filter.search.trim());
  const asked = { ...filter, search };
  const { data } = api.blog.getAll.useQuery(asked, { placeholderData: keepPreviousData });
  const { posts = [], total = 0, pages = 1 } = data ?? {};
  // The last post of the last page was deleted.
  if (data && filter.page > pages) setFilter({ ...filter, page: pages });
  return {
    filter,
    /** Another search, sort or filter starts at its first page. */
    narrow: (change: Partial<PostFilter>) => setFilter((all) => ({ ...all, page: 1, ...change })),
    isNarrowed: Boolean(search || filter.category || filter.state),
    posts,
    total,
    pages,
    loaded: data !== undefined,
  };
}

/** The list of posts as `usePosts` gives it. */
export type Posts = ReturnType<typeof usePosts>;
