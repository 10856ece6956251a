import type { Request, RequestHandler, Response } from 'express';
import { storedTypes } from '../picture-type.ts';
import { answerUnreachable } from '../reachable.ts';
import { redirectToSuccessor } from '../serve.ts';
import type { FileStore } from '../store.ts';
import type { MadeVariant } from './make-variant.ts';
import type { Optimizer } from './optimizer.ts';
import { readParameters } from './parameters.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { findSource, ImageError, type Source, uploadRoute } from './source.ts';
import { wantedFormat } from './wanted-format.ts';

type Store = Pick<FileStore, 'areUnreachable' | 'optimizer' | 'successorOf'>;

// URLs and headers of some 5,000 responses, in characters. The pictures are in the optimizer's cache.
const maxBytes = 4 * 1024 * 1024;

/** `/api/images/optimize?url=&w=&q=`: a smaller picture of this site, as AVIF or WebP for clients that accept them, and its cache in front of the app. */
export function serveOptimized({ areUnreachable, optimizer, successorOf }: Store) {
  const given = createResponseCache({
    maxBytes,
    keyOf: ({ url = '', headers }) =>
      url.startsWith('/api/images/optimize?') ? keyOf(url, headers.accept) : null,
  });
  const handler: RequestHandler = async (request, response) => {
    try {
      await answer(optimizer, given, request, response);
    } catch (error) {
      if (!(error instanceof ImageError)) {
        if (areUnreachable(error)) return answerUnreachable(response);
        throw error;
      }
      const successor = error.status === 404 && successorAddress(request.originalUrl, successorOf);
      if (successor) return redirectToSuccessor(response, successor);
      if (error.status === 404 && isOfUpload(request) && areUnreachable()) return answerUnreachable(response);
      if (error.status === 503) response.set('Retry-After', '2');
      refuse(response, error.status, error.message);
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

function refuse(response: Response, status: number, sentence: string) {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(sentence);
}
