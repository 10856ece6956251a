import { count, gt, lt } from 'drizzle-orm';
import { readSettings } from '#database/site-settings.ts';
import { localDay } from '#lib/dates.ts';
import type { Job } from '#server/jobs/points.ts';
import { statistics } from './statistics.ts';
import { limitNames } from './store.ts';
import { statisticsDays, statisticsNames } from './tables.ts';

const aDay = 24 * 60 * 60_000;
/** A year, and the one before to compare it with. */
const storedDays = 2 * 365;
/** Older days keep their most frequent names only. */
const detailedDays = 90;
const maxNames = 50;

export const storeStatistics: Job = {
  failure: 'The statistics could not be stored',
  every: 5000,
  run: ({ service }) => service(statistics).write(),
};

/** Removes days after two years, and rare names after three months. */
export const removeOldStatistics: Job = {
  failure: 'Old statistics could not be removed',
  every: aDay,
  run({ db, now }) {
    const { timeZone } = readSettings(db);
    const before = (days: number) => localDay(new Date(now().getTime() - days * aDay), timeZone);
    db.transaction((tx) => {
      const first = before(storedDays - 1);
      tx.delete(statisticsNames).where(lt(statisticsNames.day, first)).run();
      tx.delete(statisticsDays).where(lt(statisticsDays.day, first)).run();
    });
    const { kind, day } = statisticsNames;
    const long = db
      .select({ kind, day })
      .from(statisticsNames)
      .where(lt(day, before(detailedDays)))
      .groupBy(kind, day)
      .having(gt(count(), maxNames + 1))
      .all();
    for (const names of long) db.transaction((tx) => limitNames(tx, { ...names, most: maxNames }));
  },
};
