import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { absoluteLife } from './sessions.ts';

/** The sign-ins of an account that still hold, newest first. `current` is the one that asks. */
export function listSessions(db: Queries, userId: string, currentId: string | null, now: Date) {
  const seconds = now.getTime() / 1000;
  const holds = and(gt(sessions.expiresAt, seconds), gt(sessions.createdAt, seconds - absoluteLife / 1000));
  const mine = and(eq(sessions.userId, userId), holds);
  const rows = db.select().from(sessions).where(mine).orderBy(desc(sessions.createdAt)).all();
  return rows.map(({ id, address, browser, createdAt, expiresAt }) => ({
    id,
    address,
    browser,
    createdAt: new Date(createdAt * 1000),
    expiresAt: new Date(Math.min(expiresAt * 1000, createdAt * 1000 + absoluteLife)),
    current: id === currentId,
  }));
}
