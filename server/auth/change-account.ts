import { TRPCError } from '@trpc/server';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { savedMeanwhile } from '../content/errors.ts';
import { type Account, immediate, normalizeEmail } from './accounts.ts';
import type { Role } from './session-user.ts';
import { endSessions } from './sessions.ts';
import { closeAccount } from './store-password.ts';

/** The account with this id. Throws NOT_FOUND when it is gone. */
export function getAccount(db: Queries, id: string): Account {
  const account = db.select().from(users).where(eq(users.id, id)).get();
  if (account) return account;
  throw new TRPCError({ code: 'NOT_FOUND', message: 'This account is gone. Load the page again.' });
}

/** Changes name, e-mail and role. A new role ends the account's sessions. */
export function changeAccount(
  db: Database,
  { id, version, ...details }: { id: string; name: string; email: string; role: Role; version: number },
  now: Date,
): void {
  db.transaction((tx) => {
    const before = getAccount(tx, id);
    if (before.version !== version) throw savedMeanwhile();
    if (details.role !== 'administrator') keepAnAdministrator(tx, before);
    save(tx, id, { ...details, email: normalizeEmail(details.email) }, now);
    if (before.role !== details.role) endSessions(tx, id);
  }, immediate);
}

/** Lets an account sign in, or no longer: then its sessions end and its links are void. */
export function setActive(db: Database, id: string, active: boolean, now: Date): void {
  db.transaction((tx) => {
    const before = getAccount(tx, id);
    if (!active) keepAnAdministrator(tx, before);
    save(tx, id, { active }, now);
    if (!active) closeAccount(tx, id);
  }, immediate);
}

/** Deletes an account with its sessions and links. What it made stays. */
export function deleteAccount(db: Database, id: string): void {
  db.transaction((tx) => {
    keepAnAdministrator(tx, getAccount(tx, id));
    tx.delete(users).where(eq(users.id, id)).run();
  }, immediate);
}

function save(db: Queries, id: string, values: Partial<Account>, now: Date) {
  const next = { ...values, updatedAt: now, version: sql`${users.version} + 1` };
  db.update(users).set(next).where(eq(users.id, id)).run();
}

// Without one nobody could let anybody in any more.
function keepAnAdministrator(db: Queries, { id, role, active }: Account) {
  if (role !== 'administrator' || !active) return;
  const other = and(eq(users.role, 'administrator'), eq(users.active, true), ne(users.id, id));
  if (db.select({ id: users.id }).from(users).where(other).get()) return;
  const message = 'This is the last active administrator. Make somebody else an administrator first.';
  throw new TRPCError({ code: 'PRECONDITION_FAILED', message });
}
