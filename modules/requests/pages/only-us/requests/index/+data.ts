import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields, narrowedBy } from '../request.ts';

export async function data({ prefetch, urlParsed }: PageContextServer) {
  const { state, form, ...filter } = readList(listFields, urlParsed.search);
  await prefetch.request.getAll.prefetch({ ...filter, ...narrowedBy({ state, form }) });
  return prefetch.dehydrate();
}
