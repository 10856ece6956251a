import type { PageContextServer } from 'vike/types';

/** The requested path as written, decoded once (Vike decodes all but slashes), and the query of a search (spec §2). */
export function requestedUrl({ urlOriginal }: Pick<PageContextServer, 'urlOriginal'>) {
  const [, path = '', parameters = ''] = /^([^?]*)\??(.*)$/s.exec(urlOriginal) ?? [];
  const [, text] = /^\/search\/([^/]+)$/.exec(path) ?? [];
  if (text) return { path, query: decodeURIComponent(text) };
  return { path, query: path === '/search' ? (new URLSearchParams(parameters).get('q') ?? '') : '' };
}

/** The absolute address of a path. The home page in the second language has no trailing slash: `…/en`. */
export function pageAddress(site: string, path: string): string {
  if (path === '/' && new URL(site).pathname !== '/') return site;
  return site + path.replace(/[^!-~]+/gu, encodeURIComponent);
}
