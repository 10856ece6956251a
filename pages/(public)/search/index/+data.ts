import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { searchFor } from '../search-for.ts';

// Browsers resolve these in paths.
const dots = /^\.{1,2}$/;

// https://vike.dev/data: without script, the search box opens /search?q=…, which redirects to /search/{query}.
export async function data(pageContext: PageContextServer) {
  const query = (pageContext.urlParsed.search.q ?? '').trim();
  const path = encodeURIComponent(query);
  if (query && !dots.test(query) && !path.includes('%2F')) throw redirect(`/search/${path}`);
  return searchFor(pageContext, query);
}
