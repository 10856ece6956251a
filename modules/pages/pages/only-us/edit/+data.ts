import type { PageContextServer } from 'vike/types';
import { entryData } from '#renderer/only-us/record-data.ts';

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  return entryData(pageContext, 'page', pageContext.prefetch.page.getBlocks.prefetch());
}
