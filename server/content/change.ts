import type { Database } from '#database/client.ts';
import type { entryVersions } from './tables.ts';

export type VersionCause = (typeof entryVersions.$inferSelect)['how'];

/** Who changes an entry, and when. `user` is the account's id. */
export interface Change {
  user: string | null;
  now: Date;
  /** The cause in the history; by default from the entry's status. */
  how?: VersionCause;
}

/** The caller of a procedure. */
export interface Caller {
  db: Database;
  user: { id: string };
  now(): Date;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Runs a change by the caller in one transaction. */
export function inTransaction<Result>(
  { db, user, now }: Caller,
  work: (tx: Transaction, change: Change) => Result,
): Result {
  return db.transaction((tx) => work(tx, { user: user.id, now: now() }));
}
