import type { PageContextServer } from 'vike/types';
import { may } from '#lib/rights.ts';

// https://vike.dev/data
export async function data({ prefetch, user }: PageContextServer) {
  await Promise.all([
    prefetch.site.get.prefetch(),
    prefetch.site.getSummary.prefetch(),
    may(user, 'manage', 'settings') && prefetch.site.getBackups.prefetch(),
  ]);
  return prefetch.dehydrate();
}
