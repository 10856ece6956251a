import type { PageContextServer } from 'vike/types';

export async function data({ prefetch }: PageContextServer) {
  await prefetch.content.getOpenTranslations.prefetch();
  return prefetch.dehydrate();
}
