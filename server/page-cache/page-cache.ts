import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Services } from '../services.ts';
import { previewCookie } from '../site/preview-endpoint.ts';
import { addressOf, isForEverybody, prefixOf } from './address.ts';
import type { PublicRoutes } from './public-routes.ts';
import { givePage, type StoredPage, storePage } from './stored-page.ts';

const megabyte = 1024 * 1024;

/** A request that nobody had an answer to; others with the same question wait for it. */
interface Miss {
  address: string;
  version: number;
  found: Promise<StoredPage | null>;
  settle(page: StoredPage | null): void;
}

/** Pages for visitors, ready to be sent: looked up before Express, whose walk costs more than the answer. */
export interface PageCache {
  /** Answers what it can; everything else goes to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /**
   * Takes over the answer to a request that came through `handle`, when it may be kept: its status and headers are set
   * on `response`, nothing is sent yet. Gives the page to send, or null when it is not for the cache.
   */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    page: { id: string; body: string },
  ): Promise<StoredPage | null>;
}

export function openPageCache(services: Services, routes: PublicRoutes): PageCache {
  const { content } = services;
  const cookies = [services.auth.sessionCookie, previewCookie];
  const sized = (megabytes: number) =>
    new LRUCache<string, StoredPage>({
      maxSize: megabytes * megabyte,
      sizeCalculation: (page, address) => page.bytes + address.length + 2000,
    });
  const pages = sized(48);
  // Of these there can be as many as somebody likes to ask for. Apart, they push out only each other.
  const withQuery = sized(8);
  const missing = new LRUCache<string, true>({ max: 2000 });
  let notFound: StoredPage | null = null;
  const misses = new Map<string, Miss>();
  const missOf = new WeakMap<IncomingMessage, Miss>();
  let version = content.current();

  const shelfFor = (address: string) => (address.includes('?') ? withQuery : pages);
  const empty = () => {
    pages.clear();
    withQuery.clear();
    missing.clear();
    misses.clear();
    notFound = null;
  };
  const emptyIfChanged = () => {
    const now = content.current();
    if (now === version) return;
    empty();
    version = now;
  };
  const look = (address: string) => {
    const nowhere = missing.has(address) || !routes.prefixes.has(prefixOf(address));
    return nowhere ? notFound : (shelfFor(address).get(address) ?? null);
  };
  const startMiss = (address: string, request: IncomingMessage, response: ServerResponse) => {
    let settle: Miss['settle'] = () => {};
    const found = new Promise<StoredPage | null>((resolve) => {
      settle = resolve;
    });
    const miss = { address, version, found, settle };
    misses.set(address, miss);
    missOf.set(request, miss);
    response.once('close', () => {
      settle(null);
      if (misses.get(address) === miss) misses.delete(address);
    });
  };

  return {
    handle(request, response, next) {
      if (!isForEverybody(request, cookies)) return next();
      emptyIfChanged();
      const { url = '' } = request;
      // Mostly an address is spelled as its page is kept: then nothing else needs to be known of it.
      const ready = pages.get(url);
      if (ready) return givePage(request, response, ready);
      const address = addressOf(url, routes);
      if (address === null) return next();
      const page = look(address);
      if (page) return givePage(request, response, page);
      if (!mayBePage(address, routes)) return next();
      // What the page doesn't read, it doesn't get: the answer is the same for all.
      request.url = address;
      const under = misses.get(address);
      if (under) {
        void under.found.then((late) => (late ? givePage(request, response, late) : next()));
        return;
      }
      if (request.method === 'GET') startMiss(address, request, response);
      next();
    },

    async keep(request, response, { id, body }) {
      const miss = missOf.get(request);
      const status = response.statusCode;
      if (!miss || routes.isUnbounded(id) || !mayKeep(status, response)) return null;
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      const page = await storePage(status, headers, body);
      // What changed while it was rendered may not be on it.
      if (miss.version === content.current() && miss.version === version) {
        if (status === 200) shelfFor(miss.address).set(miss.address, page);
        else {
          notFound = page;
          missing.set(miss.address, true);
        }
      }
      miss.settle(page);
      return page;
    },
  };
}

function mayBePage(address: string, { prefixes, publicPrefixes }: PublicRoutes) {
  const beginning = prefixOf(address);
  if (!prefixes.has(beginning)) return true; // a 404, which may be kept too
  return publicPrefixes.has(beginning) && !address.includes('.');
}

// A cookie, a nonce or what is meant for one person is never kept.
function mayKeep(status: number, response: ServerResponse): boolean {
  const rule = String(response.getHeader('cache-control') ?? '');
  const policy = String(response.getHeader('content-security-policy') ?? '');
  const isPublic =
    rule.startsWith('public') && !policy.includes('nonce-') && !response.hasHeader('set-cookie');
  return isPublic && (status === 200 || status === 404);
}
