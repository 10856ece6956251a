import express, { type ErrorRequestHandler, type Response, type Router } from 'express';
import { uploadPolicy } from '../http/security-headers.ts';
import { answerUnreachable } from './reachable.ts';
import type { FileStore } from './store.ts';

const storedName = /^\/[0-9a-f]{32}\.(jpg|png|webp|avif)$/;

type Store = Pick<FileStore, 'folder' | 'areUnreachable' | 'successorOf'>;

/**
 * `/api/images/upload/{filename}`: the uploaded file. A stored name always has the same bytes, so it may be cached
 * forever. The name of a replaced picture redirects to its successor.
 */
export function serveUploads({ folder, areUnreachable, successorOf }: Store): Router {
  const handler = express.Router();
  handler.use((request, response, next) => {
    response.set('Content-Security-Policy', uploadPolicy);
    if (storedName.test(request.path)) next();
    else notFound(response);
  });
  handler.use(express.static(folder, { immutable: true, maxAge: '365d', index: false, redirect: false }));
  handler.use((request, response) => {
    const successor = successorOf(request.path.slice(1));
    if (successor) redirectToSuccessor(response, `/api/images/upload/${successor}`);
    else if (areUnreachable()) answerUnreachable(response);
    else notFound(response);
  });
  const whenUnreadable: ErrorRequestHandler = (error, _request, response, next) => {
    if (areUnreachable(error) && !response.headersSent) answerUnreachable(response);
    else next(error);
  };
  handler.use(whenUnreadable);
  return handler;
}

/** Not cached: the picture may be replaced again, or deleted. */
export function redirectToSuccessor(response: Response, address: string): void {
  response.set('Cache-Control', 'no-cache').redirect(302, address);
}

function notFound(response: Response) {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such file.');
}
