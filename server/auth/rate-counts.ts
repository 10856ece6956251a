import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { rateCounts } from './tables.ts';
import { hashToken } from './tokens.ts';

export interface Limit {
  name: string;
  max: number;
  /** In milliseconds, from the first failure. */
  within: number;
  /** Whether a success resets the count, not only its own attempt. */
  resets: boolean;
}

/** The counted subject: an account, a network, … */
export type Counter = [limit: Limit, key: string];

// Some ten megabytes.
const maxRows = 100_000;
const minute = 60_000;
// The window of the longest limit.
const longestWindow = 60 * minute;

/** Counts of failures, kept across restarts. An attempt's counts are written together, and not at all when refused: floods write nothing. */
export function openRateCounts({ db, now }: { db: Database; now(): Date }) {
  let nextCleaning = 0;
  return {
    /** Returns 0, or the milliseconds to wait: then it wasn't counted. */
    add(counters: Counter[]): number {
      const time = now().getTime();
      const wait = Math.max(...counters.map((counter) => waitingTime(db, counter, time)));
      if (wait > 0) return wait;
      const isDue = time >= nextCleaning || time < nextCleaning - minute;
      if (isDue) nextCleaning = time + minute;
      db.transaction((tx) => {
        if (isDue) clean(tx, time);
        for (const counter of counters) addOne(tx, counter, time);
      });
      return 0;
    },
    succeed(counters: Counter[]): void {
      const less = { count: sql`max(0, ${rateCounts.count} - 1)` };
      db.transaction((tx) => {
        for (const [limit, key] of counters) {
          const row = eq(rateCounts.id, idOf(limit, key));
          if (limit.resets) tx.delete(rateCounts).where(row).run();
          else tx.update(rateCounts).set(less).where(row).run();
        }
      });
    },
  };
}

// Ignores counts from a fast clock: they would count for years.
function isLive(limit: Limit, time: number) {
  return and(
    gt(rateCounts.expiresAt, new Date(time)),
    lte(rateCounts.expiresAt, new Date(time + limit.within)),
  );
}

function waitingTime(db: Queries, [limit, key]: Counter, time: number) {
  const row = db
    .select()
    .from(rateCounts)
    .where(and(eq(rateCounts.id, idOf(limit, key)), isLive(limit, time)))
    .get();
  return row && row.count >= limit.max ? row.expiresAt.getTime() - time : 0;
}

function addOne(db: Queries, [limit, key]: Counter, time: number) {
  const id = idOf(limit, key);
  const expiresAt = new Date(time + limit.within);
  const more = { count: sql`${rateCounts.count} + 1` };
  const live = and(eq(rateCounts.id, id), isLive(limit, time));
  if (db.update(rateCounts).set(more).where(live).run().changes > 0) return;
  const first = { count: 1, expiresAt };
  db.insert(rateCounts)
    .values({ id, ...first })
    .onConflictDoUpdate({ target: rateCounts.id, set: first })
    .run();
}

// A flood leaves rows with one failure: those go first, lockouts stay.
function clean(db: Queries, time: number) {
  const { id, expiresAt } = rateCounts;
  const over = or(lte(expiresAt, new Date(time)), gt(expiresAt, new Date(time + longestWindow)));
  db.delete(rateCounts).where(over).run();
  const rows = db.select({ count: count() }).from(rateCounts).get()?.count ?? 0;
  if (rows <= maxRows) return;
  const least = db
    .select({ id })
    .from(rateCounts)
    .orderBy(asc(rateCounts.count), asc(expiresAt))
    .limit(rows - maxRows);
  db.delete(rateCounts).where(inArray(id, least)).run();
}

function idOf(limit: Limit, key: string) {
  return hashToken(`${limit.name} ${key}`);
}
