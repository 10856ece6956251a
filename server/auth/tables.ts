import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, ofAccount, users } from '#database/tables.ts';

/** `id` is the SHA-256 of a token, so a copy of the table signs nobody in. */
const ofToken = () => ({
  id: text('id').primaryKey(),
  userId: ofAccount(),
  expiresAt: instant('expires_at').notNull(),
});

export const magicLinks = sqliteTable(
  'magic_links',
  {
    ...ofToken(),
    /** A changed address voids the link. */
    email: text('email').notNull(),
  },
  (table) => [index('magic_links_user').on(table.userId)],
);

/** Invitations and password resets. */
export const passwordLinks = sqliteTable('password_links', ofToken(), ({ userId }) => [
  index('password_links_user').on(userId),
]);

/** Failed attempts. `id` is a SHA-256, because people type passwords where email addresses belong. */
export const rateCounts = sqliteTable(
  'rate_counts',
  {
    id: text('id').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_counts_expires_at').on(table.expiresAt)],
);

/** Passkeys. `id` is the credential's, in base64url like `publicKey` (COSE). */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: ofAccount(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    /** Counts its uses, where the device does; a copy of the key would fall behind. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** The host it was made for (WebAuthn's RP ID): browsers offer it nowhere else. */
    host: text('host').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Authenticator apps, one for each account. `secret` is encrypted with AUTH_SECRET: a backup alone makes no codes. */
export const authenticators = sqliteTable('authenticators', {
  userId: ofAccount().primaryKey(),
  secret: text('secret').notNull(),
  /** The 30 seconds that the last accepted code was for: no code works twice. Null until the first was typed. */
  lastStep: integer('last_step'),
  createdAt: instant('created_at').notNull(),
});

/** Unused codes, as argon2id. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ofAccount(),
    hash: text('hash').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Sign-ins that wait for the second factor, by their cookie. */
export const pendingSignIns = sqliteTable('pending_sign_ins', ofToken(), ({ userId }) => [
  index('pending_sign_ins_user').on(userId),
]);

/** To sign once. `userId`: the asked account; null for anybody. */
export const passkeyChallenges = sqliteTable('passkey_challenges', {
  id: text('id').primaryKey(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

export const secondFactorRules = sqliteTable('second_factor_rules', {
  role: text('role', { enum: ['client', 'administrator'] }).primaryKey(),
  since: instant('since').notNull(),
});
