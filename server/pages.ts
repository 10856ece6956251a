import type { RequestHandler, Response } from 'express';
import { renderPage } from 'vike/server';
import { contextOf } from './context.ts';
import type { House } from './house.ts';
import { pageInput } from './page-input.ts';
import { pagePolicy } from './security-headers.ts';
import { speculationRulesHeader } from './site/speculation-rules.ts';
import type { Context } from './trpc.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

/** Every page: Vike routes and renders, with what `pageInput` hands over. */
export function servePages(house: House): RequestHandler {
  return async (request, response) => {
    const context = await contextOf(house, request);
    const page = await renderPage(pageInput(context, request, response));
    if (page.errorWhileRendering) {
      house.log.error({ requestId: context.requestId, err: page.errorWhileRendering }, 'A page failed');
    }
    // The data of a public page is in its HTML; by the side door it would be there during maintenance too.
    if (page.isClientSideNavigation && !page.urlPathname?.startsWith('/only-us')) {
      response.status(404).type('text/plain').send('Not found.');
    } else answer(context, page, response);
  };
}

function answer(context: Context, page: Page, response: Response) {
  const { statusCode, headers, body } = page.httpResponse;
  for (const [name, value] of headers) response.append(name, value);
  response.set('Content-Security-Policy', pagePolicy(context.house.env, page.cspNonce ?? null));
  response.set('Cache-Control', cacheRule(context, page.urlPathname ?? '/', statusCode));
  if (!page.cspNonce) response.set('Speculation-Rules', speculationRulesHeader);
  response.vary('Cookie');
  const underMaintenance = page.pageId?.endsWith('/maintenance') ?? false;
  if (underMaintenance) response.set('Retry-After', '3600').set('Cache-Control', 'no-store');
  // A route in front may have set another status than 200; what failed here is told all the same.
  const status = statusCode === 200 ? response.statusCode : statusCode;
  response.status(underMaintenance ? 503 : status).send(body);
}

function cacheRule(context: Context, path: string, status: number) {
  if (status >= 500) return 'no-store';
  const behindSession = context.preview || path.startsWith('/only-us') || path.startsWith('/auth');
  return behindSession ? 'private, no-store' : 'public, max-age=0, must-revalidate';
}
