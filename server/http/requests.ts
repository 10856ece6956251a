import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Env } from '../env.ts';
import type { Log } from '../process/log.ts';
import type { Services } from '../services.ts';
import { visitorAddress } from './addresses.ts';
import { isSameOrigin } from './origin.ts';
import { sendSentence } from './plain-answers.ts';
import { renderInstead } from './rewrite.ts';

declare global {
  namespace Express {
    interface Request {
      /** Ties the response (X-Request-Id) to the lines of the log. */
      id: string;
    }
  }
}

/** The part of an address that may be logged: the rest may contain tokens, however it is spelled. */
export function loggedPath(url: string): string {
  const path = url.replace(/[?#].*/s, '');
  const [begin = ''] = /^(\/+[a-z]{2})?\/+(preview|share)\/+(?=.)/i.exec(decodedPath(path) ?? path) ?? [];
  return begin ? `${begin}…` : path;
}

/** Gives every request an id and logs its response. */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.set('X-Request-Id', request.id);
    const start = performance.now();
    response.once('close', () => {
      const { method, originalUrl } = request;
      const path = loggedPath(originalUrl);
      const took = Math.round(performance.now() - start);
      const about = { requestId: request.id, method, path, status: response.statusCode, ms: took };
      if (response.writableFinished) log.debug(about, 'Answered');
      else log.info(about, 'The visitor left before the response');
    });
    next();
  };
}

/** Logs every request, cached ones included, as ACCESS_LOG says; without the visitor when anonymous. Null when it is off. */
export function logAccess({ env, log }: Pick<Services, 'env' | 'log'>): RequestListener | null {
  const { ACCESS_LOG: kind } = env;
  if (kind === 'off') return null;
  return (request, response) => {
    const { method, url = '', headers } = request;
    // Read now: once the visitor has disconnected, it is unknown.
    const visitor = { address: visitorAddress(request), agent: headers['user-agent']?.slice(0, 200) };
    // A search may reveal who the visitor is.
    const path = kind === 'full' ? loggedPath(url) : loggedPath(url).replace(/^\/search\/.+/s, '/search/…');
    const start = performance.now();
    response.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const about = { method, path, status: response.statusCode, ms };
      log.info(kind === 'full' ? { ...about, ...visitor } : about, 'Request');
    });
  };
}

/** 400 for addresses that can't be decoded or are another site's; 404 for disguised page data and development addresses. */
export function refuseMalformedAddresses(pages: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { path, originalUrl } = request;
    const decoded = decodedPath(path);
    // Also `*`, and an absolute address as proxies get it (RFC 9112 §3.2): this isn't one.
    if (!originalUrl.startsWith('/') || path.includes('\\')) refuse(response);
    else if (decoded === null) {
      response.status(400);
      if (isForPrograms.test(path)) refuse(response);
      else renderInstead(response, () => pages(request, response, next), { url: '/404', error: 400 });
    } else if (isDisguised(path, decoded) || decoded.startsWith('/@')) {
      response.status(404).type('text/plain').send('Not found.');
    } else next();
  };
}

// Only programs request these addresses.
const isForPrograms = /^\/(api|assets)\//;

// Vike fails on page data with percent-encoded letters in its address.
function isDisguised(path: string, decoded: string) {
  return decoded.endsWith('.pageContext.json') && !path.endsWith('/index.pageContext.json');
}

function decodedPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    // No name contains NUL, and C would end the string there.
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

function refuse(response: Response) {
  sendSentence(response, 400, 'This address is not well-formed.');
}

/** 403 for requests from other sites. */
export function refuseOtherSites(env: Env): RequestHandler {
  return (request, response, next) => {
    if (isSameOrigin(request, env)) next();
    else response.sendStatus(403);
  };
}

/** 405 for everything but GET and HEAD. Endpoints that take more come earlier, and may still rewrite to a page. */
export const refuseOtherMethods: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD' || response.locals.rewrite) return next();
  sendSentence(response.set('Allow', 'GET, HEAD'), 405, 'Method not allowed.');
};
