import type { PageContextServer } from 'vike/types';
import { prefetchViews } from '#renderer/only-us/ui/entry/prefetch-views.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { prefetch } = pageContext;
  await Promise.all([
    prefetch.packaging.getAll.prefetch(),
    prefetch.packaging.getPending.prefetch(),
    prefetchViews(pageContext, 'packaging'),
  ]);
  return prefetch.dehydrate();
}
