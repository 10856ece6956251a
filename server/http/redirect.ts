import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirection } from '../services.ts';
import { requestedUrl } from './addresses.ts';

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
