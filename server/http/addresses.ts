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
export const oldLinkNames = ['p', 'page_id', 'attachment_id'];

// Also of a site in a folder: /blog/?p=123. Our own pages have no trailing slash.
const oldLink = /^(?:\/[\w-]+){0,2}\/\?/;

/** The key of an old WordPress link, such as /?p=123 or /?page_id=123; undefined for other addresses. */
export function oldLinkOf(url: string): string | undefined {
  const [start] = oldLink.exec(url) ?? [];
  if (!start) return undefined;
  const query = new URLSearchParams(url.slice(start.length));
  const number = oldLinkNames.map((name) => query.get(name)).find((each) => each !== null) ?? '';
  return /^\d{1,12}$/.test(number) ? `/?p=${number}` : undefined;
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
