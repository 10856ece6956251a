import type { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import { render } from 'vike/abort';
import { secondLanguageOf } from '#database/site-settings.ts';
import { localTime, yearAt } from '#lib/dates.ts';
import { opensNext } from '#lib/opening-hours.ts';
import { sendsLinks } from '../auth/magic-link.ts';
import { profilesOf } from '../auth/profiles.ts';
import { answersOf, companyOf, pageBrand } from '../brand/page-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { isKnownAddress } from '../content/addresses.ts';
import { areasFor } from '../content/declared-types.ts';
import { publicAddress, targetOf } from '../content/links/target.ts';
import { oncePerChange } from '../content/once-per-change.ts';
import { inOtherLanguage, translationAt } from '../content/translations/same-page.ts';
import { isUntranslated } from '../content/translations/untranslated-labels.ts';
import type { Context } from '../context.ts';
import { originOf } from '../env.ts';
import { AddressDeleted } from '../errors/refused.ts';
import { createFormToken } from '../forms/form-token.ts';
import { sentKeyOf } from '../forms/sent-cookie.ts';
import { keyOf, pathOf, plainUrl } from '../http/addresses.ts';
import { isPreparedLanguage, withoutPrefix } from '../http/page-language.ts';
import { unlessEmpty } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { menusOf } from '../navigation/menus.ts';
import { privacyPages } from '../navigation/points.ts';
import { loadFooter, sidebarOf } from '../navigation/sidebar.ts';
import { wordsAddress } from '../office-language.ts';
import { callerOf } from '../router.ts';
import { recommend } from '../search/recommendations.ts';
import type { Search } from '../visits/points.ts';
import { besidePage, type HomeSection, notices, pageExtras, quoteLinks, usualAnswers } from './points.ts';
import type { Prefetch } from './prefetch.ts';

/** The brand of the site. */
export const brandOf = oncePerChange(({ db }) => readBrand(db));

const menusAlone = oncePerChange((context) => menusOf(context));
const menusBesideOther = oncePerChange((context) => menusOf(context, context.settings.language));
// Staff see a language that is being prepared, visitors don’t.
const menusIn = (context: Context) => (context.other ? menusBesideOther : menusAlone)(context);

const footerOf = oncePerChange((context) => loadFooter(context));

const privacyPageOf = oncePerChange((context) => offered(privacyPages)[0]?.(context) ?? null);

/** Vike's page context for the page at `url`. */
export async function createPageContext(
  context: Context,
  request: Request,
  response: Response,
  url = plainUrl(request.originalUrl),
) {
  const { auth, env, user, prefix, other } = context;
  const { rewrite = null } = response.locals;
  const { name, description, timeZone, language, maintenance } = context.settings;
  const brand = brandOf(context);
  let answers: ReturnType<typeof answersOf> | undefined;
  let menus: ReturnType<typeof menusIn> | undefined;
  let extras: ReturnType<typeof extrasAt> | undefined;
  const profile = user && profilesOf(context.db, [user.id]).get(user.id);
  const api = callerOf(context, { onError: showErrorPage });
  const urlOriginal = withoutPrefix(prefix, rewrite?.url ?? url);
  const { PUBLIC_ENV__FILE_PROTOCOL, PUBLIC_ENV__FILE_HOST, PUBLIC_ENV__FILE_PATH } = env;
  return {
    urlOriginal,
    user: user && { name: user.name, email: user.email, role: user.role, right: user.right, ...profile },
    secondFactorDue: context.secondFactorDue,
    api,
    /** Visitors get no screen that fetches. */
    prefetch: (user && (await import('./prefetch.ts')).prefetchFor(context)) as Prefetch,
    site: {
      ...{ name, description, timeZone, language, address: originOf(env) + prefix, maintenance },
      /** Null while the site has one language. */
      secondLanguage: secondLanguageOf(context.settings),
    },
    /** The prefix of addresses in its language, and the other language; null while the site has one. */
    prefix,
    other: other && { language: other.language, prefix: other.prefix },
    /** Null where nobody has translated the page. */
    inOtherLanguage: (path: string) =>
      inOtherLanguage(context, path.startsWith('/search/') ? path : keyOf(path)),
    /** The path of a page that only the first language has, when asked for in the second; null for others. */
    onlyInFirstLanguage: (path: string) => onlyInFirstLanguage(context, path),
    brand: pageBrand(brand, name, prefix),
    company: companyOf(brand),
    /** The local time; null during opening hours, and without any. The page cache ends with it. */
    opensNext: () => opensNext(localTime(context.now(), timeZone), brand.hours),
    answers: () => (answers ??= answersOf(context.db, brand, offered(usualAnswers)[0]?.(context))),
    year: yearAt(context.now(), timeZone),
    fileSettings: {
      protocol: PUBLIC_ENV__FILE_PROTOCOL,
      host: PUBLIC_ENV__FILE_HOST,
      path: PUBLIC_ENV__FILE_PATH,
    },
    closed: context.closed,
    previewUntil: context.previewUntil,
    future: context.future,
    rehearsed: context.rehearsed,
    /** Whether visitors can't read this language yet. */
    isPreparedLanguage: isPreparedLanguage(context),
    /** Screens of the back office have none. */
    menus: () => (menus ??= menusIn(context)),
    /** The script with the Indonesian words of the back office. */
    wordsAddress: wordsAddress(user),
    sidebar: user ? sidebarOf(user, context) : [],
    areas: user ? areasFor(user) : {},
    /** Set when a route has this page rendered; null when it was requested by its address. */
    rewrite,
    sendsLinks: sendsLinks(env),
    /** Sets the status to 404; the page says what is missing. */
    answerNotFound: () => void response.status(404),
    /** Notes the search for `server/visits/`. */
    noteSearch: (search: Search) => void Object.assign(response.locals, { search }),
    isUntranslated: (label: string) => isUntranslated(context, label),
    /** For routes: an unknown address stays a 404. */
    isKnownAddress: (path: string) => isKnownAddress(context.db, keyOf(path)),
    /** Null when visitors can't open it. */
    resolveLink: (href: string) => publicAddress(context, href),
    /** The response is then for this visitor alone. */
    formToken() {
      response.locals.isPersonal = 'no-cache';
      return rewrite?.form?.token ?? createFormToken(env.AUTH_SECRET, context.now());
    },
    /** The key of this browser's last form, or empty. No cache may keep the response. */
    sentKey() {
      response.locals.isPersonal = 'no-store';
      return sentKeyOf(request.headers.cookie);
    },
    /** Null when no module has a form for quotes. */
    quoteLink: (path: string) => offered(quoteLinks)[0]?.(context, path) ?? null,
    /** Sections of modules for the first of these pages that has one. */
    besidePage: (...paths: string[]) =>
      offered(besidePage).map((sectionAt) => paths.map((path) => sectionAt(context, path)).find(Boolean)),
    notices: () => offered(notices).flatMap((noticesAt) => noticesAt(context)),
    extras: () => (extras ??= extrasAt(context, pathOf(urlOriginal), rewrite)),
    footer: () => footerOf(context),
    /** Loaded with the first page, not at the start. */
    styleSheetsOf: (await import('./style-sheets.ts')).styleSheetsOf,
    /** Null while no module has a public privacy page. */
    privacyPage: () => privacyPageOf(context),
    /** Null when the section has no data. */
    loadSection: async <Data>(section: HomeSection<Data>) => unlessEmpty(await section.load(context)),
    recommend: (text: string, most: number) => recommend(context, text, most),
    /** Its cookie goes with the response. */
    csrfToken() {
      const { token, setCookie } = auth.csrfToken(request.headers.cookie);
      if (setCookie) response.append('Set-Cookie', setCookie);
      return token;
    },
  };
}

/** Nothing on previews, and while the site is closed. */
export function extrasAt(context: Context, path: string, rewrite?: Express.Locals['rewrite'] | null) {
  const { closed, settings, future, rehearsed } = context;
  const isPreview =
    rewrite?.share || settings.maintenance || future || rehearsed || isPreparedLanguage(context);
  return closed || isPreview ? [] : offered(pageExtras).map((extras) => extras(context, path));
}

// Null when it isn't public, or has an address in the second language.
function onlyInFirstLanguage({ other, prefix, now }: Context, path: string): string | null {
  if (!other || !prefix) return null;
  const db = other.db();
  const entry = translationAt(db).get({ path, language: prefix.slice(1) });
  if (!entry || entry.path !== null) return null;
  const target = targetOf({ db, now }, { type: entry.type, id: entry.entry, anchor: '' });
  return target?.state === 'public' ? path : null;
}

/** Shows a procedure's refusal as the matching error page (https://vike.dev/abort). Other errors are logged, and shown as 500. */
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

/** `renderer/page-context.ts` declares it for Vike's types. */
export type CreatedPageContext = Awaited<ReturnType<typeof createPageContext>>;
