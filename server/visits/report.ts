import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Context } from '../context.ts';
import { keyOf, pathOf, requestedUrl } from '../http/addresses.ts';
import { withoutPrefix } from '../http/page-language.ts';
import { offered } from '../module/registry.ts';
import type { Service, Services } from '../services.ts';
import { type Search, type Visit, visits } from './points.ts';

declare global {
  namespace Express {
    interface Locals {
      search?: Search;
    }
  }
}

const listeners: Service<(visit: Visit) => void> = {
  open(services) {
    const all = offered(visits).map((listen) => listen(services));
    return (visit) => {
      for (const hear of all) hear(visit);
    };
  },
};

export function reportVisit(services: Pick<Services, 'service'>, visit: Visit): void {
  services.service(listeners)(visit);
}

export function reportPage(
  services: Pick<Services, 'service'>,
  request: IncomingMessage,
  path: string,
  search?: Search,
): void {
  const { method, headers } = request;
  if (method !== 'GET') return;
  const url = requestedUrl(request);
  reportVisit(services, { kind: 'page', request, path, url, isPrefetch: isPrefetch(headers), search });
}

/** https://wicg.github.io/nav-speculation/prefetch.html */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** Reports a rendered page, if public and for a visitor. */
export function reportRendered(
  context: Context,
  page: { pageId?: string | null },
  request: Request,
  response: Response,
): void {
  const { rewrite, search } = response.locals;
  const isPublic = response.statusCode === 200 && page.pageId?.includes('/(public)/');
  if (!isPublic || context.preview || context.closed || rewrite) return;
  const language = context.prefix ? context.settings.language : undefined;
  reportPage(context, request, nameOf(context, request.originalUrl), search && { ...search, language });
}

// Anybody can make up search addresses: they count as one page.
function nameOf({ prefix }: Context, url: string) {
  const path = withoutPrefix(prefix, pathOf(url));
  if (path.startsWith('/search/')) return `${prefix}/search`;
  return prefix + (path.includes('%') ? keyOf(path) : path);
}
