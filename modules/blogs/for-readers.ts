import type { Queries } from '#database/client.ts';
import type { FeedEntry, SitemapEntry } from '#server/module.ts';
import { publicPosts } from './published.ts';

const inFeed = 30;
// A sitemap may hold 50,000 pages in all.
const inSitemap = 40_000;

/** The list and every post, for sitemap.xml. */
export function sitemap(db: Queries, now: Date): SitemapEntry[] {
  const posts = publicPosts(db, now, { limit: inSitemap });
  const pages = posts.map(({ slug, updatedAt, cover }) => ({
    path: `/blogs/${slug}`,
    updatedAt,
    pictures: cover ? [cover.filename] : [],
  }));
  return [{ path: '/blogs', updatedAt: posts[0]?.publishedAt }, ...pages];
}

/** The newest posts, for the RSS feed. */
export function feed(db: Queries, now: Date): FeedEntry[] {
  return publicPosts(db, now, { limit: inFeed }).map((post) => {
    const { title, category, author, publishedAt, updatedAt } = post;
    const path = `/blogs/${post.slug}`;
    return {
      path,
      title,
      summary: post.excerpt,
      category,
      author: author || undefined,
      publishedAt,
      updatedAt,
    };
  });
}
