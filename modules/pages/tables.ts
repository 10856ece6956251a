import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, files, history, seo } from '#database/tables.ts';
import type { PageBlock } from './page-type.ts';

/** Each at `/{slug}`, in the order of `position` in the back office. */
export const pages = sqliteTable(
  'pages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary').notNull().default(''),
    coverId: integer('cover_id').references(() => files.id),
    blocks: text('blocks', { mode: 'json' }).$type<PageBlock[]>().notNull(),
    position: integer('position').notNull(),
    ...drafted,
    ...seo,
    ...history,
  },
  (table) => [
    uniqueIndex('pages_slug').on(table.slug),
    index('pages_position').on(table.position),
    index('pages_cover').on(table.coverId),
  ],
);
