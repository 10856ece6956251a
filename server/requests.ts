import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { handOver } from './handover.ts';
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
 * 400 for an address that can't be decoded, which `pages` show as the site's own error page, and 404 for the data of a
 * page under a disguised name.
 */
export function refuseMalformedAddresses(pages: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const decoded = decodedPath(path);
    if (decoded === null) {
      response.status(400);
      if (isForPrograms.test(path)) response.type('text/plain').send('This address is not well-formed.');
      else handOver(response, () => pages(request, response, next), { url: '/404', error: 400 });
    } else if (decoded.endsWith('.pageContext.json') && !path.endsWith('/index.pageContext.json')) {
      // Vike fails on a page's data that is asked for with encoded letters.
      response.status(404).type('text/plain').send('Not found.');
    } else next();
  };
}

// Nobody reads what stands there as a page.
const isForPrograms = /^\/(api|assets)\//;

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
