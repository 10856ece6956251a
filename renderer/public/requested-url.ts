import type { PageContextServer } from 'vike/types';

type Asked = Pick<PageContextServer, 'urlOriginal'>;

/**
 * The requested URL: the path as it was written, and the query when it is the address of a
 * search (spec §2: /search/{query}). Also during maintenance, when another page is shown instead, and decoded once:
 * Vike decodes a path, all but its slashes.
 */
export function requestedUrl({ urlOriginal }: Asked): { path: string; query: string } {
  const [, path = '', parameters = ''] = /^([^?]*)\??(.*)$/s.exec(urlOriginal) ?? [];
  const [, text] = /^\/search\/([^/]+)$/.exec(path) ?? [];
  if (text) return { path, query: decodeURIComponent(text) };
  return { path, query: path === '/search' ? (new URLSearchParams(parameters).get('q') ?? '') : '' };
}

/** The whole address of the page at a path. That of the home page in the second language ends without a slash: `…/en`. */
export function pageAddress(site: string, path: string): string {
  if (path === '/' && new URL(site).pathname !== '/') return site;
  return site + path.replace(/[^!-~]+/gu, encodeURIComponent);
}
