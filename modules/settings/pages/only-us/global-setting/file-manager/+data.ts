import type { PageContextServer } from 'vike/types';
import { firstPage } from '#renderer/ui/files/file.ts';

// https://vike.dev/data
export async function data({ prefetch }: PageContextServer) {
  await prefetch.file.getPage.prefetch(firstPage);
  return prefetch.dehydrate();
}
