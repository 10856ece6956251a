import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant } from '#database/tables.ts';
import { type Action, sources } from '#lib/activity.ts';

/** Append-only by triggers of the migration. Refers to no other table: names are those of then. */
export const activity = sqliteTable(
  'activity',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: instant('at').notNull(),
    /** The account's id and name; null and empty for the site itself, for commands and for a stranger. */
    userId: text('user_id'),
    name: text('name').notNull(),
    source: text('source', { enum: sources }).notNull(),
    /** A short hash of the session, which opens nothing, and the browser as it calls itself. */
    session: text('session'),
    browser: text('browser'),
    what: text('what').$type<Action>().notNull(),
    /** The type of the entry, such as `blog` or `account`, and the same without its language. */
    type: text('type').notNull(),
    area: text('area').notNull(),
    entry: text('entry'),
    title: text('title').notNull(),
    version: integer('version'),
    detail: text('detail').notNull(),
  },
  ({ at, area, userId, type, entry }) => [
    index('activity_at').on(at),
    index('activity_area').on(area, at),
    index('activity_user').on(userId, at),
    index('activity_user_area').on(userId, area, at),
    index('activity_entry').on(type, entry, at),
  ],
);
