import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await Promise.all([prefetch.gallery.getAll.prefetch(), prefetch.galleryType.getAll.prefetch()]);
  return prefetch.dehydrate();
}
