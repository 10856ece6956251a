import type { PageContextServer } from 'vike/types';
import { prefetchViews } from '#renderer/only-us/ui/entry/prefetch-views.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { prefetch } = pageContext;
  await Promise.all([
    prefetch.page.getAll.prefetch(),
    prefetch.page.getPending.prefetch(),
    prefetchViews(pageContext, 'page'),
  ]);
  return prefetch.dehydrate();
}
