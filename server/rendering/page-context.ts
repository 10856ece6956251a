import { QueryCache } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import superjson from 'superjson';
import { render } from 'vike/abort';
import { yearAt } from '#lib/dates.ts';
import { sendsLinks } from '../auth/magic-link.ts';
import { profilesOf } from '../auth/profiles.ts';
import { answersOf, companyOf, pageBrand } from '../brand/page-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { isKnownAddress } from '../content/addresses.ts';
import { areasFor } from '../content/declared-types.ts';
import { AddressDeleted } from '../content/errors.ts';
import { publicAddress, targetOf } from '../content/links/target.ts';
import type { Context } from '../context.ts';
import { originOf } from '../env.ts';
import { createFormToken } from '../forms/form-token.ts';
import { sentKeyOf } from '../forms/sent-cookie.ts';
import { keyOf, plainUrl } from '../http/addresses.ts';
import { unlessEmpty } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { wordsAddress } from '../office-language.ts';
import { appRouter, callerOf } from '../router.ts';
import { hasFeed } from '../site/feed.ts';
import { secondLanguageOf, withoutPrefix } from '../site/page-language.ts';
import { recommend } from '../site/recommendations.ts';
import { inOtherLanguage, translationAt } from '../site/same-page.ts';
import type { Search } from '../visits/points.ts';
import { menusOf } from './menus.ts';
import { loadFooter, sidebarOf } from './navigation.ts';
import { type HomeSection, notices, privacyPages, quoteLinks } from './points.ts';

/** Vike's page context for the page at `url`: the user, the API as they may call it, and what surrounds the page. */
export function createPageContext(
  context: Context,
  request: Request,
  response: Response,
  url = plainUrl(request.originalUrl),
) {
  const { auth, env, user, prefix, other } = context;
  const { rewrite = null } = response.locals;
  const { name, description, timeZone, language, maintenance } = context.settings;
  const brand = readBrand(context.db);
  let answers: ReturnType<typeof answersOf> | undefined;
  const quotes = new Map<string, string | null>();
  const menus = menusOf(context, other ? language : undefined);
  const profile = user && profilesOf(context.db, [user.id]).get(user.id);
  const api = callerOf(context, { onError: showErrorPage });
  const { PUBLIC_ENV__FILE_PROTOCOL, PUBLIC_ENV__FILE_HOST, PUBLIC_ENV__FILE_PATH } = env;
  return {
    urlOriginal: withoutPrefix(prefix, rewrite?.url ?? url),
    headersOriginal: request.headers,
    user: user && { name: user.name, email: user.email, role: user.role, right: user.right, ...profile },
    /** Whether, and how urgently, the user must set up a second factor. */
    secondFactorDue: context.secondFactorDue,
    api,
    prefetch: prefetchFor(context),
    site: {
      ...{ name, description, timeZone, language, address: originOf(env) + prefix, maintenance },
      /** In which visitors can read the site, too; null while it has one language. */
      secondLanguage: secondLanguageOf(context.settings),
    },
    /** What the addresses of its language begin with, and the site's other language; null while it has one. */
    prefix,
    other: other && { language: other.language, prefix: other.prefix },
    /** The address of the page at `path` in the other language; null where nobody has translated it. */
    inOtherLanguage: (path: string) =>
      inOtherLanguage(context, path.startsWith('/search/') ? path : keyOf(path)),
    /** The address of a page that only the first language has, asked for at the same path in the second; null for others. */
    onlyInFirstLanguage: (path: string) => onlyInFirstLanguage(context, path),
    brand: pageBrand(brand, name),
    /** Where the company is found, for footer and search engines. */
    company: companyOf(brand),
    /** How soon visitors get an answer, and from whom. */
    answers: () => (answers ??= answersOf(context.db, brand)),
    /** This year, on the clocks of the site. */
    year: yearAt(context.now(), timeZone),
    fileSettings: {
      protocol: PUBLIC_ENV__FILE_PROTOCOL,
      host: PUBLIC_ENV__FILE_HOST,
      path: PUBLIC_ENV__FILE_PATH,
    },
    closed: context.closed,
    /** Until when a preview link shows the closed site. */
    previewUntil: context.previewUntil,
    /** The instant at which somebody of the office looks at the site; null for now. */
    future: context.future,
    /** When the rehearsed backup was made that is shown instead; null for today's site. */
    rehearsed: context.rehearsed,
    /** Is there a feed at /rss.xml? */
    hasFeed: hasFeed(),
    menu: menus.header,
    footerMenu: menus.footer,
    /** The script with the words of a back office in Indonesian. */
    wordsAddress: wordsAddress(user),
    sidebar: user ? sidebarOf(user, context) : [],
    /** The areas of the types of content that the user may read, by their names. */
    areas: user ? areasFor(user) : {},
    /** Set by a route that has this page rendered; null for a page that was requested by its address. */
    rewrite,
    sendsLinks: sendsLinks(env),
    /** Sets the status to 404 although the page is rendered; the page then says what is missing. */
    answerNotFound: () => void response.status(404),
    /** Notes the search that the page answers (`server/visits/`). */
    noteSearch: (search: Search) => void Object.assign(response.locals, { search }),
    /** Whether this is or was the address of an entry. For routes: an unknown address stays a 404 of its own. */
    isKnownAddress: (path: string) => isKnownAddress(context.db, keyOf(path)),
    /** The address that a link of a text leads visitors to; null when they can't open it. */
    resolveLink: (href: string) => publicAddress(context, href),
    /** The token of a form on the page. The response is then for this visitor alone. */
    formToken() {
      response.locals.isPersonal = 'no-cache';
      return rewrite?.form?.token ?? createFormToken(env.AUTH_SECRET, context.now());
    },
    /** The key of what this browser sent with a form; empty without one. The response shows it: nobody keeps that. */
    sentKey() {
      response.locals.isPersonal = 'no-store';
      return sentKeyOf(request.headers.cookie);
    },
    /** Where to ask for a quote, coming from the page at `path`; null when no module has a form for it. */
    quoteLink(path: string): string | null {
      const known = quotes.get(path);
      if (known !== undefined) return known;
      const link = offered(quoteLinks)[0]?.(context, path) ?? null;
      quotes.set(path, link);
      return link;
    },
    /** Lines above the page, whichever it is. */
    notices: () => offered(notices).flatMap((noticesAt) => noticesAt(context)),
    loadFooter: () => loadFooter(context),
    /** What happens to people's data; null while no module has a public page about it. */
    privacyPage: () => offered(privacyPages)[0]?.(context) ?? null,
    /** The data of a section of the home page; null when it has none. */
    loadSection: async <Data>(section: HomeSection<Data>) => unlessEmpty(await section.load(context)),
    /** What modules recommend to readers of this text: at most `most`. */
    recommend: (text: string, most: number) => recommend(context, text, most),
    /** The CSRF token for a form on the page; its cookie goes with the response. */
    csrfToken() {
      const { token, setCookie } = auth.csrfToken(request.headers.cookie);
      if (setCookie) response.append('Set-Cookie', setCookie);
      return token;
    },
  };
}

// Null for what isn't public there, or has a page in the second language at another address.
function onlyInFirstLanguage({ other, prefix, now }: Context, path: string): string | null {
  if (!other || !prefix) return null;
  const db = other.db();
  const entry = translationAt(db).get({ path, language: prefix.slice(1) });
  if (!entry || entry.path !== null) return null;
  const target = targetOf({ db, now }, { type: entry.type, id: entry.entry, anchor: '' });
  return target?.state === 'public' ? path : null;
}

// Failed queries aren't sent to the browser, which mustn't see their messages; it queries again.
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
 * For API calls by pages: shows a procedure's refusal as the matching error page (https://vike.dev/abort), so a page's
 * `+data` needs no try/catch. Every other error passes through: it is logged, and shown as 500.
 */
function showErrorPage({ error }: { error: TRPCError }): void {
  switch (error.code) {
    case 'NOT_FOUND':
      if (error.cause instanceof AddressDeleted) throw render(410);
      throw render(404);
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
