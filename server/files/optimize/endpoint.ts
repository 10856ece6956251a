import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { storedTypes } from '../picture-type.ts';
import { answerUnreachable } from '../reachable.ts';
import { redirectToSuccessor } from '../serve.ts';
import type { FileStore } from '../store.ts';
import type { MadeVariant, Optimizer } from './optimizer.ts';
import { readParameters } from './parameters.ts';
import { findSource, ImageError, refusePicture, type Source, uploadRoute } from './source.ts';
import { wantedFormat } from './wanted-format.ts';

type Store = Pick<FileStore, 'areUnreachable' | 'optimizer' | 'successorOf'>;

// URLs and headers of some 5,000 responses, in characters. The pictures are in the optimizer's cache.
const maxBytes = 4 * 1024 * 1024;

/** `/api/images/optimize?url=&w=&q=`: a smaller picture of this site, as AVIF or WebP for clients that accept them, and its cache in front of the app. */
export function serveOptimized({ areUnreachable, optimizer, successorOf }: Store) {
  const given = createResponseCache();
  const handler: RequestHandler = async (request, response) => {
    try {
      await answer(optimizer, given, request, response);
    } catch (error) {
      const isMissing = error instanceof ImageError && error.status === 404;
      const successor = isMissing && successorAddress(request.originalUrl, successorOf);
      if (successor) return redirectToSuccessor(response, successor);
      if (isMissing && isOfUpload(request) && areUnreachable()) return answerUnreachable(response);
      refusePicture(response, error, areUnreachable);
    }
  };
  return { handler, serveCached: given.serveCached };
}

async function answer(optimizer: Optimizer, given: ResponseCache, request: Request, response: Response) {
  const [, query = ''] = request.originalUrl.split(/\?(.*)/s);
  const { path, ...size } = readParameters(new URLSearchParams(query));
  const source = await findSource(path, optimizer.folders);
  const options = { ...size, format: wantedFormat(request.headers.accept) };
  const variant = await optimizer.variantOf(source, options);
  response.set({ Vary: 'Accept', 'Cache-Control': keepFor(variant, source), ETag: `"${variant.hash}"` });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.set({
    'Content-Type': storedTypes[variant.extension],
    'Content-Length': String(variant.bytes.length),
    'Content-Disposition': `inline; filename="${filenameOf(variant, source)}"`,
    'Content-Security-Policy': "script-src 'none'; frame-src 'none'; sandbox;",
  });
  if (source.immutable && !variant.asItIs) {
    const question = keyOf(request.originalUrl, request.headers.accept);
    // Another one has another length and ETag.
    const stillThis = () => {
      const current = optimizer.inMemory(source, options);
      return current?.hash === variant.hash ? current.bytes : undefined;
    };
    given.keep(question, response, stillThis);
  }
  // Not `send`, which would add its own ETag.
  response.end(request.method === 'HEAD' ? undefined : variant.bytes);
}

function isOfUpload({ query }: Request) {
  return typeof query.url === 'string' && query.url.startsWith(uploadRoute);
}

// The same request for the picture that replaced this one.
function successorAddress(url: string, successorOf: Store['successorOf']) {
  const [path, query] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const picture = parameters.get('url') ?? '';
  const [filename = '', ...page] = picture.startsWith(uploadRoute)
    ? picture.slice(uploadRoute.length).split('/')
    : [];
  const successor = successorOf(filename);
  if (!successor) return null;
  parameters.set('url', uploadRoute + [successor, ...page].join('/'));
  return `${path}?${parameters}`;
}

function keyOf(url: string, accept = '') {
  return `${url}\n${accept}`;
}

// A picture that can't be decoded may get fixed.
function keepFor({ asItIs }: MadeVariant, { immutable }: Source) {
  if (asItIs) return 'public, max-age=60, must-revalidate';
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, must-revalidate';
}

function filenameOf({ extension }: MadeVariant, { name }: Source) {
  return `${name.replace(/[^\w.-]/g, '_')}.${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** Picture responses, served again in front of the app, whose middleware would cost more than the response. */
type ResponseCache = ReturnType<typeof createResponseCache>;

type Picture = () => Buffer | undefined;

const headersTake = 600;
// Clients with a copy may need no picture, or a part of it: the app handles that.
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'range',
  'if-range',
] as const;

function createResponseCache() {
  const answers = new LRUCache<string, { headers: OutgoingHttpHeaders; picture: Picture }>({
    maxSize: maxBytes,
    sizeCalculation: (_, question) => question.length + headersTake,
  });
  return {
    /** `picture` returns the bytes while the response is valid. */
    keep(question: string, response: ServerResponse, picture: Picture) {
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      answers.set(question, { headers, picture });
    },
    /** Returns false, and sends nothing, without a valid response. */
    serveCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '', headers } = request;
      const isPicture = method === 'GET' && url.startsWith('/api/images/optimize?');
      if (!isPicture || conditions.some((name) => headers[name])) return false;
      const question = keyOf(url, headers.accept);
      const answer = answers.get(question);
      if (!answer) return false;
      const bytes = answer.picture();
      if (bytes) response.writeHead(200, answer.headers).end(bytes);
      else answers.delete(question);
      return bytes !== undefined;
    },
  };
}
