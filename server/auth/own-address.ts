import type { Request, RequestHandler } from 'express';
import { originOf } from '../env.ts';
import type { Services } from '../services.ts';
import { ownPath } from './callback-url.ts';
import { isElsewhere } from './origin.ts';

/** The parameter that says so to the page a browser is redirected to. */
export const moved = 'moved';

/**
 * Redirects a page that was opened under another host than AUTH_URL's to the same page there: its forms lead to AUTH_URL,
 * and cookies of one host are not sent to another. Only once: when the redirect comes back under another host,
 * a proxy changes the Host header, and the page shows.
 */
export function toOwnAddress({ env, log }: Services): RequestHandler {
  let warned = false;
  return (request, response, next) => {
    if (request.method !== 'GET' || !isElsewhere(request, env)) return next();
    if (!(moved in request.query)) {
      response.set('Cache-Control', 'private, no-store');
      return response.redirect(302, addressOf(request, originOf(env)));
    }
    if (!warned) log.warn({ host: request.host }, changedHost);
    warned = true;
    next();
  };
}

const changedHost =
  'Requests come under another host than AUTH_URL’s, even after a redirect. If a proxy stands in front of the site, let it pass on the Host header.';

function addressOf(request: Request, origin: string) {
  const { pathname, searchParams } = new URL(request.originalUrl, origin);
  const callbackUrl = searchParams.get('callbackUrl');
  const path = callbackUrl && ownPath(callbackUrl, `${request.protocol}://${request.host}`);
  if (path) searchParams.set('callbackUrl', path);
  searchParams.set(moved, '1');
  return `${origin}${pathname}?${searchParams}`;
}
