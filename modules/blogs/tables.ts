import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, files, history, instant, seo } from '#database/tables.ts';
import { languages } from '#lib/language.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { employmentTypes } from './choices.ts';

/** Posts refer to a category by `key`, which survives renaming. */
export const blogCategories = sqliteTable(
  'blog_categories',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    key: text('key')
      .notNull()
      .unique()
      .$defaultFn(() => randomUUID().slice(0, 8)),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    position: integer('position').notNull(),
    ...history,
  },
  (table) => [uniqueIndex('blog_categories_name').on(sql`${table.name} collate nocase`)],
);

export const blogPosts = sqliteTable(
  'blog_posts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    category: text('category')
      .notNull()
      .references(() => blogCategories.key),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    language: text('language', { enum: languages }).notNull(),
    coverId: integer('cover_id').references(() => files.id),
    excerpt: text('excerpt').notNull().default(''),
    body: text('body', { mode: 'json' }).$type<RichText>().notNull(),
    author: text('author').notNull().default(''),
    /** If in the future, a published post isn’t public yet. */
    publishedAt: instant('published_at'),
    /** Of a job: place, kind, pay, how to apply, and closing date. */
    location: text('location').notNull().default(''),
    employmentType: text('employment_type', { enum: employmentTypes }),
    salary: text('salary').notNull().default(''),
    applyLink: text('apply_link').notNull().default(''),
    closesAt: instant('closes_at'),
    ...drafted,
    ...seo,
    ...history,
  },
  (table) => [
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
  ],
);
