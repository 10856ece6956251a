import type { IncomingMessage } from 'node:http';
import { tryDecode } from '#lib/try-parse.ts';

/** The path of an address: without query and fragment. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** A path in the spelling under which it is stored and looked up: decoded, without a trailing slash. */
export function keyOf(path: string): string {
  return `/${path.split('/').filter(Boolean).map(tryDecode).join('/')}`.normalize();
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

const requestedUrls = new WeakMap<IncomingMessage, string>();

/** Keeps the requested address of a request whose `url` is shortened. */
export function setRequestedUrl(request: IncomingMessage, url: string): void {
  requestedUrls.set(request, url);
}

/** The address that a browser requested, with its whole query. */
export function requestedUrl(request: IncomingMessage): string {
  return requestedUrls.get(request) ?? request.url ?? '/';
}
