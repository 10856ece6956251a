import { and, desc, eq, gt, max, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { absoluteLife } from './sessions.ts';

/** The sign-ins of an account that still hold, newest first. `current` is the one that asks. */
export function listSessions(db: Queries, userId: string, currentId: string | null, now: Date) {
  const mine = and(eq(sessions.userId, userId), holds(now));
  const rows = db.select().from(sessions).where(mine).orderBy(desc(sessions.createdAt)).all();
  return rows.map(({ id, address, browser, createdAt, expiresAt }) => ({
    id,
    address: plainAddress(address),
    browser,
    createdAt: new Date(createdAt * 1000),
    expiresAt: new Date(Math.min(expiresAt * 1000, createdAt * 1000 + absoluteLife)),
    current: id === currentId,
  }));
}

// On a socket for both kinds of addresses IPv4 ones come as ::ffff:192.0.2.1 (RFC 4291 §2.5.5.2).
function plainAddress(address: string | null) {
  return address?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '') ?? null;
}

/** When each account that is signed in did so last, by its id. Of sign-ins that are over nothing is kept. */
export function lastSignIns(db: Queries, now: Date): Map<string, Date> {
  const { userId, createdAt } = sessions;
  const newest = db
    .select({ userId, at: max(createdAt) })
    .from(sessions)
    .where(holds(now))
    .groupBy(userId);
  return new Map(newest.all().map(({ userId, at }) => [userId, new Date(Number(at) * 1000)]));
}

function holds(now: Date): SQL | undefined {
  const seconds = now.getTime() / 1000;
  return and(gt(sessions.expiresAt, seconds), gt(sessions.createdAt, seconds - absoluteLife / 1000));
}
