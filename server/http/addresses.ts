import type { IncomingMessage } from 'node:http';

/** The path of an address: without query and fragment. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** A path in the spelling under which it is stored and looked up: decoded, without a trailing slash. */
export function keyOf(path: string): string {
  return `/${path.split('/').filter(Boolean).map(decoded).join('/')}`.normalize();
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An address as the site writes it: with single slashes, and without a trailing one. */
export function plainUrl(url: string): string {
  const path = pathOf(url);
  return (path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/') + url.slice(path.length);
}

/** An address with its path in lower case; null if it already is. */
export function lowerUrl(url: string): string | null {
  const path = pathOf(url);
  const lower = path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return lower === path ? null : lower + url.slice(path.length);
}

/** The parameters with the number in an old WordPress link. Entries, pages and files share their numbers. */
const numberNames = ['p', 'page_id', 'attachment_id'];
const listNames = ['cat', 'category_name', 'tag', 'tag_id', 'author', 'author_name', 'm', 'feed'];

/** The parameters of old WordPress links, including dates, pages and feeds. */
export const oldLinkNames = [...numberNames, ...listNames, 'year', 'monthnum', 'day', 'paged', 'page'];

// Also of a site in a folder: /blog/?p=123. Our own pages have no trailing slash.
const oldLink = /^(?:\/[\w-]+){0,2}\/(?:index\.php)?\?/;

/** The key of an old WordPress link, such as /?p=123, /?page_id=123 or /blog/?cat=4; undefined for other addresses. */
export function oldLinkOf(url: string): string | undefined {
  const [start] = oldLink.exec(url) ?? [];
  if (!start) return undefined;
  const query = new URLSearchParams(url.slice(start.length));
  const begin = start.replace('index.php', '');
  const number = numberNames.map((name) => query.get(name)).find((each) => each !== null);
  if (number) return /^\d{1,12}$/.test(number) ? `${begin}p=${number}` : undefined;
  const date = ['year', 'monthnum', 'day'].map((name) => query.get(name)?.padStart(2, '0') ?? '').join('');
  if (/^\d{4,8}$/.test(date)) return `${begin}m=${date}`;
  const name = listNames.find((each) => query.has(each));
  const value = query.get(name ?? '') ?? '';
  return /^[^\s?#&=]{1,200}$/.test(value) ? `${begin}${name}=${value.toLowerCase().normalize()}` : undefined;
}

const requestedUrls = new WeakMap<IncomingMessage, string>();

/** Keeps the requested address of a request whose `url` is shortened. */
export function setRequestedUrl(request: IncomingMessage, url: string): void {
  requestedUrls.set(request, url);
}

/** The address that a browser requested, with its whole query. */
export function requestedUrl(request: IncomingMessage): string {
  return requestedUrls.get(request) ?? request.url ?? '/';
}
