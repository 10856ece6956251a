const minute = 60 * 1000;
const day = 24 * 60 * minute;
// A new site has settled by then, and one that was only restarted is not kept busy.
const soon = 10 * minute;

interface Plan {
  /** The hour of the day, 0 to 23. */
  hour: number;
  timeZone: string;
  /** When the last one was made. */
  last: Date | null;
  /** When the last try failed. */
  failed: Date | null;
  /** When the server was started. */
  started: Date;
}

/** After a failure the next try is not left to the next night. In milliseconds. */
export const tryAgain = 60 * minute;

/** When to make up for what was missed. */
export function firstTry(started: Date, failed: Date | null): Date {
  const afterFailure = failed ? failed.getTime() + tryAgain : 0;
  return new Date(Math.max(started.getTime() + soon, afterFailure));
}

/**
 * When the next nightly backup is due: at its hour; when the last night was missed (the server may run in the daytime
 * only), ten minutes after the start, and an hour after each failure. The same instant however often it is asked.
 */
export function nextBackup(now: Date, { hour, timeZone, last, failed, started }: Plan): Date {
  if (!last || now.getTime() - last.getTime() > day + 60 * minute) {
    return firstTry(started, failed);
  }
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number);
  const wait = (hour * 60 - (hours * 60 + minutes) + 24 * 60) % (24 * 60) || 24 * 60;
  return new Date(Math.floor(now.getTime() / minute) * minute + wait * minute);
}
