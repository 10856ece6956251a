import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { createApp } from '#server/app.ts';
import { pathOf } from '#server/http/addresses.ts';
import { sendStoredPage } from '#server/http/stored-page.ts';
import { openPageCache } from '#server/page-cache/page-cache.ts';
import type { PageVisit } from '#server/visits/points.ts';
import { reportPage } from '#server/visits/report.ts';
import type { TestSite } from '#tests/test-site.ts';

/** What people's browsers call themselves. */
export const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
export const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** A page that somebody opens on a phone. */
export function pageVisit(path: string, more: object = {}, url = path): PageVisit {
  const request = {
    method: 'GET',
    url,
    headers: { 'user-agent': phone },
    socket: {},
    ip: '192.0.2.7',
    ...more,
  };
  return { kind: 'page', request: request as unknown as IncomingMessage, path, url, isPrefetch: false };
}

const first = ['', 'blogs', 'packaging', 'search'];
const routes = {
  prefixes: new Set([...first, 'only-us', 'api']),
  publicPrefixes: new Set(first),
  parametersAt: (path: string) => (path === '/blogs' ? ['page'] : []),
  isUnbounded: () => false,
};

/** Serves the site with its page cache and pages of one word, counted as real ones are. `/search/…` isn't found. */
export async function openPages({ services }: TestSite) {
  const cache = openPageCache(services, routes);
  const pages: RequestHandler = async (request, response) => {
    const isThere = !request.originalUrl.startsWith('/search/');
    response.status(isThere ? 200 : 404).set('Cache-Control', 'public, max-age=0');
    const { user } = { user: await services.auth.readSession(request.headers.cookie) };
    if (isThere && !user) reportPage(services, request, pathOf(request.originalUrl));
    const kept = cache.keep(request, response, { id: '', body: 'A page' });
    if (kept) sendStoredPage(request, response, kept);
    else response.send('A page');
  };
  const { handle, messageClasses } = createApp(services, cache, pages);
  const server = createServer({ ...messageClasses, keepAliveTimeout: 60_000 }, handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Opens a page as a visitor's browser does. */
  async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const from = { 'User-Agent': phone, 'X-Forwarded-For': '198.51.100.1' };
    const response = await fetch(origin + path, { method, headers: { ...from, ...headers } });
    await response.text();
    return response.status;
  }

  /** Reports that a page was opened that had been fetched ahead. */
  async function report(url: string, headers: Record<string, string> = {}, referrer = '') {
    const from = { 'User-Agent': phone, 'X-Forwarded-For': '198.51.100.1' };
    const body = new URLSearchParams({ url, referrer });
    return (await fetch(`${origin}/api/views`, { method: 'POST', body, headers: { ...from, ...headers } }))
      .status;
  }

  return {
    origin,
    open,
    report,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
