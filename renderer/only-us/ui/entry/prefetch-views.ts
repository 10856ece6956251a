import type { PageContextServer } from 'vike/types';

/** Fetches, for the `+data` of a list, how often the pages of its entries were opened (`ViewCount.tsx`). */
export async function prefetchViews({ prefetch, user }: PageContextServer, type: string): Promise<void> {
  if (user?.role === 'administrator') await prefetch.statistics.getViews.prefetch({ type });
}
