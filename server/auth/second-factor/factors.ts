import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { whoActs } from '../../activity/actor.ts';
import { recordActivity } from '../../activity/record.ts';
import { getAccount, recordAccount } from '../accounts.ts';
import type { Role, SessionUser } from '../session-user.ts';
import { endSessions } from '../sessions.ts';
import { authenticators, passkeys, recoveryCodes, secondFactorRules } from '../tables.ts';
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';

/** Whether the account has a passkey or an authenticator app: then a password or a link alone signs nobody in. */
export function hasSecondFactor(db: Queries, userId: string): boolean {
  return countFactors(db, userId) > 0;
}

/** How many passkeys and authenticator apps an account has. */
export function countFactors(db: Queries, userId: string): number {
  const own = [passkeys, authenticators].map((table) =>
    db.select({ userId: table.userId }).from(table).where(eq(table.userId, userId)).all(),
  );
  return own.flat().length;
}

/** Recovery codes for an account that has none: they come with its first second factor. Null where it has some. */
export async function firstRecoveryCodes(db: Database, userId: string): Promise<string[] | null> {
  return countRecoveryCodes(db, userId) > 0 ? null : createRecoveryCodes(db, userId);
}

/** Removes a passkey, or the authenticator app (null); with the last of them the recovery codes go, too. */
export function removeFactor(db: Database, userId: string, passkey: string | null): void {
  db.transaction((tx) => {
    if (passkey === null) tx.delete(authenticators).where(eq(authenticators.userId, userId)).run();
    else
      tx.delete(passkeys)
        .where(and(eq(passkeys.id, passkey), eq(passkeys.userId, userId)))
        .run();
    if (!hasSecondFactor(tx, userId)) tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
    recordAccount(tx, getAccount(tx, userId), 'keyRemoved');
  });
}

/** For somebody who has lost all of it: removes keys, app and codes, and ends the account's sessions. */
export function resetSecondFactor(db: Database, userId: string): void {
  db.transaction((tx) => {
    for (const table of [passkeys, authenticators, recoveryCodes])
      tx.delete(table).where(eq(table.userId, userId)).run();
    endSessions(tx, userId);
    recordAccount(tx, getAccount(tx, userId), 'keyRemoved');
  });
}

/** Since when a role needs a second factor; null while it doesn't. */
export function requiredSince(db: Queries, role: Role): Date | null {
  return ruleOf(db).get({ role })?.since ?? null;
}

const ruleOf = preparedQuery((db) =>
  db
    .select()
    .from(secondFactorRules)
    .where(eq(secondFactorRules.role, sql.placeholder('role')))
    .prepare(),
);

/** Has a role need a second factor from now on, or no longer. */
export function requireSecondFactor(db: Database, role: Role, isRequired: boolean, now: Date): void {
  const rules = secondFactorRules;
  db.transaction((tx) => {
    if (isRequired) tx.insert(rules).values({ role, since: now }).onConflictDoNothing().run();
    else tx.delete(rules).where(eq(rules.role, role)).run();
    const detail = `${role}: ${isRequired ? 'required' : 'not required'}`;
    recordActivity(tx, { ...whoActs(), now }, { what: 'factorRequired', type: 'account', detail });
  });
}

// How long somebody who was signed in when it became required may go on saving.
const grace = 60 * 60_000;

/**
 * Whether, and how urgently, this person must set up a second factor: their next page is the one for it. 'soon': they were
 * signed in before it was required, and calls work for an hour more, so that open work can be saved. 'now': no other call
 * does.
 */
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
