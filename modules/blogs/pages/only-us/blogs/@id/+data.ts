import type { PageContextServer } from 'vike/types';
import { entryData } from '#renderer/only-us/record-data.ts';

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  const { blog, blogCategory } = pageContext.prefetch;
  return entryData(
    pageContext,
    'blog',
    Promise.all([blogCategory.getAll.prefetch(), blog.getTags.prefetch()]),
  );
}
