import type { PageContextServer } from 'vike/types';
import { listFields } from '#renderer/only-us/ui/files/file.ts';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';

// https://vike.dev/data
export async function data({ prefetch, urlParsed }: PageContextServer) {
  await prefetch.file.getPage.prefetch(readList(listFields, urlParsed.search));
  return prefetch.dehydrate();
}
