import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { rowsBy } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import type { Action } from '#lib/activity.ts';
import type { Right } from '#lib/rights.ts';
import { type Who, whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { explainDatabaseError } from '../errors/database-errors.ts';
import { refused, savedMeanwhile } from '../errors/refused.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { magicLinks, passwordLinks } from './tables.ts';

export type Account = typeof users.$inferSelect;

/** Without a password, the account needs a link to set one. */
export interface NewAccount extends Pick<Account, 'email' | 'name' | 'role'> {
  right?: Right | null;
  password?: string;
}

/** Creates an account and returns its id. Throws CONFLICT 'Data already exists.' when the email has one. */
export async function createAccount(db: Database, account: NewAccount): Promise<string> {
  const { name, role, password } = account;
  const id = randomBytes(16).toString('hex');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const row = {
    id,
    email: normalizeEmail(account.email),
    name: name.trim(),
    role,
    right: rightOf(account),
    passwordHash,
  };
  try {
    db.transaction((tx) => {
      tx.insert(users).values(row).run();
      const line = { type: 'account', entry: id, title: row.name, detail: row.right ?? role } as const;
      recordActivity(tx, { what: 'created', ...line });
    });
  } catch (cause) {
    throw explainDatabaseError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
  }
  return id;
}

export function findAccount(db: Queries, email: string): Account | undefined {
  return accountByEmail(db).get({ email: normalizeEmail(email) });
}

const accountByEmail = rowsBy(users, 'email');

// In characters: normalizing a megabyte of accents takes minutes.
const longestEmail = 320;

/** As the database stores it: NFKC, trimmed, lower case, cut if too long. */
export function normalizeEmail(text: string): string {
  return text.slice(0, longestEmail).normalize('NFKC').trim().toLowerCase();
}

const accountById = rowsBy(users, 'id');

/** Throws NOT_FOUND. */
export function getAccount(db: Queries, id: string): Account {
  const account = accountById(db).get({ id });
  if (account) return account;
  throw refused('NOT_FOUND', 'This account no longer exists. Reload the page.');
}

/** A new role ends the account's sessions; a new right holds from the next call on. */
export function changeAccount(
  db: Database,
  { id, version, ...details }: Omit<NewAccount, 'password'> & { id: string; version: number },
  now: Date,
): void {
  db.transaction((tx) => {
    const before = getAccount(tx, id);
    if (before.version !== version) throw savedMeanwhile();
    if (details.role !== 'administrator') requireOtherAdministrator(tx, before);
    const right = rightOf(details);
    updateAccount(tx, id, { ...details, right, email: normalizeEmail(details.email) }, now);
    if (before.role !== details.role) endSessions(tx, id);
    const [had, has] = [before.right ?? before.role, right ?? details.role];
    const detail = had === has ? '' : `${had} → ${has}`;
    recordAccount(tx, { ...before, name: details.name }, detail ? 'roleChanged' : 'updated', detail);
  });
}

export function changeProfile(
  db: Database,
  id: string,
  { version, ...profile }: Pick<Account, 'name' | 'byline' | 'portraitId' | 'version'>,
  now: Date,
): void {
  db.transaction((tx) => {
    const before = getAccount(tx, id);
    if (before.version !== version) throw savedMeanwhile();
    updateAccount(tx, id, profile, now);
    recordAccount(tx, { ...before, ...profile }, 'updated');
  });
}

/** Deactivating ends the account's sessions and voids its links. */
export function setActive(db: Database, id: string, active: boolean, now: Date): void {
  db.transaction((tx) => {
    const before = getAccount(tx, id);
    if (!active) requireOtherAdministrator(tx, before);
    updateAccount(tx, id, { active }, now);
    if (!active) revokeAccess(tx, id);
    recordAccount(tx, before, active ? 'activated' : 'deactivated');
  });
}

/** Deletes an account with its sessions and links. Its content stays. */
export function deleteAccount(db: Database, id: string): void {
  db.transaction((tx) => {
    const account = getAccount(tx, id);
    requireOtherAdministrator(tx, account);
    recordAccount(tx, account, 'purged');
    tx.delete(users).where(eq(users.id, id)).run();
  });
}

export function storePassword(db: Queries, id: string, passwordHash: string, now: Date): void {
  updateAccount(db, id, { passwordHash }, now);
  revokeAccess(db, id);
  recordAccount(db, getAccount(db, id), 'passwordChanged', '', { user: id, now });
}

export function recordAccount(
  tx: Queries,
  { id, name }: Pick<Account, 'id' | 'name'>,
  what: Action,
  detail = '',
  who: Who = whoActs(),
): void {
  recordActivity(tx, { what, type: 'account', entry: id, title: name, detail }, who);
}

// An administrator may do everything.
function rightOf({ role, right = null }: Pick<NewAccount, 'role' | 'right'>) {
  return role === 'client' ? right : null;
}

/** Sets values of an account, as its next version. */
export function updateAccount(db: Queries, id: string, values: Partial<Account>, now: Date): void {
  const next = { ...values, updatedAt: now, version: sql`${users.version} + 1` };
  db.update(users).set(next).where(eq(users.id, id)).run();
}

// Sessions, links to sign in, and links to set a password.
function revokeAccess(db: Queries, id: string) {
  endSessions(db, id);
  db.delete(passwordLinks).where(eq(passwordLinks.userId, id)).run();
  db.delete(magicLinks).where(eq(magicLinks.userId, id)).run();
}

// Without an administrator nobody could create or activate accounts any more.
function requireOtherAdministrator(db: Queries, { id, role, active }: Account) {
  if (role !== 'administrator' || !active) return;
  const other = and(eq(users.role, 'administrator'), eq(users.active, true), ne(users.id, id));
  if (db.select({ id: users.id }).from(users).where(other).get()) return;
  throw refused(
    'PRECONDITION_FAILED',
    'This is the last active administrator. Make somebody else an administrator first.',
  );
}
