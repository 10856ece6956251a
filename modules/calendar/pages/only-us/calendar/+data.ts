import type { PageContextServer } from 'vike/types';
import { readList } from '#renderer/only-us/ui/list/list-address.ts';
import { calendarFields, monthAt } from './month.ts';

export async function data({ prefetch, site, urlParsed }: PageContextServer) {
  const { month } = readList(calendarFields, urlParsed.search);
  const { from, until } = monthAt(month, site.timeZone);
  await prefetch.site.getCalendar.prefetch({ from, until });
  return prefetch.dehydrate();
}
