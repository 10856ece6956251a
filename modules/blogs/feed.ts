import type { ModuleContext } from '#server/module/context.ts';
import type { FeedEntry } from '#server/module/sitemap-and-feed.ts';
import { publicPosts } from './published.ts';

const inFeed = 30;

/** The newest posts, for the RSS feed. */
export function feed({ db, now }: ModuleContext): FeedEntry[] {
  return publicPosts(db, now(), { limit: inFeed }).map((post) => {
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
