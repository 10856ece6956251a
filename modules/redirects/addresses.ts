import { keyOf } from '#server/http/addresses.ts';
import { queryKeyOf } from '#server/page-cache/points.ts';

export class WrongAddress extends Error {}

const longestAddress = 500;
const afterAll = /\/\*$/;

/** The keys of the redirects that may answer for a key, best first: its own, then the longest wildcard. */
export function candidatesFor(key: string): string[] {
  if (key.startsWith('/?')) return [key];
  const segments = key.split('/').slice(1, 17);
  const wildcards = segments.map((_, index) => `/${segments.slice(0, index).join('/')}/*`);
  return [key, ...wildcards.slice(1).reverse()];
}

/** The target of the redirect with this key. */
export function locationOf({ path, target }: { path: string; target: string }, key: string): string {
  if (!target.endsWith('*')) return target;
  // Never `..` or an empty segment: with one, the address could be that of another site.
  const rest = key.slice(path.length - 1).split('/');
  const safe = rest.filter((segment) => !/^\.{0,2}$/.test(segment)).map(encodeURIComponent);
  return target.slice(0, -1) + safe.join('/');
}

/** The key of a typed path or address of this site. Throws `WrongAddress`. */
export function readPath(typed: string, origin: string): string {
  const url = parsed(typed, origin);
  if (!url || !isOwn(url, origin)) {
    throw new WrongAddress('Enter an address of this site that begins with /, such as /2023/05/title.');
  }
  const old = queryKeyOf(`${url.pathname}${url.search}`);
  if (old) return old;
  if (url.search)
    throw new WrongAddress(
      'Leave out the question mark: only links such as /?p=123 or /?cat=4 can have one.',
    );
  const key = keyOf(url.pathname);
  const isWildcard = afterAll.test(key);
  if (key === '/*') throw new WrongAddress('Enter at least one word before /*.');
  if ((isWildcard ? key.slice(0, -1) : key).includes('*'))
    throw new WrongAddress('The * can only be at the end, after a slash: /2023/*.');
  return key;
}

/** The target as stored; null for an address that is gone. Throws `WrongAddress`. */
export function readTarget(typed: string, origin: string, path: string): string | null {
  if (/^(gone|410)$/i.test(typed.trim())) return null;
  const url = parsed(typed, origin);
  const isHere = url && isOwn(url, origin);
  // Without a scheme it would be the address of another site: //example.com.
  const isElsewhere =
    url?.protocol === 'https:' && /^\s*https:/i.test(typed) && !url.username && !url.password;
  if (!url || !(isHere || isElsewhere)) {
    throw new WrongAddress(
      'Enter a path that begins with /, an address that begins with https://, or “gone”.',
    );
  }
  // A path with two slashes at its beginning would be the address of another site.
  const target = isHere ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href;
  const star = target.indexOf('*');
  if (star === -1) return target;
  if (!afterAll.test(path) || star !== target.length - 1 || target.at(-2) !== '/')
    throw new WrongAddress('The target can have a * only at its end, after a slash, for an address with /*.');
  return target;
}

// As a browser would: what it would follow is what was checked.
function parsed(typed: string, origin: string): URL | null {
  const text = typed.trim();
  if (text.length > longestAddress || !/^(\/|https?:\/\/)/i.test(text)) return null;
  return URL.canParse(text, origin) ? new URL(text, origin) : null;
}

// With http or https, with or without www: people copy addresses of the site from everywhere.
function isOwn({ protocol, host, username, password }: URL, origin: string) {
  const bare = (name: string) => name.replace(/^www\./, '');
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && bare(host) === bare(new URL(origin).host) && !username && !password;
}
