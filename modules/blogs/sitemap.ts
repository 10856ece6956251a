import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { SitemapEntry } from '#server/site/points.ts';
import { minInSitemap } from './choices.ts';
import { blogPath } from './paths.ts';
import { countCategories, isListedFilter, publicPosts } from './published.ts';
import { blogPosts } from './tables.ts';
import { publicTags } from './tags.ts';

// Other requests are answered between batches.
const batchSize = 200;

const { id, slug, updatedAt, coverId } = blogPosts;
const olderPosts = preparedQuery((db) =>
  db
    .select({ id, slug, updatedAt, cover: files.filename })
    .from(blogPosts)
    .leftJoin(files, eq(files.id, coverId))
    .where(and(isListedFilter, lt(id, sql.placeholder('before'))))
    .orderBy(desc(id))
    .limit(batchSize),
);

export async function* sitemap(context: ModuleContext): AsyncGenerator<SitemapEntry> {
  const { db } = context;
  const now = context.now();
  const [newest] = publicPosts(db, now, { limit: 1 });
  if (newest) yield { path: '/blogs', updatedAt: newest.publishedAt };
  for (const { slug, count } of countCategories(context)) {
    if (count > 0) yield { path: blogPath({ category: slug }) };
  }
  for (const { word, ids } of await publicTags(db, now)) {
    if (ids.length >= minInSitemap) yield { path: blogPath({ tag: word }) };
  }
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const posts = olderPosts(db).all({ now, before });
    for (const { slug, updatedAt, cover } of posts) {
      yield { path: `/blogs/${slug}`, updatedAt, pictures: cover ? [cover] : [] };
    }
    if (posts.length < batchSize) return;
    before = posts.at(-1)?.id ?? 0;
  }
}
