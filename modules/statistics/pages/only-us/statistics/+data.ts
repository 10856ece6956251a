import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { periodOf, viewFields } from './view.ts';

export async function data({ prefetch, urlParsed }: PageContextServer) {
  const { period } = readList(viewFields, urlParsed.search);
  await Promise.all([
    prefetch.statistics.get.prefetch({ period: periodOf(period) }),
    prefetch.site.get.prefetch(),
  ]);
  return prefetch.dehydrate();
}
