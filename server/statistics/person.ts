import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

// Browsers send the same few names again and again, and recognizing one takes as long as a cached page.
const known = new LRUCache<string, 'bot' | 'person'>({ max: 1000 });

/** Does a program say that it is one? Browsers always name themselves. */
export function isBot(agent: string | undefined): boolean {
  if (!agent) return true;
  const before = known.get(agent);
  if (before) return before === 'bot';
  const found = isbot(agent.slice(0, 1000));
  known.set(agent, found ? 'bot' : 'person');
  return found;
}

/** Does a browser fetch this before anybody wants to see it (https://wicg.github.io/nav-speculation/prefetch.html)? */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** Is it opened by a person, rather than fetched by a script? Only browsers on https say so. */
export function isOpened(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/** Did the visitor ask not to be followed (Do Not Track, Global Privacy Control)? */
export function wantsPrivacy(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
