import path from 'node:path';
import { eq } from 'drizzle-orm';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, type Router } from 'express';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shareCropRoute } from '#lib/focal-point.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import { sendSentence } from '../http/plain-answers.ts';
import { uploadPolicy } from '../http/security-headers.ts';
import { findSource, refusePicture, uploadRoute } from './optimize/source.ts';
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
  sendSentence(response, 404, 'There is no such file.');
}

// A JPEG of this quality weighs less than 100 kB: networks don't wait for large ones.
const quality = 50;

/** The crop for link previews. The focal point comes from the row, so that nobody can request crops for many. */
export function serveShareCrops(db: Database, store: FileStore): RequestHandler {
  const { optimizer, successorOf, areUnreachable } = store;
  return async (request, response, next) => {
    const filename = request.path.slice(1);
    const point = { focalX: files.focalX, focalY: files.focalY };
    const focus = db.select(point).from(files).where(eq(files.filename, filename)).get();
    if (!focus) {
      const successor = successorOf(filename);
      if (successor) return redirectToSuccessor(response, `${shareCropRoute}/${successor}`);
      return next();
    }
    try {
      const source = await findSource(uploadRoute + filename, optimizer.folders);
      const { bytes } = await optimizer.variantOf(source, { quality, format: 'plain', share: focus });
      // Not for long: what the address shows changes with the focal point.
      response.set('Cache-Control', 'public, max-age=3600').type('jpg').send(bytes);
    } catch (error) {
      if (areUnreachable(error)) return answerUnreachable(response);
      refusePicture(response, error, areUnreachable);
    }
  };
}
