import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, ofAccount } from '#database/tables.ts';
import type { AssistantRight } from '#lib/rights.ts';

/** `id` is the SHA-256 of a token, so a copy of the table opens nothing. Removing the account removes its tokens. */
export const accessTokens = sqliteTable(
  'access_tokens',
  {
    id: text('id').primaryKey(),
    userId: ofAccount(),
    name: text('name').notNull(),
    rights: text('rights', { mode: 'json' }).$type<AssistantRight[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    usedAt: instant('used_at'),
  },
  ({ userId }) => [index('access_tokens_user').on(userId)],
);
