import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { drafted } from '#database/tables.ts';
import { listTable } from '#server/content/list-table.ts';
import { catalog } from './type.ts';

export const catalogs = listTable(catalog, 'catalogs', drafted);

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
