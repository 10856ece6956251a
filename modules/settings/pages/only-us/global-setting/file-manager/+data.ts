import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { listFields } from './filter.ts';

// https://vike.dev/data
export async function data({ prefetch, urlParsed }: PageContextServer) {
  const { file: _, ...filter } = readList(listFields, urlParsed.search);
  await Promise.all([prefetch.file.getPage.prefetch(filter), prefetch.file.getLabels.prefetch()]);
  return prefetch.dehydrate();
}
