import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { history, instant } from '#database/tables.ts';

/**
 * Redirects that people entered. `path` is decoded and has no slash at its end: /2023/05/judul, /2023/* for all below it,
 * /?p=123 for an old WordPress link. `target` is a path of this site or an https address, null for an address that is
 * gone; its * is replaced by what the * of `path` matches. `temporary`: browsers and search engines keep the old address (302).
 * Not in `addresses`, whose paths belong to entries and change with them. No regular expressions: a wrong one takes the site
 * down.
 */
export const redirects = sqliteTable('redirects', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  path: text('path').notNull().unique(),
  target: text('target'),
  temporary: integer('temporary', { mode: 'boolean' }).notNull().default(false),
  ...history,
});

/** Addresses that visitors asked for and that nothing answers: at most 1,000, by their paths as `redirects` has them. */
export const missingAddresses = sqliteTable('missing_addresses', {
  path: text('path').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
});
