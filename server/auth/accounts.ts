import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { explainDatabaseError } from '../database-errors.ts';
import { hashPassword } from './passwords.ts';
import type { Role } from './session-user.ts';

/** A row of `users`. */
export type Account = typeof users.$inferSelect;

/** An account to be made. Without a password nobody can sign in until one is set through a link. */
export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  password?: string;
}

/** Makes an account and gives its id. Throws CONFLICT 'Data already exists.' when the e-mail has one. */
export async function createAccount(db: Queries, account: NewAccount): Promise<string> {
  const { name, role, password } = account;
  const id = randomBytes(16).toString('hex');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const row = { id, email: normalizeEmail(account.email), name: name.trim(), role, passwordHash };
  try {
    db.insert(users).values(row).run();
  } catch (cause) {
    throw explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
  }
  return id;
}

/** The account of an e-mail address, however it is written. */
export function findAccount(db: Queries, email: string): Account | undefined {
  return db
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
    .get();
}

/** An e-mail address as we keep it: NFKC, trimmed, lower case. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** For transactions that read what they then write: no other process writes in between. */
export const immediate = { behavior: 'immediate' } as const;
