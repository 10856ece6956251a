import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await Promise.all([prefetch.request.getSettings.prefetch(), prefetch.request.getPeople.prefetch()]);
  return prefetch.dehydrate();
}
