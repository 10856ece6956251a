import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { history, instant } from '#database/tables.ts';

/**
 * `path` is a key: /2023/05/judul, /2023/* for all below it, /?p=123 for an old WordPress link. `target` is a path of this
 * site or an https address, null for an address that is gone; its * stands for the match of the * of `path`. Not in
 * `addresses`, whose paths change with their entries. No regular expressions: a wrong one takes the site down.
 */
export const redirects = sqliteTable('redirects', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  path: text('path').notNull().unique(),
  target: text('target'),
  temporary: integer('temporary', { mode: 'boolean' }).notNull().default(false),
  ...history,
});

/** Requested addresses without an answer: at most 1,000. */
export const missingAddresses = sqliteTable('missing_addresses', {
  path: text('path').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
});
