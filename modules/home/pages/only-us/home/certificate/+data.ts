import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await prefetch.homeCertificate.getAll.prefetch();
  return prefetch.dehydrate();
}
