import { readPublicEntry } from '#server/content/public-entry.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { categories } from './categories.ts';
import { categoryPath } from './paths.ts';
import { publicPosts } from './published.ts';
import { categoryName } from './words.ts';

const inFeed = 30;

/** The newest posts, of all categories or one. */
export function feed({ db, now }: ModuleContext, category?: string) {
  return publicPosts(db, now(), { category, limit: inFeed }).map((post) => {
    const { slug, title, excerpt, publishedAt } = post;
    const label = categoryName(post.language, post.categoryName);
    return { path: `/blogs/${slug}`, title, summary: excerpt, category: label, publishedAt };
  });
}

/** Where the category at this path has its page now, and its posts while that is here. Throws NOT_FOUND. */
export function categoryFeed(context: ModuleContext, path: string) {
  const visitor = { ...context, user: null, secondFactorDue: null };
  const { row, movedTo } = readPublicEntry(visitor, categories, path);
  return row ? { name: row.name, entries: feed(context, row.key) } : { movedTo: categoryPath(movedTo) };
}
