import type { PageContextServer } from 'vike/types';

type Asked = Pick<PageContextServer, 'urlOriginal'>;

/**
 * What the visitor asked for: the path as it was written, and the words to search for when it is the address of a
 * search (spec §2: /search/{query}). During maintenance, too, when another page stands in its place, and decoded once:
 * Vike decodes a path, all but its slashes.
 */
export function requestedUrl({ urlOriginal }: Asked): { path: string; query: string } {
  const [, path = '', parameters = ''] = /^([^?]*)\??(.*)$/s.exec(urlOriginal) ?? [];
  const [, text] = /^\/search\/([^/]+)$/.exec(path) ?? [];
  if (text) return { path, query: decodeURIComponent(text) };
  return { path, query: path === '/search' ? (new URLSearchParams(parameters).get('q') ?? '') : '' };
}
