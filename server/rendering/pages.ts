import type { Request, RequestHandler, Response } from 'express';
import { renderPage } from 'vike/server';
import type { Database } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { withFonts } from '../brand/stylesheet.ts';
import type { Context } from '../context.ts';
import { lowerUrl, pathOf, plainUrl, sendRedirect } from '../http/addresses.ts';
import {
  hasLanguage,
  inLanguageAt,
  isPreparedLanguage,
  withoutPrefix,
  withPrefix,
} from '../http/page-language.ts';
import { publicCacheControl, retryAfter } from '../http/plain-answers.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { sendStoredPage } from '../http/stored-page.ts';
import { inLanguageOf } from '../office-language.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { readParameters } from '../page-cache/public-routes.ts';
import { contextOf } from '../request/create-context.ts';
import { inFuture } from '../request/future-view.ts';
import type { Redirection, Services } from '../services.ts';
import { speculationRulesHeader } from '../site/small-endpoints.ts';
import { reportRendered } from '../visits/report.ts';
import { htmlInLanguage } from './html-in-language.ts';
import { brandOf, createPageContext, extrasAt } from './page-context.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

export function servePages(services: Services, pageCache?: PageCache): RequestHandler {
  const answer = servePage(services, pageCache);
  return async (request, response) => {
    const context = await contextOf(services, request);
    const preview = await response.locals.rewrite?.share?.open();
    const then = await inFuture(services, context, request, response);
    const shown = preview ? withPreview(context, preview, response.locals.rewrite?.url ?? '/') : context;
    await inLanguageOf(context.user, () => answer(then?.context ?? shown, request, response)).finally(() => {
      preview?.$client.close();
      then?.release();
    });
  };
}

function servePage(services: Services, pageCache?: PageCache) {
  const { answers } = services;
  return async (context: Context, request: Request, response: Response) => {
    const render = async (url?: string, shown = context) =>
      renderPage(await createPageContext(shown, request, response, url));
    // The home page would answer there.
    const oldLink = answers.atOldLink(request.originalUrl);
    let page = oldLink ? null : await render();
    const redirect =
      oldLink ??
      (isNothing(page) && !isPreparedLanguage(context) && answers.at(pathOf(plainUrl(request.originalUrl))));
    if (redirect && context.closed) {
      response.locals.rewrite = { url: '/maintenance' };
      page = null;
    } else if (redirect && !response.locals.rewrite) {
      if (redirect.location !== null)
        return sendRedirect(request, response, redirect, publicCacheControl(services.env));
      if (redirect.isMissing) response.locals.rewrite = { url: '/404' };
      else response.status(410).locals.rewrite = { url: '/404', error: 410 };
      page = null;
    }
    page ??= await render();
    const { statusCode } = page.httpResponse;
    const place = await placeOf(page, { context, request, response, render });
    if (place !== null) {
      const rule = cacheControl(context, place.location, statusCode);
      return sendRedirect(request, response, place, rule);
    }
    if (statusCode === 404 && !context.preview && !context.closed && request.method === 'GET')
      answers.reportNotFound(pathOf(request.originalUrl));
    // Vike also counts pages with a 404 or 403 as failed.
    if (page.errorWhileRendering && statusCode === 500) {
      services.log.error({ requestId: context.requestId, err: page.errorWhileRendering }, 'A page failed');
    }
    // The data of a public page is in its HTML; served separately, it would bypass maintenance.
    if (page.isClientSideNavigation && !page.urlPathname?.startsWith('/only-us')) {
      response.status(404).type('text/plain').send('Not found.');
      return;
    }
    prepare(context, page, response);
    reportRendered(context, page, request, response);
    const body = htmlInLanguage(context, withTypeface(context, page));
    const isShared = response.locals.rewrite?.share !== undefined;
    const kept = isShared ? null : pageCache?.keep(request, response, { id: page.pageId ?? '', body });
    if (kept) sendStoredPage(request, response, kept);
    else response.send(body);
  };
}

interface Asked {
  context: Context;
  request: Request;
  response: Response;
  render(url?: string, context?: Context): Promise<Page>;
}

async function placeOf(page: Page, { context, request, response, render }: Asked) {
  const plain = plainUrl(request.originalUrl);
  if (response.locals.rewrite) return null;
  const placed = async (found: Page, url: string, there = context): Promise<Redirection | null> => {
    // The back office leads to itself by its own queries.
    const moved = hasLanguage(plain) ? movedTo(found) : null;
    if (moved === null) return isShown(found, response) ? { location: pathOf(url), temporary: false } : null;
    const parametersAt = await readParameters();
    const known = parametersAt(pathOf(moved.location));
    const read = parametersAt(withoutPrefix(there.prefix, pathOf(url))).filter(
      (name) => !known.includes(name),
    );
    return { ...moved, location: withPrefix(there.prefix, moved.location), read };
  };
  if (!isNothing(page))
    return isShown(page, response) && plain === request.originalUrl ? null : placed(page, plain);
  const lower = lowerUrl(plain);
  if (lower === null) return null;
  const there = inLanguageAt(context, lower);
  return placed(await render(lower, there), lower, there);
}

function movedTo({ httpResponse: { statusCode, headers } }: Page) {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  return location?.startsWith('/') ? { location, temporary: statusCode !== 301 } : null;
}

function isShown({ httpResponse, pageId }: Page, response: Response) {
  return httpResponse.statusCode === 200 && response.statusCode === 200 && !pageId?.endsWith('/maintenance');
}

function isNothing(page: Page | null) {
  return page?.httpResponse.statusCode === 404 || page?.httpResponse.statusCode === 410;
}

// The back office has a typeface of its own.
function withTypeface(context: Context, { httpResponse: { body }, urlPathname }: Page) {
  return urlPathname?.startsWith('/only-us') ? body : withFonts(body, brandOf(context).typeface);
}

/** A shared preview looks as it will to visitors, whoever opens it, also during maintenance. */
function withPreview(context: Context, db: Database, url: string): Context {
  const settings = readSettings(context.db);
  const shown = { ...context, settings, db, user: null, sessionId: null, preview: true, closed: false };
  return { ...inLanguageAt(shown, url, db), other: null };
}

function prepare(context: Context, page: Page, response: Response) {
  const { statusCode, headers } = page.httpResponse;
  for (const [name, value] of headers) {
    const isOwn = name.toLowerCase() === 'location' && value.startsWith('/');
    response.append(name, isOwn ? withPrefix(context.prefix, value) : value);
  }
  // Previews for signed-in people are framed beside the form.
  const isFramed = response.locals.rewrite?.share?.link === null;
  const isPublic = page.pageId?.includes('/(public)/');
  const extras = isPublic ? extrasAt(context, page.urlPathname ?? '', response.locals.rewrite) : [];
  const sources = extras.flatMap((extra) => extra.sources ?? []);
  const policy = pagePolicy(context.env, page.cspNonce ?? null, isFramed ? "'self'" : "'none'", sources);
  response.set('Content-Security-Policy', policy);
  if (isFramed) response.set('X-Frame-Options', 'SAMEORIGIN');
  const { isPersonal } = response.locals;
  const own = isPersonal && `private, ${isPersonal}`;
  response.set('Cache-Control', own || cacheControl(context, page.urlPathname ?? '/', statusCode));
  if (context.future || context.rehearsed || isPreparedLanguage(context))
    response.set('X-Robots-Tag', 'noindex, nofollow');
  if (!page.cspNonce) response.set('Speculation-Rules', speculationRulesHeader);
  response.vary('Accept-Encoding').vary('Cookie');
  const underMaintenance = page.pageId?.endsWith('/maintenance') ?? false;
  if (underMaintenance) response.set('Retry-After', retryAfter.maintenance).set('Cache-Control', 'no-store');
  // An earlier route may have set a status other than 200; a failure here takes precedence.
  const isSet = statusCode === 200 || response.locals.rewrite?.error;
  const status = isSet ? response.statusCode : statusCode;
  response.status(underMaintenance ? 503 : status);
  if (response.statusCode === 503 && !response.get('Retry-After'))
    response.set('Retry-After', retryAfter.trouble);
}

function cacheControl(context: Context, path: string, status: number) {
  if (status >= 500) return 'no-store';
  const behindSession =
    context.preview || context.user || path.startsWith('/only-us') || path.startsWith('/auth');
  return behindSession ? 'private, no-store' : publicCacheControl(context.env);
}
