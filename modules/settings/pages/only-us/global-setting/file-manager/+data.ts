import type { PageContextServer } from 'vike/types';
import { firstFilter } from './first-filter.ts';

// https://vike.dev/data
export async function data({ prefetch, urlParsed }: PageContextServer) {
  await prefetch.file.getPage.prefetch(firstFilter(urlParsed));
  return prefetch.dehydrate();
}
