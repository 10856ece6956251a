import type { PageContextServer } from 'vike/types';

export async function data({ prefetch }: PageContextServer) {
  await Promise.all([prefetch.site.get.prefetch(), prefetch.site.getSummary.prefetch()]);
  return prefetch.dehydrate();
}
