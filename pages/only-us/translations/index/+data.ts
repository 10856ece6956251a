import type { PageContextServer } from 'vike/types';

export async function data({ prefetch }: PageContextServer) {
  await prefetch.site.getOpenTranslations.prefetch();
  return prefetch.dehydrate();
}
