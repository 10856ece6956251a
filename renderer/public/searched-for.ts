import type { PageContextServer } from 'vike/types';

type Address = Pick<PageContextServer, 'urlPathname' | 'urlParsed'>;

/** What the search page at this address is about (spec §2: /search/{query}); nothing on other pages. */
export function searchedFor({ urlPathname, urlParsed }: Address): string {
  const [, query] = /^\/search\/(.+)$/.exec(urlPathname) ?? [];
  if (query) return decodeURIComponent(query);
  return urlPathname === '/search' ? (urlParsed.search.q ?? '') : '';
}
