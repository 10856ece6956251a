import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { whoActs } from '../../activity/actor.ts';
import { recordActivity } from '../../activity/record.ts';
import { type EntryType, entryLine } from '../entry-type.ts';
import { getEntry } from '../read-entry.ts';
import { entryVersions } from '../tables.ts';

/**
 * Notes in the activity that somebody kept their own words instead of those of the person who saved last, whose form says so then.
 * Those words stay in the history.
 */
export function recordOverruled(tx: Queries, type: EntryType, id: number): void {
  const who = whoActs();
  const { type: ofType, entry, savedBy } = entryVersions;
  const isOthers = and(eq(ofType, type.name), eq(entry, id), ne(savedBy, who.user ?? ''));
  const last = tx
    .select({ name: users.name })
    .from(entryVersions)
    .innerJoin(users, eq(users.id, savedBy))
    .where(isOthers)
    .orderBy(desc(entryVersions.id))
    .get();
  if (!last) return;
  recordActivity(tx, who, {
    what: 'overruled',
    ...entryLine(type, getEntry(tx, type, id)),
    detail: last.name,
  });
}
