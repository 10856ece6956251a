import { and, eq, lte } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { passwordLinks } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const week = 7 * 86_400_000;

/** Whoever has it can set the account's password once. */
export type PasswordLink = ReturnType<typeof createPasswordLink>;

/** Creates a link under this origin. It voids earlier ones, except longer-lived: a requested link must not void an invitation. */
export function createPasswordLink(db: Queries, origin: string, userId: string, now: Date, lifetime = week) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  const isVoid = and(eq(passwordLinks.userId, userId), lte(passwordLinks.expiresAt, expiresAt));
  db.delete(passwordLinks).where(isVoid).run();
  const row = { id: hashToken(token), userId, expiresAt };
  db.insert(passwordLinks).values(row).run();
  return { url: `${origin}/auth/set-password?token=${token}`, expiresAt };
}
