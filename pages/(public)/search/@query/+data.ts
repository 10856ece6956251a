import type { PageContextServer } from 'vike/types';
import { searchFor } from '../search-for.ts';

// https://vike.dev/data
export async function data(pageContext: PageContextServer) {
  // Vike leaves an encoded slash as it is.
  const query = (pageContext.routeParams.query ?? '').replaceAll(/%2F/gi, '/');
  return searchFor(pageContext, query.trim());
}
