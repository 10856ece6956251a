import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { filterOf, listFields } from './filter.ts';

export async function data({ prefetch, site, urlParsed }: PageContextServer) {
  const filter = filterOf(readList(listFields, urlParsed.search), site.timeZone);
  await Promise.all([
    prefetch.activity.getPage.prefetchInfinite(filter),
    prefetch.activity.getChoices.prefetch(),
  ]);
  return prefetch.dehydrate();
}
