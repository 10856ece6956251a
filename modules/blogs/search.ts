import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import type { SearchEntry } from '#database/search.ts';
import { files } from '#database/tables.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { Context } from '#server/context.ts';
import { jobCategory } from './choices.ts';
import { categoryPath } from './paths.ts';
import { countedCategories } from './published.ts';
import { blogCategories, blogPosts } from './tables.ts';
import { categoryName } from './words.ts';

export const search = {
  label: { id: 'Blog', en: 'Blogs' },
  lists: (context: Context) =>
    countedCategories(context)
      .filter(({ count }) => count > 0)
      .map(({ name, slug }) => ({
        label: { id: categoryName('id', name), en: categoryName('en', name) },
        route: categoryPath(slug),
      })),
};

/** The search entry of a post, found from its instant on, a job until it closes; undefined unless it is published. */
export function searchEntry(db: Queries, id: number): SearchEntry | undefined {
  const row = published(db).get({ id });
  if (!row) return undefined;
  const { post, picture, category } = row;
  const job = post.category === jobCategory && 'Lowongan kerja';
  const about = [categoryName(post.language, category), ...post.tags];
  const words = [post.excerpt, post.location, plainText(post.body), post.author, job, ...about];
  return {
    type: 'blog',
    id: post.id,
    title: post.title,
    text: words.filter(Boolean).join(' · '),
    url: `/blogs/${post.slug}`,
    language: post.language,
    picture,
    visibleFrom: post.publishedAt,
    visibleUntil: job ? post.closesAt : null,
  };
}

const published = preparedQuery((db) =>
  db
    .select({ post: blogPosts, picture: files.filename, category: blogCategories.name })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.key, blogPosts.category))
    .leftJoin(files, eq(files.id, blogPosts.coverId))
    .where(and(eq(blogPosts.status, 'published'), eq(blogPosts.id, sql.placeholder('id')))),
);
