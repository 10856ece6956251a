import type { PageContextServer } from 'vike/types';

type Address = Pick<PageContextServer, 'urlPathname' | 'urlParsed'>;

/** What the search page at this address is about (spec §2: /search/{query}); nothing on other pages. */
export function searchedFor({ urlPathname, urlParsed }: Address): string {
  const [, query] = /^\/search\/(.+)$/.exec(urlPathname) ?? [];
  // Vike has decoded the path, all but its slashes.
  if (query) return query.replaceAll(/%2F/gi, '/');
  return urlPathname === '/search' ? (urlParsed.search.q ?? '') : '';
}
