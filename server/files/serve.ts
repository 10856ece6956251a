import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import { uploadPolicy } from '../security-headers.ts';
import { type GivenAnswers, keepAnswers } from './given-answers.ts';
import { answerUnreachable } from './reachable.ts';
import type { FileStore } from './store.ts';

const storedName = /^\/[0-9a-f]{32}\.(jpg|png|webp|avif)$/;
const megabyte = 1024 * 1024;
// Pages show smaller variants. What is asked for as it was sent are small pictures, and those that other sites show.
const memory = { maxBytes: 16 * megabyte, largest: megabyte };

type Store = Pick<FileStore, 'folder' | 'areUnreachable' | 'successorOf'>;

/** The two doors to uploads: in the app, and before it for what was answered already. */
export interface UploadsEndpoint extends Pick<GivenAnswers, 'giveAgain'> {
  handler: express.Router;
}

/**
 * `/api/images/upload/{filename}`: the uploaded file. A stored name never gets other bytes, so it may be kept for ever. The
 * name of a picture that was replaced redirects to the one that took its place.
 */
export function serveUploads({ folder, areUnreachable, successorOf }: Store): UploadsEndpoint {
  const given = keepAnswers({
    maxBytes: memory.maxBytes,
    questionOf: ({ url = '' }) => (url.startsWith('/api/images/upload/') ? url : null),
  });
  const reading = new Set<string>();
  const handler = express.Router();
  handler.use((request, response, next) => {
    response.set('Content-Security-Policy', uploadPolicy);
    if (!storedName.test(request.path)) notFound(response);
    else {
      const file = path.join(folder, request.path);
      response.once('finish', async () => {
        if (reading.has(file) || !mayKeep(request, response)) return;
        reading.add(file);
        await keepInMemory(given, file, request, response).finally(() => reading.delete(file));
      });
      next();
    }
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
  return { handler, giveAgain: given.giveAgain };
}

function mayKeep({ method, originalUrl }: Request, response: Response) {
  const isSmall = Number(response.get('Content-Length')) <= memory.largest;
  return method === 'GET' && response.statusCode === 200 && isSmall && !originalUrl.includes('?');
}

// After an answer, for the next one.
async function keepInMemory(given: GivenAnswers, file: string, request: Request, response: Response) {
  const [before, bytes] = await Promise.all([stat(file), readFile(file)]).catch(() => []);
  if (!before || before.mtime.toUTCString() !== response.get('Last-Modified')) return;
  const picture = () => {
    // It may be deleted or damaged since. To ask costs far less than to send it.
    const now = statSync(file, { throwIfNoEntry: false });
    return now?.size === bytes.length && now.mtimeMs === before.mtimeMs ? bytes : undefined;
  };
  if (Number(response.get('Content-Length')) === bytes.length)
    given.keep(request.originalUrl, response, picture, bytes.length);
}

/** Asked for again each time: the picture may be replaced once more, or deleted. */
export function redirectToSuccessor(response: Response, address: string): void {
  response.set('Cache-Control', 'no-cache').redirect(302, address);
}

function notFound(response: Response) {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such file.');
}
