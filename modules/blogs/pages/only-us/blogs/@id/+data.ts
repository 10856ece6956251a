import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ api, prefetch, routeParams }: PageContextServer) {
  const id = Number(routeParams.id);
  // A post that is gone is a page that isn't there: only this call says so.
  await api.blog.get({ id });
  await prefetch.blog.get.prefetch({ id });
  return prefetch.dehydrate();
}
