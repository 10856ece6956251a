import { createMcpHandler } from '@modelcontextprotocol/server';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { localize } from '#lib/interface-language.ts';
import type { OpenApi } from '#server/http/points.ts';
import { inLanguageOf } from '#server/office-language.ts';
import type { Services } from '#server/services.ts';
import { createToolServer } from './tool-server.ts';

// A picture of 15 MB in base64, and what is around it.
const longestBody = '21mb';
const readJson = json({ limit: longestBody, inflate: false });

/** Answers one message of the Model Context Protocol; nothing is kept between two. The token is checked before the body is read. */
export function answerMcp(services: Services, open: OpenApi): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    try {
      const { context, call } = await open(request);
      if (!context.user?.assistant) throw new TRPCError({ code: 'UNAUTHORIZED', message: tokenNeeded });
      const body = await readBody(request, response);
      if (Array.isArray(body))
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send one message at a time.' });
      const handler = createMcpHandler(() => createToolServer(context, call), {
        maxSubscriptions: 0,
        onerror: (err) =>
          services.log.info({ requestId: request.id, reason: err.message }, 'A message was refused'),
      });
      const answer = await inLanguageOf(context.user, () =>
        handler.fetch(webRequest(request), { parsedBody: body }),
      );
      response
        .status(answer.status)
        .setHeaders(answer.headers)
        .end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      refuse(error, response);
    }
  };
}

const tokenNeeded = 'Send an access token: Authorization: Bearer vinci_… Make one in your account.';

function refuse(error: unknown, response: Response) {
  if (!(error instanceof TRPCError)) throw error;
  const { code, message } = error;
  if (code === 'UNAUTHORIZED') response.set('WWW-Authenticate', 'Bearer');
  if ('seconds' in error) response.set('Retry-After', String(error.seconds));
  const rpc = { jsonrpc: '2.0', id: null, error: { code: -32_000, message: localize(message) } };
  response.status(getHTTPStatusCodeFromError(error)).json(rpc);
}

function readBody(request: Request, response: Response): Promise<unknown> {
  return new Promise((resolve, reject) => {
    readJson(request, response, (error?: { type?: string }) => {
      const code = error?.type === 'entity.too.large' ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST';
      const message = code === 'BAD_REQUEST' ? 'This isn’t JSON.' : 'The request is too large.';
      if (error) reject(new TRPCError({ code, message }));
      else resolve(request.body);
    });
  });
}

function webRequest({ headers, originalUrl }: Request) {
  const { accept = '' } = headers;
  const sent = new Headers({ accept, 'content-type': headers['content-type'] ?? '' });
  for (const [name, value] of Object.entries(headers))
    if (name.startsWith('mcp-') && typeof value === 'string') sent.set(name, value);
  return new globalThis.Request(`http://localhost${originalUrl}`, { method: 'POST', headers: sent });
}
