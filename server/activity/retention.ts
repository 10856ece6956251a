import { setImmediate } from 'node:timers/promises';
import { asc, count, desc, lt, lte } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import type { Job } from '../jobs/points.ts';
import { activity } from './tables.ts';

const aDay = 24 * 60 * 60_000;
const days = { twoYears: 731, fiveYears: 1827, oneYear: 366, halfYear: 184 };
/** More lines aren't kept, however young they are: they would fill the disk. */
const maxLines = 1_000_000;
// Then everybody else gets their turn.
const atOnce = 100;

export const removeOldActivity: Job = {
  failure: 'Old activity could not be deleted',
  every: aDay,
  async run({ db, now }) {
    const before = new Date(now().getTime() - days[readSettings(db).keepActivity] * aDay);
    for (;;) {
      const last = lastToDelete(db, before);
      if (last === undefined) return;
      await waitForWriteLock(db);
      db.delete(activity).where(lte(activity.id, last)).run();
      await setImmediate();
    }
  },
};

/** Of the oldest lines, the last one of a batch that is too old or too many. */
function lastToDelete(db: Queries, before: Date) {
  const { id, at } = activity;
  // Only the oldest are ever deleted, so the ids have no gaps.
  const newest = db.select({ id }).from(activity).orderBy(desc(id)).limit(1).get()?.id ?? 0;
  const oldest = db.select({ id, at }).from(activity).orderBy(asc(id)).limit(atOnce).all();
  const isOver = (line: { id: number; at: Date }) => line.at < before || line.id <= newest - maxLines;
  const kept = oldest.findIndex((line) => !isOver(line));
  return oldest[(kept === -1 ? oldest.length : kept) - 1]?.id;
}

export function activityKept(db: Queries, now: Date) {
  const before = new Date(now.getTime() - days[readSettings(db).keepActivity] * aDay);
  const [all] = db.select({ lines: count() }).from(activity).all();
  const [old] = db.select({ lines: count() }).from(activity).where(lt(activity.at, before)).all();
  const since = db.select({ at: activity.at }).from(activity).orderBy(asc(activity.id)).limit(1).get()?.at;
  return { lines: all?.lines ?? 0, old: old?.lines ?? 0, since };
}
