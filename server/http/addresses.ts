import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { tryDecode } from '#lib/try-parse.ts';
import type { Redirection } from '../services.ts';

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

/** Sends every redirect of the site. The query goes along: campaigns are counted at the target. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { location, temporary, read }: Redirection,
  cacheControl: string,
): void {
  response.writeHead(temporary ? 302 : 301, {
    Location: withQuery(location, requestedUrl(request), read),
    'Cache-Control': cacheControl,
    'Content-Length': 0,
  });
  response.end();
}

/** A target for the Location header, with the requested parameters that it doesn't set itself. */
export function withQuery(location: string, requested: string, read: string[] = []): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? [];
  const known = new Set([...new URLSearchParams(own).keys(), ...read]);
  const given = requested.includes('?') ? requested.slice(requested.indexOf('?') + 1).split('&') : [];
  const kept = given.filter(
    (part) => part && ![...new URLSearchParams(part).keys()].some((name) => known.has(name)),
  );
  const query = [own, ...kept].filter(Boolean).join('&');
  // Two slashes would lead to another site.
  const to = path.replace(/^[/\\]+/, '/') + (query && `?${query}`) + hash;
  return to.replace(/[^!-~]+/gu, encodeURIComponent);
}

/** Express's address of a visitor, which trusts as many proxies as TRUST_PROXY says; the requests of the page cache have it, too. */
export function visitorAddress(request: IncomingMessage): string | undefined {
  return (request as Partial<Request>).ip ?? request.socket.remoteAddress;
}
