import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readSettings, type SiteSettings, visitorSettings } from '#database/site-settings.ts';
import { isKnownAddress } from '../content/addresses.ts';
import { lowerUrl, pathOf, plainUrl, sendRedirect, setRequestedUrl } from '../http/addresses.ts';
import { pageLanguage } from '../http/page-language.ts';
import { publicCacheControl } from '../http/plain-answers.ts';
import { bytesOf, type StoredPage, sendStoredPage, storePage } from '../http/stored-page.ts';
import { previewCookie } from '../request/preview-endpoint.ts';
import { formerCookie } from '../request/requested-future.ts';
import type { Answer, Services } from '../services.ts';
import { reportPage } from '../visits/report.ts';
import { addressOf, isForEverybody, type PublicRoutes, prefixOf } from './public-routes.ts';

const megabyte = 1024 * 1024;

/** A cache miss in flight, which other requests for the page wait for. */
interface Miss {
  address: string;
  version: number;
  found: Promise<StoredPage | null>;
  resolve(page: StoredPage | null): void;
}

/** Stored public pages, looked up before Express, whose middleware would cost more than the response. */
export type PageCache = ReturnType<typeof openPageCache>;

export function openPageCache(services: Services, routes: PublicRoutes) {
  const { content, answers } = services;
  const cacheControl = publicCacheControl(services.env);
  const cookies = [services.auth.sessionCookie, previewCookie, formerCookie];
  const sized = (megabytes: number) =>
    new LRUCache<string, StoredPage>({
      maxSize: megabytes * megabyte,
      sizeCalculation: (page, address) => bytesOf(page) + address.length + 2000,
    });
  const pages = sized(48);
  // Anybody can make up any number of queries. In a cache of their own they evict only each other.
  const withQuery = sized(8);
  const missing = new LRUCache<string, true>({ max: 2000 });
  const notFound = new Map<string, StoredPage>();
  const misses = new Map<string, Miss>();
  const missOf = new WeakMap<IncomingMessage, Miss>();
  let version = content.current();
  let settings: SiteSettings | undefined;
  const readOnce = () => {
    settings ??= visitorSettings(readSettings(services.db));
    return settings;
  };

  const cacheFor = (address: string) => (address.includes('?') ? withQuery : pages);
  const empty = () => {
    pages.clear();
    withQuery.clear();
    missing.clear();
    misses.clear();
    notFound.clear();
    settings = undefined;
  };
  const emptyIfChanged = () => {
    const now = content.current();
    if (now === version) return;
    empty();
    version = now;
  };
  // Routes are without language.
  const languageAt = (address: string) => pageLanguage(readOnce(), address);
  const logical = (address: string) => languageAt(address).url;
  const notFoundAt = (address: string) => notFound.get(languageAt(address).prefix) ?? null;
  // Routes don't know the addresses of pages that people write; the database does.
  const isKnown = (address: string) => isKnownAddress(services.db, address.replace(/(?<=.)\/+$/, ''));
  // Its address in the second language redirects to the original.
  const isOnlyInFirst = (address: string) => {
    const { prefix, url } = languageAt(address);
    return prefix !== '' && isKnown(url);
  };
  const isSomewhere = (address: string) =>
    routes.prefixes.has(prefixOf(logical(address))) || isKnown(address) || isOnlyInFirst(address);
  // Without a page it must be rendered.
  const lookUp = (address: string): { page: StoredPage | null; redirect?: Answer } => {
    if (missing.has(address)) return { page: notFoundAt(address) };
    if (isSomewhere(address)) return { page: cacheFor(address).get(address) ?? null };
    const redirect = answers.at(pathOf(address));
    return redirect ? { page: null, redirect } : { page: notFoundAt(address) };
  };
  // Every address then has the maintenance page.
  const isClosed = () => readOnce().maintenance;
  const startMiss = (address: string, request: IncomingMessage, response: ServerResponse) => {
    let resolve: Miss['resolve'] = () => {};
    const found = new Promise<StoredPage | null>((done) => {
      resolve = done;
    });
    const miss = { address, version, found, resolve };
    misses.set(address, miss);
    missOf.set(request, miss);
    response.once('close', () => {
      resolve(null);
      if (misses.get(address) === miss) misses.delete(address);
    });
  };

  const send = (request: IncomingMessage, response: ServerResponse, page: StoredPage, path: string) => {
    if (page.status === 200) reportPage(services, request, path);
    sendStoredPage(request, response, page);
  };

  return {
    handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
      if (!isForEverybody(request, cookies)) return next();
      emptyIfChanged();
      const { url = '' } = request;
      // Most addresses are spelled like their cache key, so nothing else needs to be parsed.
      const ready = pages.get(url);
      if (ready) return send(request, response, ready, url);
      const nothing = missing.has(url) && notFoundAt(url);
      if (nothing) {
        answers.reportNotFound(url);
        return sendStoredPage(request, response, nothing);
      }
      const oldLink = answers.atOldLink(url);
      if (oldLink?.location && !isClosed()) return sendRedirect(request, response, oldLink, cacheControl);
      const plain = plainUrl(url);
      const address = addressOf(plain, routes, logical);
      if (address === null || oldLink) return next();
      const { page, redirect } = lookUp(address);
      if (redirect?.location && !isClosed()) return sendRedirect(request, response, redirect, cacheControl);
      const lower = page?.status === 404 && lowerUrl(pathOf(address));
      // Only rendering tells.
      if (lower && isSomewhere(lower)) return next();
      if (page?.status === 404) answers.reportNotFound(address);
      if (page?.status === 200 && plain !== url)
        return sendRedirect(request, response, { location: pathOf(plain), temporary: false }, cacheControl);
      if (page) return send(request, response, page, pathOf(address));
      if (plain !== url || !mayBePage(logical(address), routes)) return next();
      // Drops the parameters that the page doesn't read: the response is the same for all.
      if (address !== url) setRequestedUrl(request, url);
      request.url = address;
      const under = misses.get(address);
      if (under) {
        void under.found.then((late) => (late ? send(request, response, late, pathOf(address)) : next()));
        return;
      }
      if (request.method === 'GET') startMiss(address, request, response);
      next();
    },

    /** Caches the response to a request that came through `handle`. Returns the page to send; null if it isn't cacheable. */
    keep(
      request: IncomingMessage,
      response: ServerResponse,
      { id, body }: { id: string; body: string },
    ): StoredPage | null {
      const miss = missOf.get(request);
      const status = response.statusCode;
      if (!miss || routes.isUnbounded(id) || !mayKeep(status, response)) {
        miss?.resolve(null);
        return null;
      }
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      const page = storePage(status, headers, body);
      // If the content changed during rendering, the page may be stale.
      if (miss.version === content.current() && miss.version === version) {
        if (status === 200 || isOnlyInFirst(miss.address)) cacheFor(miss.address).set(miss.address, page);
        else {
          notFound.set(languageAt(miss.address).prefix, page);
          missing.set(miss.address, true);
        }
      }
      miss.resolve(page);
      return page;
    },
  };
}

function mayBePage(address: string, { prefixes, publicPrefixes }: PublicRoutes) {
  const beginning = prefixOf(address);
  if (!prefixes.has(beginning)) return true; // a 404, which is cacheable too
  return publicPrefixes.has(beginning) && !address.includes('.');
}

// Responses with a cookie or a nonce, or for one person, are never cached.
function mayKeep(status: number, response: ServerResponse): boolean {
  const rule = String(response.getHeader('cache-control') ?? '');
  const policy = String(response.getHeader('content-security-policy') ?? '');
  const isPublic =
    rule.startsWith('public') && !policy.includes('nonce-') && !response.hasHeader('set-cookie');
  return isPublic && (status === 200 || status === 404);
}
