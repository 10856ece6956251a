import { createMcpHandler } from '@modelcontextprotocol/server';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Request, Response } from 'express';
import { localize } from '#lib/interface-language.ts';
import { refused } from '#server/errors/refused.ts';
import type { OpenApi } from '#server/http/points.ts';
import { inLanguageOf } from '#server/office-language.ts';
import type { Services } from '#server/services.ts';
import { createToolServer } from './tool-server.ts';

// A picture of 15 MB in base64, and what is around it.
const longestBody = 21 * 1024 * 1024;
const tokenNeeded = 'Send an access token: Authorization: Bearer vinci_… Make one in your account.';

/** Answers one message of the Model Context Protocol; nothing is kept between two. The token is checked before the body is read. */
export async function answerMcp({ log }: Services, open: OpenApi, request: Request, response: Response) {
  response.set('Cache-Control', 'private, no-store');
  try {
    const { context, call, readJson } = await open(request, response);
    const { user } = context;
    if (!user?.assistant) throw refused('UNAUTHORIZED', tokenNeeded);
    const parsedBody = await readJson(longestBody);
    if (Array.isArray(parsedBody)) throw refused('BAD_REQUEST', 'Send one message at a time.');
    const handler = createMcpHandler(() => createToolServer(context, call), {
      maxSubscriptions: 0,
      onerror: ({ message: reason }) => log.info({ requestId: request.id, reason }, 'A message was refused'),
    });
    const answer = await inLanguageOf(user, () => handler.fetch(webRequest(request), { parsedBody }));
    response.status(answer.status).setHeaders(answer.headers);
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const { code, message } = error;
    if (code === 'UNAUTHORIZED') response.set('WWW-Authenticate', 'Bearer');
    if ('seconds' in error) response.set('Retry-After', String(error.seconds));
    const rpc = { jsonrpc: '2.0', id: null, error: { code: -32_000, message: localize(message) } };
    response.status(getHTTPStatusCodeFromError(error)).json(rpc);
  }
}

function webRequest({ headers, originalUrl }: Request) {
  const sent = Object.entries(headers).filter(([name]) => /^(accept|content-type|mcp-.+)$/.test(name));
  const read = { method: 'POST', headers: sent as [string, string][] };
  return new globalThis.Request(`http://localhost${originalUrl}`, read);
}
