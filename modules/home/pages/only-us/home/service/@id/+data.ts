import type { PageContextServer } from 'vike/types';
import { recordData } from '#renderer/only-us/record/record-data.ts';

// https://vike.dev/data
export function data(pageContext: PageContextServer) {
  return recordData(pageContext, (id) => pageContext.prefetch.service.get.fetch({ id }));
}
