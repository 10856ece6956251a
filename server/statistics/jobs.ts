import type { Job } from '../jobs/points.ts';
import { readSettings } from '../site/settings.ts';
import { dayOf } from '../site/weeks.ts';
import { removeBefore, shortenBefore } from './store.ts';

const aDay = 24 * 60 * 60_000;
/** How many days are stored: a year, and the one before to compare it with. */
const stored = 2 * 365;
/** After how many days only the most frequent names of a day stay. */
const detailed = 90;
const maxAfterwards = 50;

/** Stores the counts every few seconds. */
const storeStatistics: Job = {
  failure: 'The statistics could not be stored',
  every: 5000,
  run: ({ statistics }) => statistics.write(),
};

/** Removes what is older than two years, and what is rare after three months. */
const removeOldStatistics: Job = {
  failure: 'Old statistics could not be removed',
  every: aDay,
  run({ db, now }) {
    const { timeZone } = readSettings(db);
    const ago = (days: number) => dayOf(new Date(now().getTime() - days * aDay), timeZone);
    removeBefore(db, ago(stored - 1));
    shortenBefore(db, ago(detailed), maxAfterwards);
  },
};

export const statisticsJobs = [storeStatistics, removeOldStatistics];
