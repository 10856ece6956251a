import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await Promise.all([prefetch.site.get.prefetch(), prefetch.site.getSummary.prefetch()]);
  return prefetch.dehydrate();
}
