import { TRPCError } from '@trpc/server';
import { type RequestHandler, Router } from 'express';
import { optimizedUrl } from '#lib/optimized.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { readPublicEntry } from '#server/content/public-entry.ts';
import { isUntranslated } from '#server/content/translations/untranslated-labels.ts';
import type { Context } from '#server/context.ts';
import { originOf } from '#server/env.ts';
import { withQuery } from '#server/http/addresses.ts';
import { withPrefix } from '#server/http/page-language.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { contextOf } from '#server/request/create-context.ts';
import { blockDuringMaintenance } from '#server/request/maintenance.ts';
import type { Services } from '#server/services.ts';
import { categories } from './categories.ts';
import { categoryPath } from './paths.ts';
import { publicPosts } from './published.ts';
import { categoryName } from './words.ts';

const inFeed = 30;

type FeedHandler = RequestHandler<{ slug?: string }>;

/** The feed of all posts at `/rss.xml`, and of a category below its page: newest first. */
export function serveFeed(services: Services): FeedHandler {
  const answer: FeedHandler = async (request, response, next) => {
    const context = await contextOf(services, request);
    const { slug } = request.params;
    const category = slug === undefined ? undefined : categoryAt(context, slug);
    if (category === null) return next();
    if (category?.movedTo) {
      const location = withPrefix(context.prefix, `${categoryPath(category.movedTo)}/rss.xml`);
      return response.redirect(301, withQuery(location, request.originalUrl));
    }
    response.type('application/rss+xml').send(await writeFeed(context, category?.row));
  };
  return Router({ mergeParams: true }).use(blockDuringMaintenance(services), answer);
}

function categoryAt(context: Context, slug: string) {
  const visitor = { ...context, user: null, secondFactorDue: null };
  try {
    return readPublicEntry(visitor, categories, categoryPath(slug));
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code !== 'NOT_FOUND') throw error;
    return null;
  }
}

async function writeFeed(
  context: Context,
  of?: { key: string; name: string; slug: string } | null,
): Promise<string> {
  const { env, prefix, settings } = context;
  const { Feed } = await import('feed');
  const site = { address: originOf(env) };
  const address = (path: string) => new URL(withPrefix(prefix, path), site.address).href;
  const pictureUrl = ({ filename }: { filename: string }) =>
    new URL(optimizedUrl(`/api/images/upload/${filename}`, 1200, 50), site.address).href;
  const { name, description, language } = settings;
  const page = of ? categoryPath(of.slug) : '/';
  const label = of && categoryName(language, of.name);
  const rss = new Feed({
    id: address(page),
    link: address(page),
    title: speakable(label && !isUntranslated(context, label) ? `${label} · ${name}` : name),
    description: speakable(description || name),
    language,
    copyright: speakable(name),
    generator: 'Vinci',
    feedLinks: { rss: address(of ? `${page}/rss.xml` : '/rss.xml') },
  });
  for (const { path, title, summary, category, publishedAt, cover } of newestPosts(context, of?.key)) {
    const link = address(path);
    const isShown = category && !isUntranslated(context, category);
    rss.addItem({
      ...{ id: link, link, date: publishedAt },
      title: speakable(title),
      description: speakable(summary),
      ...(cover && { enclosure: { url: pictureUrl(cover), type: 'image/jpeg', length: 0 } }),
      category: isShown ? [{ name: speakable(category) }] : [],
    });
  }
  return rss.rss2();
}

/** The posts in the feed, of all categories or one. */
export function newestPosts({ db, now }: Pick<ModuleContext, 'db' | 'now'>, category?: string) {
  return publicPosts(db, now(), { category, limit: inFeed }).map((post) => {
    const { slug, title, excerpt, publishedAt, cover } = post;
    const label = categoryName(post.language, post.categoryName);
    return { path: `/blogs/${slug}`, title, summary: excerpt, category: label, publishedAt, cover };
  });
}

// XML can't contain control characters and lone surrogates, not even escaped.
function speakable(text: string) {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/** By which feed readers find the feed, in the head of each page. */
export const feedLink = () => ({ head: <FeedLink /> });

function FeedLink() {
  const { site, prefix } = useServerPage();
  return <link rel="alternate" type="application/rss+xml" title={site.name} href={`${prefix}/rss.xml`} />;
}
