import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery, rowsBy } from '#database/prepared-query.ts';
import type { Role, SessionUser } from '#lib/session-user.ts';
import { whoActs } from '../../activity/actor.ts';
import { recordActivity } from '../../activity/record.ts';
import { getAccount, recordAccount } from '../accounts.ts';
import { endSessions } from '../sessions.ts';
import { authenticators, passkeys, recoveryCodes, secondFactorRules } from '../tables.ts';
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';

/** Then a password or a link alone signs nobody in. */
export function hasSecondFactor(db: Queries, userId: string): boolean {
  return countFactors(db, userId) > 0;
}

export function countFactors(db: Queries, userId: string): number {
  return factorsOf(db).all({ userId }).length;
}

const factorsOf = preparedQuery((db) => {
  const userId = sql.placeholder('userId');
  const own = (table: typeof passkeys | typeof authenticators) =>
    db.select({ id: table.userId }).from(table).where(eq(table.userId, userId));
  return own(passkeys).unionAll(own(authenticators));
});

/** The codes that come with the first second factor; null for accounts that have some. */
export async function firstRecoveryCodes(db: Database, userId: string): Promise<string[] | null> {
  return countRecoveryCodes(db, userId) > 0 ? null : createRecoveryCodes(db, userId);
}

/** Removes a passkey, or the authenticator app (null); the last one takes the recovery codes along. */
export function removeFactor(db: Database, userId: string, passkey: string | null): void {
  db.transaction((tx) => {
    if (passkey === null) tx.delete(authenticators).where(eq(authenticators.userId, userId)).run();
    else
      tx.delete(passkeys)
        .where(and(eq(passkeys.id, passkey), eq(passkeys.userId, userId)))
        .run();
    if (!hasSecondFactor(tx, userId)) tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
    recordAccount(tx, getAccount(tx, userId), passkey === null ? 'appRemoved' : 'passkeyRemoved');
  });
}

/** Removes keys, app and codes, and ends the account's sessions. */
export function resetSecondFactor(db: Database, userId: string): void {
  db.transaction((tx) => {
    for (const table of [passkeys, authenticators, recoveryCodes])
      tx.delete(table).where(eq(table.userId, userId)).run();
    endSessions(tx, userId);
    recordAccount(tx, getAccount(tx, userId), 'factorReset');
  });
}

/** Null while the role needs none. */
export function requiredSince(db: Queries, role: Role): Date | null {
  return ruleOf(db).get({ role })?.since ?? null;
}

const ruleOf = rowsBy(secondFactorRules, 'role');

export function requireSecondFactor(db: Database, role: Role, isRequired: boolean, now: Date): void {
  const rules = secondFactorRules;
  db.transaction((tx) => {
    if (isRequired) tx.insert(rules).values({ role, since: now }).onConflictDoNothing().run();
    else tx.delete(rules).where(eq(rules.role, role)).run();
    const detail = `${role}: ${isRequired ? 'required' : 'not required'}`;
    recordActivity(tx, { what: 'factorRequired', type: 'account', detail }, { ...whoActs(), now });
  });
}

// The grace period for people who were signed in before.
const grace = 60 * 60_000;

/** How urgently this person must set up a second factor. 'soon': calls work for another hour. 'now': no other call does. */
export function secondFactorDue(
  { db, now }: { db: Queries; now(): Date },
  user: SessionUser | null,
  startedAt: Date | undefined,
): 'soon' | 'now' | null {
  const since = user && requiredSince(db, user.role);
  if (!since || hasSecondFactor(db, user.id)) return null;
  const wasSignedIn = startedAt !== undefined && startedAt < since;
  return wasSignedIn && now().getTime() < since.getTime() + grace ? 'soon' : 'now';
}
