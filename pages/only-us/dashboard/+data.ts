import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ prefetch, user }: PageContextServer) {
  await Promise.all([
    prefetch.site.get.prefetch(),
    prefetch.site.getSummary.prefetch(),
    user?.role === 'administrator' && prefetch.site.getBackups.prefetch(),
  ]);
  return prefetch.dehydrate();
}
