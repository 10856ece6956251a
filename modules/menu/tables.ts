import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { history } from '#database/tables.ts';
import type { MenuEntry } from './type.ts';

/**
 * The public menu: one row. `entries` as an administrator arranged them; null: the areas of the site in their order. Saved in
 * one piece: row by row, visitors would see half a menu.
 */
export const menus = sqliteTable(
  'menus',
  {
    id: integer('id').primaryKey().default(1),
    entries: text('entries', { mode: 'json' }).$type<MenuEntry[]>(),
    ...history,
  },
  (table) => [check('menus_one_row', sql`${table.id} = 1`)],
);
