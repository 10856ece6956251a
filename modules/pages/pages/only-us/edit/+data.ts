import type { PageContextServer } from 'vike/types';
import { entryData } from '#renderer/only-us/record/record-data.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  const { page } = pageContext.prefetch;
  await page.getBlocks.prefetch();
  return entryData(pageContext, page);
}
