import { createServerSideHelpers } from '@trpc/react-query/server';
import type { Request, RequestHandler, Response } from 'express';
import superjson from 'superjson';
import { renderPage } from 'vike/server';
import { modules } from '#modules/index.ts';
import { sendsLinks } from './auth/providers.ts';
import { contextOf } from './context.ts';
import type { House } from './house.ts';
import { publicMenu, sidebarOf } from './menu.ts';
import type { SiteModule } from './module.ts';
import { showErrorPage } from './page-errors.ts';
import { appRouter, callerOf } from './router.ts';
import { pagePolicy } from './security-headers.ts';
import { readSettings } from './site/settings.ts';
import { speculationRulesHeader } from './site/speculation-rules.ts';
import type { Context } from './trpc.ts';

const footerOf = (modules as readonly SiteModule[]).find((module) => module.footer)?.footer;

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
      return;
    }
    const { statusCode, headers, body } = page.httpResponse;
    for (const [name, value] of headers) response.append(name, value);
    response.set('Content-Security-Policy', pagePolicy(house.env, page.cspNonce ?? null));
    response.set('Cache-Control', cacheRule(context, page.urlPathname ?? '/', statusCode));
    if (!page.cspNonce) response.set('Speculation-Rules', speculationRulesHeader);
    response.vary('Cookie');
    const underMaintenance = page.pageId?.endsWith('/maintenance') ?? false;
    if (underMaintenance) response.set('Retry-After', '3600').set('Cache-Control', 'no-store');
    // A route in front may have set another status than 200; what failed here is told all the same.
    const status = statusCode === 200 ? response.statusCode : statusCode;
    response.status(underMaintenance ? 503 : status).send(body);
  };
}

function pageInput(context: Context, request: Request, response: Response) {
  const { house, user } = context;
  const { handover = null } = response.locals;
  const { name, description, timeZone, maintenance } = readSettings(house.db);
  const api = callerOf(context, { onError: showErrorPage });
  const { PUBLIC_ENV__FILE_PROTOCOL, PUBLIC_ENV__FILE_HOST, PUBLIC_ENV__FILE_PATH } = house.env;
  return {
    urlOriginal: handover?.url ?? request.originalUrl,
    headersOriginal: request.headers,
    user: user && { name: user.name, email: user.email, role: user.role },
    api,
    prefetch: createServerSideHelpers({ router: appRouter, ctx: context, transformer: superjson }),
    site: { name, description, timeZone, address: new URL(house.env.AUTH_URL).origin, maintenance },
    fileSettings: {
      protocol: PUBLIC_ENV__FILE_PROTOCOL,
      host: PUBLIC_ENV__FILE_HOST,
      path: PUBLIC_ENV__FILE_PATH,
    },
    closed: maintenance && !context.preview,
    menu: publicMenu,
    sidebar: user ? sidebarOf(user) : [],
    /** What a route in front of the pages wants shown; null for a page that was asked for by its address. */
    handover,
    /** Are links to sign in sent by e-mail? */
    sendsLinks: sendsLinks(house.env),
    loadFooter: () => footerOf?.(api, house.db) ?? Promise.resolve(null),
    /** The csrf token for a form on the page; its cookie goes with the answer. */
    csrfToken() {
      const { token, setCookie } = house.auth.csrfToken(request.headers.cookie);
      if (setCookie) response.append('Set-Cookie', setCookie);
      return token;
    },
  };
}

/** What the server hands to every page; `renderer/page-context.ts` tells Vike's types of it. */
export type PageInput = ReturnType<typeof pageInput>;

function cacheRule(context: Context, path: string, status: number) {
  if (status >= 500) return 'no-store';
  const behindSession = context.preview || path.startsWith('/only-us') || path.startsWith('/auth');
  return behindSession ? 'private, no-store' : 'public, max-age=0, must-revalidate';
}
