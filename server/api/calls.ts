import type { IncomingHttpHeaders } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { createExpressMiddleware } from '@trpc/server/adapters/express';
import { resolveResponse } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import type { appRouter } from '../router.ts';

/** How the API answers, whichever way a call comes in. */
export type ApiOptions = Parameters<typeof createExpressMiddleware<typeof appRouter>>[0];

interface Reading {
  readText?(request: Request, response: Response): Promise<string>;
  error?(): TRPCError;
}

/**
 * Answers calls of the API that aren't form data, through tRPC's handler for web requests. A body is read by `readText` when a
 * procedure asks for its input, so not for callers whom it refuses. Without `readText` such calls are answered as if they
 * came without their body: with that `error`, or what their procedure refuses them with.
 */
export function answerCalls(options: ApiOptions, { readText, error }: Reading = {}): RequestHandler {
  return async (request, response) => {
    const leaving = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const req = new globalThis.Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: fromNodeHeaders(request.headers),
      signal: leaving.signal,
      ...(hasBody && { body: lazily(async () => readText?.(request, response)), duplex: 'half' }),
    });
    const answer = await resolveResponse({
      ...options,
      req,
      path: request.path.slice(request.path.lastIndexOf('/') + 1),
      error: error?.() ?? null,
      createContext: async (about) => options.createContext({ req: request, res: response, ...about }),
      onError: (about) => options.onError?.({ ...about, req: request }),
    });
    response.status(answer.status).setHeaders(answer.headers);
    response.end(await answer.text());
  };
}

function fromNodeHeaders(given: IncomingHttpHeaders) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}

/** A body that is read when somebody asks for it. */
function lazily(read: () => Promise<string | undefined>) {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const text = await read();
        if (text) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
