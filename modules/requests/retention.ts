import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Job } from '#server/jobs/points.ts';
import { agreedMonths } from './consent.ts';
import { readRequestSettings } from './settings.ts';
import { requests } from './tables.ts';

/** Deletes requests older than the settings or their consents allow. Returns their number. */
function deleteOldRequests(db: Queries, now: Date): number {
  const { months } = readRequestSettings(db);
  const consents = db.selectDistinct({ consent: requests.consent }).from(requests).all();
  return consents.reduce((deleted, { consent }) => {
    const longest = Math.min(months, agreedMonths(consent) ?? months);
    const old = and(eq(requests.consent, consent), lt(requests.createdAt, monthsBefore(now, longest)));
    return deleted + db.delete(requests).where(old).run().changes;
  }, 0);
}

export const deleteExpiredRequests: Job = {
  failure: 'Old requests could not be deleted',
  every: 24 * 60 * 60_000,
  run({ db, log, now }) {
    const deleted = db.transaction((tx) => deleteOldRequests(tx, now()));
    if (deleted > 0) log.info({ requests: deleted }, 'Deleted requests at the end of their storage');
  },
};

// The 31st becomes the last day of a shorter month.
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
