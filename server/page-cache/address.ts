import type { IncomingMessage } from 'node:http';
import type { PublicRoutes } from './public-routes.ts';

// What an address is written with that needs no decoding. Others are rendered, but not kept: there are many spellings.
const plainPath = /^\/[\w.~/-]*$/;

/** Is this a question whose answer is the same for everybody? */
export function isForEverybody({ method, headers }: IncomingMessage, privateCookies: string[]): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // People who are signed in, or have a preview link, get their own pages.
  const { cookie } = headers;
  return !cookie || !privateCookies.some((name) => cookie.includes(name));
}

/** The address that a page is kept under, the same for every spelling of it; null when it is not for the cache. */
export function addressOf(url: string, routes: PublicRoutes): string | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (!plainPath.test(path) || path.includes('//')) return null;
  return mark === -1 ? path : path + knownQuery(url.slice(mark + 1), routes.parameters.get(path) ?? []);
}

/** The first part of an address: 'gallery' of '/gallery/x'. */
export function prefixOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return path.split('/', 2)[1] ?? '';
}

// In one order, without those that the page doesn't read: neither makes another page.
function knownQuery(query: string, names: string[]): string {
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) known.set(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}
