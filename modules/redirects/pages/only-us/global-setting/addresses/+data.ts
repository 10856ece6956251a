import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields } from './redirect.ts';

export async function data({ prefetch, urlParsed }: PageContextServer) {
  const { tab, ...filter } = readList(listFields, urlParsed.search);
  if (tab === 'missing') await prefetch.redirect.getMissing.prefetch();
  else await prefetch.redirect.getAll.prefetch(filter);
  return prefetch.dehydrate();
}
