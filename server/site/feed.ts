import { TRPCError } from '@trpc/server';
import express, { type RequestHandler } from 'express';
import type { Language } from '#lib/language.ts';
import { isUntranslated } from '../content/translations/untranslated-labels.ts';
import type { Context } from '../context.ts';
import { originOf } from '../env.ts';
import { sendRedirect } from '../http/addresses.ts';
import { withPrefix } from '../http/page-language.ts';
import { publicCacheControl } from '../http/plain-answers.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { contextOf } from '../request/create-context.ts';
import { blockDuringMaintenance } from '../request/maintenance.ts';
import type { Services } from '../services.ts';
import { type FeedEntry, feeds, type PartFeed, partFeeds } from './points.ts';

const maxEntries = 30;

export const hasFeed = () => offered(feeds).length > 0;

/** `/rss.xml`, newest first, and `rss.xml` below the pages of categories. A page without a feed is left to the next handler. */
export function feed(services: Services): RequestHandler {
  const router = express.Router();
  const isOpen = blockDuringMaintenance(services);
  router.get('/rss.xml', isOpen, async (request, response, next) => {
    if (!hasFeed()) return next();
    const context = await contextOf(services, request);
    response.type('application/rss+xml').send(await written(context, { entries: entries(context) }));
  });
  return router.get(/.\/rss\.xml$/, isOpen, async (request, response, next) => {
    const page = request.path.replace(/\/rss\.xml$/, '');
    const context = await contextOf(services, request);
    const part = findPart(context, page);
    if (!part) return next();
    if (part.movedTo !== undefined) {
      const target = { location: withPrefix(context.prefix, `${part.movedTo}/rss.xml`), temporary: false };
      return sendRedirect(request, response, target, publicCacheControl(services.env));
    }
    response.type('application/rss+xml').send(await written(context, { ...part, page }));
  });
}

function findPart(context: ModuleContext, page: string): PartFeed | null {
  try {
    for (const find of offered(partFeeds)) {
      const part = find(context, page);
      if (part) return part;
    }
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code !== 'NOT_FOUND') throw error;
  }
  return null;
}

interface Written {
  entries: FeedEntry[];
  title?(language: Language): string;
  /** The path of the page above it. */
  page?: string;
}

async function written(context: Context, { entries, title, page = '' }: Written): Promise<string> {
  const { env, prefix, settings } = context;
  const { Feed } = await import('feed');
  const address = (path: string) => new URL(withPrefix(prefix, path), originOf(env)).href;
  const { name, description, language } = settings;
  const label = title?.(language);
  const rss = new Feed({
    id: address(page || '/'),
    link: address(page || '/'),
    title: speakable(label && !isUntranslated(context, label) ? `${label} · ${name}` : name),
    description: speakable(description || name),
    language,
    copyright: speakable(name),
    generator: 'Vinci',
    feedLinks: { rss: address(`${page}/rss.xml`) },
  });
  for (const entry of entries) {
    const { category = '' } = entry;
    const shown = isUntranslated(context, category) ? '' : category;
    rss.addItem(itemOf({ ...entry, category: shown }, address(entry.path)));
  }
  return rss.rss2();
}

function entries(context: ModuleContext): FeedEntry[] {
  const all = offered(feeds).flatMap((feed) => feed(context));
  return all
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .slice(0, maxEntries);
}

function itemOf({ title, summary, category, publishedAt }: FeedEntry, link: string) {
  return {
    id: link,
    link,
    title: speakable(title),
    description: speakable(summary),
    date: publishedAt,
    category: category ? [{ name: speakable(category) }] : [],
  };
}

// XML can't contain control characters and lone surrogates, not even escaped.
function speakable(text: string) {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
