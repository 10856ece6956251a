import express, { type RequestHandler } from 'express';
import { Feed } from 'feed';
import { contextOf } from '../context.ts';
import { originOf } from '../env.ts';
import type { ModuleContext } from '../module/context.ts';
import type { FeedEntry } from '../module/sitemap-and-feed.ts';
import type { Services } from '../services.ts';
import { blockDuringMaintenance } from './maintenance.ts';
import { fromModules } from './modules.ts';
import { withPrefix } from './page-language.ts';

const mostEntries = 30;
const feeds = fromModules('feed');

/** Does any module have a feed? */
export const hasFeed = feeds.length > 0;

/** `/rss.xml`: the newest entries first. All addresses are of the configured site. */
export function feed(services: Services): RequestHandler {
  const router = express.Router();
  return router.get('/rss.xml', blockDuringMaintenance(services), async (request, response, next) => {
    if (!hasFeed) return next();
    const context = await contextOf(services, request);
    const address = (path: string) => new URL(withPrefix(context.prefix, path), originOf(services.env)).href;
    const { name, description, language } = context.settings;
    const rss = new Feed({
      id: address('/'),
      link: address('/'),
      title: speakable(name),
      description: speakable(description || name),
      language,
      copyright: speakable(name),
      generator: 'Vinci',
      feedLinks: { rss: address('/rss.xml') },
    });
    for (const entry of entries(context)) rss.addItem(itemOf(entry, address(entry.path)));
    response.type('application/rss+xml').send(rss.rss2());
  });
}

function entries(context: ModuleContext): FeedEntry[] {
  const all = feeds.flatMap((feed) => feed(context));
  return all
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .slice(0, mostEntries);
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
