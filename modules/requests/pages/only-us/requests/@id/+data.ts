import type { PageContextServer } from 'vike/types';
import { recordData } from '#renderer/only-us/record-data.ts';

export function data(pageContext: PageContextServer) {
  const { request } = pageContext.prefetch;
  return recordData(pageContext, (id) =>
    Promise.all([request.get.fetch({ id }), request.getPeople.prefetch()]),
  );
}
