import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, users } from '#database/tables.ts';

const account = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Sign-in links sent by email. `id` is the SHA-256 of the token, so nobody can sign in with a copy of the table. */
export const magicLinks = sqliteTable(
  'magic_links',
  {
    id: text('id').primaryKey(),
    userId: account(),
    /** The address it was sent to: when the account's changes, the link is void. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('magic_links_user').on(table.userId)],
);

/** Invitations and password resets: links that let somebody set an account's password. `id` is a SHA-256 as above. */
export const passwordLinks = sqliteTable(
  'password_links',
  {
    id: text('id').primaryKey(),
    userId: account(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_links_user').on(table.userId)],
);

/**
 * Counts of failed attempts, for the rate limits. `id` is the SHA-256 of what is counted: people type passwords where
 * email addresses belong.
 */
export const rateCounts = sqliteTable(
  'rate_counts',
  {
    id: text('id').primaryKey(),
    count: integer('count').notNull(),
    /** When the count restarts at zero. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_counts_expires_at').on(table.expiresAt)],
);
