import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
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

/** Makes an account and gives its id. Throws CONFLICT when the e-mail has one already. */
export async function createAccount(db: Queries, account: NewAccount): Promise<string> {
  const { name, role, password } = account;
  const id = randomBytes(16).toString('hex');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const row = { id, email: normalizeEmail(account.email), name: name.trim(), role, passwordHash };
  refuseTaken(() => db.insert(users).values(row).run());
  return id;
}

/** Runs a write to `users`; a taken e-mail becomes CONFLICT 'Data already exists.' (spec §8). */
export function refuseTaken<Result>(write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (!String((error as Error).message).includes('UNIQUE constraint failed: users.email')) throw error;
    throw new TRPCError({ code: 'CONFLICT', message: 'Data already exists.' });
  }
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
