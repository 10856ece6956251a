import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await prefetch.menu.get.prefetch();
  return prefetch.dehydrate();
}
