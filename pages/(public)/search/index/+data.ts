import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { searchFor } from '../search-for.ts';

// A path can't be one of these: browsers take them for folders.
const dots = /^\.{1,2}$/;

// https://vike.dev/data: the search box without script asks for /search?q=…; its answer stands at /search/{query}.
export async function data(pageContext: PageContextServer) {
  const query = (pageContext.urlParsed.search.q ?? '').trim();
  const path = encodeURIComponent(query);
  if (query && !dots.test(query) && !path.includes('%2F')) throw redirect(`/search/${path}`);
  return searchFor(pageContext, query);
}
