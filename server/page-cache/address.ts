import type { IncomingMessage } from 'node:http';
import type { PublicRoutes } from './public-routes.ts';

// The characters that need no decoding. Other paths are rendered, but not cached: they have many spellings.
const plainPath = /^\/[\w.~/-]*$/;

export function isForEverybody({ method, headers }: IncomingMessage, privateCookies: string[]): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // People who are signed in, or have a preview link, get their own pages.
  const { cookie } = headers;
  return !cookie || !privateCookies.some((name) => cookie.includes(name));
}

/** The cache key of a page, however its address is spelled; null if it isn't cacheable. `logical` removes the language. */
export function addressOf(
  url: string,
  routes: PublicRoutes,
  logical: (path: string) => string,
): string | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (!plainPath.test(path)) return null;
  return mark === -1 ? path : path + knownQuery(url.slice(mark + 1), routes.parametersAt(logical(path)));
}

/** The first segment of an address: 'gallery' of '/gallery/x'. */
export function prefixOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return path.split('/', 2)[1] ?? '';
}

// In a fixed order, without parameters that the page ignores.
function knownQuery(query: string, names: string[]): string {
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) if (value) known.append(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}
