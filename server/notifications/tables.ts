import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { instant, ofAccount } from '#database/tables.ts';

/** Pending emails. `ref` identifies the subject within its kind. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ofAccount(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    at: instant('at').notNull(),
    failures: integer('failures').notNull().default(0),
    /** Not before. */
    nextAt: instant('next_at').notNull(),
  },
  (table) => [uniqueIndex('notifications_one').on(table.userId, table.kind, table.ref)],
);
