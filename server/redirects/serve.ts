import type { IncomingMessage, ServerResponse } from 'node:http';
import { urlAsAsked } from '../statistics/source.ts';
import type { Redirection } from './find-redirect.ts';

/** Says with what a redirect is sent: how long caches keep it, and which parameters the address that was asked for has read. */
interface Sent {
  cacheControl: string;
  read?: string[];
}

/** Sends somebody to where an address leads, with the rest of the query that they came with: a campaign is counted there. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { location, temporary }: Redirection,
  { cacheControl, read }: Sent,
): void {
  const to = withQuery(location, urlAsAsked(request), read);
  response.writeHead(temporary ? 302 : 301, {
    Location: to,
    'Cache-Control': cacheControl,
    'Content-Length': 0,
  });
  response.end();
}

/** A target as a Location header has it, with the parameters of the address that was asked for but for those of its own. */
export function withQuery(location: string, asked: string, read: string[] = []): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? [];
  const known = new Set([...new URLSearchParams(own).keys(), ...read]);
  const given = asked.includes('?') ? asked.slice(asked.indexOf('?') + 1).split('&') : [];
  const kept = given.filter(
    (part) => part && ![...new URLSearchParams(part).keys()].some((name) => known.has(name)),
  );
  const query = [own, ...kept].filter(Boolean).join('&');
  // Two slashes would lead to another site.
  const to = path.replace(/^[/\\]+/, '/') + (query && `?${query}`) + hash;
  return to.replace(/[^!-~]+/gu, encodeURIComponent);
}
