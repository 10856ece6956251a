import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, files, history } from '#database/tables.ts';
import { catalogLanguages } from './type.ts';

export const catalogs = sqliteTable(
  'catalogs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** Its language; `none` also for several. */
    language: text('language', { enum: catalogLanguages }).notNull().default('none'),
    fileId: integer('file_id').references(() => files.id),
    position: integer('position').notNull(),
    ...drafted,
    ...history,
  },
  (table) => [
    uniqueIndex('catalogs_slug').on(table.slug),
    index('catalogs_position').on(table.position),
    index('catalogs_file').on(table.fileId),
  ],
);

/** Downloads per day (YYYY-MM-DD), catalog and file, which may be deleted; 0: not counted individually then. */
export const catalogDownloads = sqliteTable(
  'catalog_file_downloads',
  {
    day: text('day').notNull(),
    catalog: integer('catalog').notNull(),
    file: integer('file').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.catalog, table.file] })],
);
