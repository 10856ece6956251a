import { QueryCache } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import superjson from 'superjson';
import { render } from 'vike/abort';
import { sendsLinks } from '../auth/magic-link.ts';
import { originOf } from '../env.ts';
import type { HomeSection } from '../module.ts';
import { appRouter, callerOf } from '../router.ts';
import { hasFeed } from '../site/feed.ts';
import type { Context } from '../trpc.ts';
import { loadFooter, publicMenu, sidebarOf } from './navigation.ts';

/** Vike's page context: the user, the API as they may call it, and what surrounds the page. */
export function createPageContext(context: Context, request: Request, response: Response) {
  const { auth, env, user } = context;
  const { rewrite = null } = response.locals;
  const { name, description, timeZone, maintenance } = context.settings;
  const api = callerOf(context, { onError: showErrorPage });
  const { PUBLIC_ENV__FILE_PROTOCOL, PUBLIC_ENV__FILE_HOST, PUBLIC_ENV__FILE_PATH } = env;
  return {
    urlOriginal: rewrite?.url ?? request.originalUrl,
    headersOriginal: request.headers,
    user: user && { name: user.name, email: user.email, role: user.role },
    api,
    prefetch: prefetchFor(context),
    site: { name, description, timeZone, address: originOf(env), maintenance },
    fileSettings: {
      protocol: PUBLIC_ENV__FILE_PROTOCOL,
      host: PUBLIC_ENV__FILE_HOST,
      path: PUBLIC_ENV__FILE_PATH,
    },
    closed: context.closed,
    /** Is there a feed at /rss.xml? */
    hasFeed,
    menu: publicMenu,
    sidebar: user ? sidebarOf(user) : [],
    /** What a route in front of the pages wants shown; null for a page that was asked for by its address. */
    rewrite,
    /** Are links to sign in sent by email? */
    sendsLinks: sendsLinks(env),
    /** Makes the answer a 404 although a page is rendered, which says what isn't there. */
    answerNotFound: () => void response.status(404),
    loadFooter: () => loadFooter(context),
    /** What a section of the home page shows; null when it has nothing. */
    loadSection: <Data>(section: HomeSection<Data>) => section.load(context),
    /** The csrf token for a form on the page; its cookie goes with the answer. */
    csrfToken() {
      const { token, setCookie } = auth.csrfToken(request.headers.cookie);
      if (setCookie) response.append('Set-Cookie', setCookie);
      return token;
    },
  };
}

// What fails is left out of what goes to the browser, where its message has no place; there it is asked for again.
function prefetchFor(context: Context) {
  const { log, requestId } = context;
  const queryCache = new QueryCache({
    onError(error, query) {
      queryCache.remove(query);
      const refused = error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR';
      if (!refused) log.error({ requestId, err: error }, 'A screen could not load');
    },
  });
  const queryClientConfig = { queryCache };
  return createServerSideHelpers({
    router: appRouter,
    ctx: context,
    transformer: superjson,
    queryClientConfig,
  });
}

/**
 * For the API that pages call: what a procedure refuses, as the error page that says so (https://vike.dev/abort). So a
 * page's `+data` needs no try/catch. Everything else stays the failure it is: logged, and shown as 500.
 */
function showErrorPage({ error }: { error: TRPCError }): void {
  switch (error.code) {
    case 'NOT_FOUND':
    // An address with parameters that the procedure refuses is not found either.
    case 'BAD_REQUEST':
      throw render(404);
    case 'FORBIDDEN':
      throw render(403);
    case 'TOO_MANY_REQUESTS':
      throw render(429);
    case 'SERVICE_UNAVAILABLE':
      throw render(503);
  }
}

/** What the server passes to every page; `renderer/page-context.ts` declares it for Vike's types. */
export type CreatedPageContext = ReturnType<typeof createPageContext>;
