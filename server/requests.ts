import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Log } from './log.ts';

declare global {
  namespace Express {
    interface Request {
      /** Ties the answer (X-Request-Id) to the lines of the log. */
      id: string;
    }
  }
}

/** Gives every request an id and writes a line when it was answered. */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    request.id = randomUUID();
    response.set('X-Request-Id', request.id);
    const start = performance.now();
    response.once('close', () => {
      const { method, originalUrl } = request;
      const path = originalUrl.split('?')[0]?.replace(/^\/preview\/.*/, '/preview/…');
      const took = Math.round(performance.now() - start);
      const about = { requestId: request.id, method, path, status: response.statusCode, ms: took };
      if (response.writableFinished) log.debug(about, 'Answered');
      else log.info(about, 'The visitor left before the answer');
    });
    next();
  };
}

/**
 * 400 for an address that can't be decoded or could be taken for one of another site, 404 for the data of a page under a
 * disguised name and for what only development has.
 */
export const refuseMalformedAddresses: RequestHandler = ({ originalUrl, path }, response, next) => {
  // Also `*` and a whole address, as proxies are sent (RFC 9112 §3.2): this is none.
  if (!/^\/(?![/\\])/.test(originalUrl) || path.includes('\\')) return refuse(response);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return refuse(response);
  }
  // Vike fails on a page's data that is asked for with encoded letters.
  const isDisguised = decoded.endsWith('.pageContext.json') && !path.endsWith('/index.pageContext.json');
  // Vite's own addresses, of which Vike makes errors.
  if (isDisguised || decoded.startsWith('/@')) {
    response.status(404).type('text/plain').send('Not found.');
  } else next();
};

function refuse(response: Response) {
  response.status(400).set('Cache-Control', 'no-store').type('text/plain');
  response.send('This address is not well-formed.');
}

/** 405 for everything but reading. An endpoint that takes more stands in front, and may still leave its answer to a page. */
export const refuseOtherMethods: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD' || response.locals.handover) return next();
  response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  response.type('text/plain').send('Method not allowed.');
};
