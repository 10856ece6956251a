import { and, count, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import type { NotificationChoice } from '#lib/account-inputs.ts';
import type { Account } from '../auth/accounts.ts';
import type { NotificationKind } from './points.ts';
import { notifications } from './tables.ts';

type Kind = Pick<NotificationKind, 'name' | 'byDefault' | 'isFor'>;
type Settings = Parameters<Kind['byDefault']>[0];

/** The next attempt of a refused email. */
export const never = new Date('9999-01-01');

export function choiceOf(kind: Kind, person: Account, env: Settings = {}): NotificationChoice {
  return person.notifications[kind.name] ?? kind.byDefault(env);
}

const people = preparedQuery((db) =>
  db.select().from(users).where(eq(users.active, true)).orderBy(users.createdAt),
);

/** People with emails of this kind, at once or daily. */
export function mailedPeople(db: Queries, kind: Kind, env?: Settings): Account[] {
  return people(db)
    .all()
    .filter((person) => choiceOf(kind, person, env) !== 'office' && kind.isFor(db, person));
}

/** Queues emails in the transaction of the event, so that none is lost. */
export function notify(tx: Queries, kind: Kind, ref: string | number, now: Date, people?: Account[]): void {
  const rows = (people ?? mailedPeople(tx, kind)).map(({ id: userId }) => {
    return { userId, kind: kind.name, ref: String(ref), at: now, nextAt: now };
  });
  if (rows.length > 0) tx.insert(notifications).values(rows).onConflictDoNothing().run();
}

/** Pending emails follow the new choice, and join the next digest. */
export function choose(tx: Queries, kind: Kind, id: string, choice: NotificationChoice, now: Date): void {
  const { notifications: known } = tx.select().from(users).where(eq(users.id, id)).get() as Account;
  tx.update(users)
    .set({ notifications: { ...known, [kind.name]: choice } })
    .where(eq(users.id, id))
    .run();
  tx.update(notifications)
    .set({ at: now, nextAt: now })
    .where(and(eq(notifications.userId, id), eq(notifications.kind, kind.name)))
    .run();
}

const troubles = preparedQuery((db) => {
  const { kind, failures, nextAt, userId } = notifications;
  const isOf = eq(kind, sql.placeholder('kind'));
  return {
    failed: db
      .select({ found: count() })
      .from(notifications)
      .where(and(isOf, gt(failures, 0), lt(nextAt, never))),
    refused: db
      .selectDistinct({ id: users.id, name: users.name })
      .from(notifications)
      .innerJoin(users, eq(users.id, userId))
      .where(and(isOf, gte(nextAt, never))),
  };
});

export function countFailed(db: Queries, kind: Kind): number {
  return troubles(db).failed.get({ kind: kind.name })?.found ?? 0;
}

export function refusedMailboxes(db: Queries, kind: Kind): { id: string; name: string }[] {
  return troubles(db).refused.all({ kind: kind.name });
}

/** After a refused mailbox was put right. */
export function retryRefused(db: Queries, now: Date): void {
  db.update(notifications).set({ nextAt: now }).where(eq(notifications.nextAt, never)).run();
}

export function countWaiting(db: Queries): number {
  const waiting = lt(notifications.nextAt, never);
  return db.select({ found: count() }).from(notifications).where(waiting).get()?.found ?? 0;
}
