import type { PageContextServer } from 'vike/types';
import { listFields } from '#renderer/only-us/ui/files/file.ts';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';

export async function data({ prefetch, urlParsed }: PageContextServer) {
  const filter = readList(listFields, urlParsed.search);
  await Promise.all([prefetch.file.getPage.prefetch(filter), prefetch.file.getLabels.prefetch()]);
  return prefetch.dehydrate();
}
