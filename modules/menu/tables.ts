import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { history } from '#database/tables.ts';
import type { MenuEntry } from './type.ts';

/** One row, saved in one piece, so that visitors never see half a menu. `entries`: null for the default. */
export const menus = sqliteTable(
  'menus',
  {
    id: integer('id').primaryKey().default(1),
    entries: text('entries', { mode: 'json' }).$type<MenuEntry[]>(),
    ...history,
  },
  (table) => [check('menus_one_row', sql`${table.id} = 1`)],
);
