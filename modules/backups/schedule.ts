const minute = 60 * 1000;
const day = 24 * 60 * minute;
// Leaves time for a new site to be set up, and for a restarted one to catch up.
const soon = 10 * minute;

interface Plan {
  hour: number;
  timeZone: string;
  last: Date | undefined;
  /** Unless one was made since. */
  failed: Date | undefined;
  started: Date;
}

/** How long after a failure the next attempt starts, in milliseconds. */
export const retryAfter = 60 * minute;

/** When to make up for a missed or failed backup. What is in the future happened while the clock was ahead. */
export function earliestRetry(now: Date, started: Date, failed: Date | undefined): Date {
  const isPast = (instant: Date) => instant <= now;
  const afterStart = isPast(started) ? started.getTime() + soon : now.getTime();
  const afterFailure = failed && isPast(failed) ? failed.getTime() + retryAfter : 0;
  return new Date(Math.max(afterStart, afterFailure));
}

/**
 * When the next nightly backup is due: at its hour; when the last night was missed (the server may run in the daytime
 * only), ten minutes after the start, and an hour after a failure. Stable: repeated calls return the same instant.
 */
export function nextBackup(now: Date, { hour, timeZone, last, failed, started }: Plan): Date {
  if (failed || !last || now.getTime() - last.getTime() > day + 60 * minute)
    return earliestRetry(now, started, failed);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number);
  const wait = (hour * 60 - (hours * 60 + minutes) + 24 * 60) % (24 * 60) || 24 * 60;
  return new Date(Math.floor(now.getTime() / minute) * minute + wait * minute);
}
