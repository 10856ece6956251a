import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, prefetch, routeParams }: PageContextServer) {
  const id = Number(routeParams.id);
  // Asked for itself first: what isn't there is a page that isn't there.
  await api.service.get({ id });
  await prefetch.service.get.prefetch({ id });
  return prefetch.dehydrate();
}
