import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { files, history, instant, users } from '#database/tables.ts';

/** Every catalog that was uploaded. Visitors see the one that was shown last. */
export const catalogs = sqliteTable(
  'catalogs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it was shown to visitors for the last time, by its upload or by going back to it. No two are alike. */
    shownAt: instant('shown_at').notNull(),
    shownBy: text('shown_by').references(() => users.id, { onDelete: 'set null' }),
    ...history,
  },
  (table) => [index('catalogs_shown').on(table.shownAt), index('catalogs_file').on(table.fileId)],
);

/** How often visitors downloaded the catalog, by day of the site (YYYY-MM-DD). */
export const catalogDownloads = sqliteTable('catalog_downloads', {
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
});
