import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields, stateOf } from '../request.ts';

export async function data({ prefetch, urlParsed }: PageContextServer) {
  const { state, form, ...filter } = readList(listFields, urlParsed.search);
  await prefetch.request.getAll.prefetch({ ...filter, state: stateOf(state), form: form ?? undefined });
  return prefetch.dehydrate();
}
