import { readPublicEntry } from '#server/content/public-entry.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { FeedEntry, PartFeed } from '#server/site/points.ts';
import { categories } from './categories.ts';
import { categoryPath } from './paths.ts';
import { publicPosts } from './published.ts';
import { categoryName } from './words.ts';

const inFeed = 30;

export function feed({ db, now }: ModuleContext, category?: string): FeedEntry[] {
  return publicPosts(db, now(), { category, limit: inFeed }).map((post) => {
    const { title, language, publishedAt } = post;
    return {
      path: `/blogs/${post.slug}`,
      title,
      summary: post.excerpt,
      category: categoryName(language, post.categoryName),
      publishedAt,
    };
  });
}

export function categoryFeed(context: ModuleContext, path: string): PartFeed | null {
  if (path !== categoryPath(path.slice(path.lastIndexOf('/') + 1))) return null;
  const { row, movedTo } = readPublicEntry(
    { ...context, user: null, secondFactorDue: null },
    categories,
    path,
  );
  if (!row) return { movedTo: categoryPath(movedTo) };
  return { title: (language) => categoryName(language, row.name), entries: feed(context, row.key) };
}
