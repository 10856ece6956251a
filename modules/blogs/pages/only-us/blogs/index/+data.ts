import type { PageContextServer } from 'vike/types';
import { prefetchAboutList } from '#renderer/only-us/prefetch-queries.ts';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields } from '../post.ts';

export async function data(pageContext: PageContextServer) {
  const { prefetch, urlParsed } = pageContext;
  const { trash: _, ...filter } = readList(listFields, urlParsed.search);
  await Promise.all([
    prefetch.blog.getAll.prefetch(filter),
    prefetch.blogCategory.getAll.prefetch(),
    prefetchAboutList(pageContext, 'blog'),
  ]);
  return prefetch.dehydrate();
}
