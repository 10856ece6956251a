import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { TRPCError } from '@trpc/server';
import type { createExpressMiddleware } from '@trpc/server/adapters/express';
import { resolveResponse } from '@trpc/server/http';
import type { Request, RequestHandler, Response } from 'express';
import type { appRouter } from '../router.ts';
import { serialize } from './serialize.ts';

// In characters.
const sentAtOnce = 256 * 1024;

/** The API's options, the same for every kind of call. */
export type ApiOptions = Parameters<typeof createExpressMiddleware<typeof appRouter>>[0];

interface Reading {
  readText?(request: Request, response: Response): Promise<string>;
  readForm?(): Promise<FormData>;
  error?(): TRPCError;
}

/**
 * Answers API calls through tRPC's handler for web requests. `readText` or `readForm` reads the body when a procedure parses its
 * input, so not for callers that it refuses. Without them, calls are answered as if they had no body: with `error`, or
 * with the refusal of their procedure.
 */
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
    const req = new ReceivedRequest(readForm, `http://localhost${request.url}`, {
      method: request.method,
      headers: fromNodeHeaders(request.headers),
      signal: leaving.signal,
      ...(hasBody && { body: lazily(async () => readText?.(request, response)), duplex: 'half' }),
    });
    const parts = new AnswerParts();
    const answer = await resolveResponse({
      ...options,
      req,
      path: request.path.slice(request.path.lastIndexOf('/') + 1),
      error: error?.() ?? null,
      createContext: async (about) => {
        const context = await options.createContext({ req: request, res: response, ...about });
        return about.info.isBatchCall ? { ...context, writeResult: parts.write } : context;
      },
      onError: (about) => options.onError?.({ ...about, req: request }),
    });
    response.status(answer.status).setHeaders(answer.headers);
    await parts.send(await answer.text(), response);
  };
}

/**
 * The results of a batch. Each is written as text in the turn of its call, and sent in one of its own: ten large ones at once
 * would keep everybody waiting. In tRPC's answer, a mark stands for each.
 */
class AnswerParts {
  private readonly texts: string[] = [];
  private readonly mark = randomUUID();

  /** Writes a result. Returns what stands for it. */
  write = (data: unknown): string => {
    this.texts.push(JSON.stringify(serialize(data)));
    return `${this.mark} ${this.texts.length - 1}`;
  };

  async send(answer: string, response: Response): Promise<void> {
    const pieces = answer.split(new RegExp(`\\{"json":"${this.mark} (\\d+)"\\}`));
    const parts = pieces.map((piece, at) => (at % 2 === 1 ? (this.texts[Number(piece)] ?? '') : piece));
    if (answer.length + this.texts.join('').length < sentAtOnce) return void response.end(parts.join(''));
    for (const part of parts) {
      response.write(part);
      await setImmediate();
    }
    response.end();
  }
}

function fromNodeHeaders(given: IncomingHttpHeaders) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}

/** A request whose form is read on demand, by our own reader. */
class ReceivedRequest extends globalThis.Request {
  constructor(
    private readonly readForm: Reading['readForm'],
    ...about: ConstructorParameters<typeof globalThis.Request>
  ) {
    super(...about);
  }

  override formData() {
    return this.readForm?.() ?? super.formData();
  }
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
