import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { instant, users } from '#database/tables.ts';

/** What is still to be emailed: to whom and about what. `ref` says which one of its kind. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    /** When it happened. */
    at: instant('at').notNull(),
    /** How often sending it has failed. */
    failures: integer('failures').notNull().default(0),
    /** Not before. */
    nextAt: instant('next_at').notNull(),
  },
  (table) => [uniqueIndex('notifications_one').on(table.userId, table.kind, table.ref)],
);
