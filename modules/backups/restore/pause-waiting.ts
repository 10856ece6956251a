import { openDatabase, type Queries } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { readSettings } from '#database/site-settings.ts';
import { formatDateTime } from '#lib/dates.ts';
import { findType } from '#server/content/declared-types.ts';
import { unpublishEntry } from '#server/content/entries.ts';
import { type ScheduledChange, scheduledFor } from '#server/content/schedules/scheduled.ts';
import { recordFailure } from '#server/content/schedules/schedules.ts';
import { isPublishable } from '#server/module/entry-type.ts';
import { countWaiting } from '#server/notifications/outbox.ts';
import { notifications } from '#server/notifications/tables.ts';
import { rebuildSearchIndex } from '#server/search/rebuild.ts';

export function bringUpToDate(file: string): void {
  const db = openDatabase(file);
  try {
    if (migrateDatabase(db).snapshot) rebuildSearchIndex({ db });
  } finally {
    db.$client.close();
  }
}

/**
 * Pauses, in the database of a backup, what the site would publish, take offline or send by itself,
 * because much of it may have happened since: unless `isKept` says otherwise of the list, a line for each.
 */
export async function pauseWaiting(
  file: string,
  madeAt: Date,
  isKept: (waiting: string[]) => Promise<boolean> | boolean,
): Promise<void> {
  const db = openDatabase(file);
  try {
    const { timeZone } = readSettings(db);
    const all = scheduledFor({ db, user: { role: 'administrator' }, now: () => madeAt });
    const changes = all.filter(({ failed }) => failed === null);
    const mails = countWaiting(db);
    const waiting = changes.map(
      ({ at, action, noun, title }) => `${formatDateTime(at, timeZone)}: ${action} the ${noun} “${title}”`,
    );
    if (mails > 0) waiting.push(`Emails about requests and the like: ${mails}`);
    if (waiting.length === 0 || (await isKept(waiting))) return;
    db.transaction((tx) => {
      for (const change of changes) pause(tx, change);
      tx.delete(notifications).run();
    });
  } finally {
    db.$client.close();
  }
}

const restored = 'A backup was restored. Schedule it again, or cancel it.';

function pause(tx: Queries, { type: name, id, action, at, byDate }: ScheduledChange) {
  const type = findType(name);
  if (byDate && type && isPublishable(type)) unpublishEntry(tx, type, id, { user: null, now: new Date() });
  else recordFailure(tx, { type: name, entry: id, action, at }, restored);
}
