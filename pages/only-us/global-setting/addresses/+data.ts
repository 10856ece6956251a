import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields } from './redirect.ts';

// https://vike.dev/data
export async function data({ prefetch, urlParsed }: PageContextServer) {
  await prefetch.redirect.getAll.prefetch(readList(listFields, urlParsed.search));
  return prefetch.dehydrate();
}
