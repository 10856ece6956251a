import type { IncomingHttpHeaders } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { createExpressMiddleware } from '@trpc/server/adapters/express';
import { resolveResponse } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import type { appRouter } from '../router.ts';

export type ApiOptions = Parameters<typeof createExpressMiddleware<typeof appRouter>>[0];

interface Reading {
  readText?(request: Request, response: Response): Promise<string>;
  readForm?(): Promise<FormData>;
  error?(): TRPCError;
}

/** Answers calls through tRPC's web handler. A body is read when a procedure parses its input, so never for refused callers. */
export function answerCalls(
  options: ApiOptions,
  { readText, readForm, error }: Reading = {},
): RequestHandler {
  return async (request, response) => {
    const leaving = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const req = new globalThis.Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: headersForCalls(request.headers),
      signal: leaving.signal,
      ...(hasBody && { body: lazily(async () => readText?.(request, response)), duplex: 'half' }),
    });
    if (readForm) Object.assign(req, { formData: readForm });
    const answer = await resolveResponse({
      ...options,
      req,
      path: request.path.slice(request.path.lastIndexOf('/') + 1),
      error: error?.() ?? null,
      createContext: async (about) => options.createContext({ req: request, res: response, ...about }),
      onError: (about) => options.onError?.({ ...about, req: request }),
    });
    response
      .status(answer.status)
      .setHeaders(answer.headers)
      .end(Buffer.from(await answer.arrayBuffer()));
  };
}

// The others would be copied for nothing: the context reads Express's request.
const readByCalls = ['accept', 'content-type', 'last-event-id', 'trpc-accept'];

function headersForCalls(given: IncomingHttpHeaders) {
  const headers = new Headers();
  for (const name of readByCalls) {
    for (const value of [given[name] ?? []].flat()) headers.append(name, value);
  }
  return headers;
}

/** A body that is read on demand. */
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
