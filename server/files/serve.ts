import path from 'node:path';
import express, { type ErrorRequestHandler, type Response, type Router } from 'express';
import { optimizedUrl } from '#lib/optimized.ts';
import { uploadPolicy } from '../http/security-headers.ts';
import { uploadRoute } from './optimize/source.ts';
import { storedName } from './picture-type.ts';
import { answerUnreachable } from './reachable.ts';
import type { FileStore } from './store.ts';

const pageOfPdf = /^\/[0-9a-f]{32}\.pdf\/[1-9]\d{0,3}$/;

type Store = Pick<FileStore, 'folder' | 'areUnreachable' | 'successorOf' | 'nameOf'>;

/**
 * `/api/images/upload/{filename}`: immutable; a replaced file redirects to its successor. A PDF is downloaded, never
 * opened in this site’s origin; below it are its pages as pictures.
 */
export function serveUploads({ folder, areUnreachable, successorOf, nameOf }: Store): Router {
  const handler = express.Router();
  handler.use((request, response, next) => {
    response.set('Content-Security-Policy', uploadPolicy);
    if (pageOfPdf.test(request.path)) redirectToPicture(response, request.path);
    else if (storedName.test(request.path.slice(1))) next();
    else notFound(response);
  });
  const setHeaders = (response: Response, file: string) => {
    const filename = path.basename(file);
    if (filename.endsWith('.pdf')) response.attachment(downloadName(nameOf(filename) ?? filename));
  };
  const options = { immutable: true, maxAge: '365d', index: false, redirect: false, setHeaders } as const;
  // express.static passes it to createReadStream, whose 64 kB cost a photo ten turns of the disk.
  const wholePhotos = { highWaterMark: 1024 * 1024 };
  handler.use(express.static(folder, { ...options, ...wholePhotos }));
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

// Its own name, as far as file systems accept it.
function downloadName(name: string) {
  const plain = name
    .replace(/\.pdf$/i, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    .trim();
  return `${plain || 'document'}.pdf`;
}

// The optimizer draws it.
function redirectToPicture(response: Response, page: string) {
  response
    .set('Cache-Control', 'public, max-age=3600')
    .redirect(302, optimizedUrl(`${uploadRoute}${page.slice(1)}`, 2048));
}

/** Not cached: the picture may be replaced again, or deleted. */
export function redirectToSuccessor(response: Response, address: string): void {
  response.set('Cache-Control', 'no-cache').redirect(302, address);
}

function notFound(response: Response) {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such file.');
}
