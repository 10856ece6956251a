import type { RequestHandler } from 'express';
import { endpoints, type OpenApi } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { apiCallers } from '#server/request/points.ts';
import type { Services } from '#server/services.ts';
import { accessTokenRouter, assistantRouter } from './router.ts';
import { callerOfToken } from './tokens.ts';

/** The Model Context Protocol over Streamable HTTP. Its library is loaded by the first call. */
const serveMcp =
  (services: Services, api: OpenApi): RequestHandler =>
  async (request, response) =>
    (await import('./mcp/endpoint.ts')).answerMcp(services, api, request, response);

// There are no sessions to listen to or to end.
const onlyPost = (): RequestHandler => (_request, response) =>
  void response.status(405).set('Allow', 'POST').end();

/** AI assistants that read and prepare drafts, by access tokens of people. Their cards are in `cards/`. */
export const assistants = {
  name: 'assistants',
  routers: { accessToken: accessTokenRouter, assistant: assistantRouter },
  offers: [
    offer(apiCallers, callerOfToken),
    offer(
      endpoints,
      { path: '/api/mcp', method: 'post', handler: serveMcp },
      { path: '/api/mcp', handler: onlyPost },
    ),
  ],
} satisfies SiteModule;
