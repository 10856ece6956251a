import { eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { voidPasswordLinks } from './password-links.ts';
import { endSessions } from './sessions.ts';
import { magicLinks } from './tables.ts';

/** Gives an account a password; what opened it before opens it no more. */
export function storePassword(db: Queries, userId: string, passwordHash: string, now: Date): void {
  const next = { passwordHash, updatedAt: now, version: sql`${users.version} + 1` };
  db.update(users).set(next).where(eq(users.id, userId)).run();
  closeAccount(db, userId);
}

/** Ends the sessions of an account and voids every link to it. */
export function closeAccount(db: Queries, userId: string): void {
  endSessions(db, userId);
  voidPasswordLinks(db, userId);
  db.delete(magicLinks).where(eq(magicLinks.userId, userId)).run();
}
