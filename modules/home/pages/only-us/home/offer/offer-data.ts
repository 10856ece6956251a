import type { PageContextServer } from 'vike/types';
import { kindAt } from '#modules/home/offers/paths.ts';
import { entryData } from '#renderer/only-us/record-data.ts';

// https://vike.dev/data
export function offerData(pageContext: PageContextServer) {
  return entryData(pageContext, kindAt(pageContext.urlPathname));
}
