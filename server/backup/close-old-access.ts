import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import SQLite from '#database/driver.mjs';
import { sessions, users } from '#database/tables.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';
import { magicLinks, passwordLinks, pendingSignIns } from '../auth/tables.ts';

/**
 * Closes, in the database of a backup at `file`, what a restore would open again: every session and link ends, and accounts that
 * were deleted or deactivated since stay out. Returns their email addresses. `current`: the site's database of today, which may be
 * missing or damaged.
 */
export function closeOldAccess(file: string, current: string, madeAt: Date): string[] {
  const active = activeAccounts(current);
  const db = openDatabase(file);
  try {
    return db.transaction((tx) => {
      for (const table of [sessions, pendingSignIns, magicLinks, passwordLinks]) tx.delete(table).run();
      const known = tx.select().from(users).where(eq(users.active, true)).all();
      const removed = active ? known.filter(({ id }) => !active.has(id)) : [];
      for (const { id } of removed) tx.update(users).set({ active: false }).where(eq(users.id, id)).run();
      recordActivity(tx, whoActs(), { what: 'rolledBack', type: 'backup', detail: madeAt.toISOString() });
      return removed.map(({ email }) => email);
    });
  } finally {
    db.$client.close();
  }
}

// Null where that can't be read: then there is nothing to compare with.
function activeAccounts(file: string): Set<string> | null {
  try {
    const db = new SQLite(file, { readonly: true, fileMustExist: true });
    try {
      return new Set(db.prepare('select id from users where active = 1').pluck().all() as string[]);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}
