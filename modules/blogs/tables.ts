import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, seo } from '#database/tables.ts';
import { languages } from '#lib/language.ts';
import { entryColumns } from '#server/content/list-table.ts';
import { employmentTypes } from './choices.ts';
import { post, postCategory } from './type.ts';

/** Posts refer to a category by `key`, which survives renaming. */
export const blogCategories = sqliteTable(
  'blog_categories',
  entryColumns(postCategory, {
    key: text('key')
      .notNull()
      .unique()
      .$defaultFn(() => randomUUID().slice(0, 8)),
    slug: text('slug').notNull().unique(),
  }),
  (table) => [uniqueIndex('blog_categories_name').on(sql`${table.name} collate nocase`)],
);

// Sorted by date, not by hand.
const { position: _, ...columns } = entryColumns(post, {
  slug: text('slug').notNull().unique(),
  category: text('category')
    .notNull()
    .references(() => blogCategories.key),
  language: text('language', { enum: languages }).notNull(),
  employmentType: text('employment_type', { enum: employmentTypes }),
  ...drafted,
  ...seo,
});

export const blogPosts = sqliteTable('blog_posts', columns, (table) => [
  // These indexes answer the public queries alone, without reading the long texts.
  index('blog_posts_published').on(table.status, table.publishedAt),
  // With two languages, posts are counted per language.
  index('blog_posts_category').on(
    table.status,
    table.category,
    table.publishedAt,
    table.language,
    table.closesAt,
  ),
  index('blog_posts_closes').on(table.status, table.closesAt),
  index('blog_posts_changed').on(table.updatedAt),
  // Covers what the back office’s list filters and sorts by: reading a column behind a long text takes 12 to 40 ms a page
  // with 10,000 posts, so a new filter or order needs its column here.
  index('blog_posts_listed').on(
    table.title,
    table.author,
    table.excerpt,
    table.status,
    table.category,
    table.publishedAt,
    table.updatedAt,
  ),
  // Tags are counted from it alone: few posts have any.
  index('blog_posts_tagged')
    .on(table.status, table.publishedAt, table.category, table.closesAt, table.tags)
    .where(sql`tags <> '[]'`),
  index('blog_posts_cover').on(table.coverId, table.status, table.updatedAt),
  // The list’s own order: those without a date first.
  index('blog_posts_newest').on(sql`published_at is not null`, sql`published_at desc`, sql`id desc`),
  // The sitemap finds these few without reading the others.
  index('blog_posts_noindex').on(table.id).where(sql`noindex = 1`),
]);
