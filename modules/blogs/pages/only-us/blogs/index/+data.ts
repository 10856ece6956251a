import type { PageContextServer } from 'vike/types';
import { firstPage } from '../post.ts';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await prefetch.blog.getAll.prefetch(firstPage);
  return prefetch.dehydrate();
}
