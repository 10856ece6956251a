import { instantAt, localDay } from '#lib/dates.ts';

/** A week of the site, Monday to Sunday: days as YYYY-MM-DD. */
export interface Week {
  firstDay: string;
  lastDay: string;
  start: Date;
  /** The start of the next week. */
  end: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Oldest first; the last is the current week so far. */
export function lastWeeks(now: Date, timeZone: string, count = 12): Week[] {
  const today = Date.parse(localDay(now, timeZone));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const first = monday - (count - 1 - index) * 7 * day;
    return {
      firstDay: written(first),
      lastDay: written(first + 6 * day),
      start: beginOf(first, timeZone),
      end: beginOf(first + 7 * day, timeZone),
    };
  });
}

// Days are computed in UTC, where each has 24 hours.
function written(date: number) {
  return new Date(date).toISOString().slice(0, 10);
}

function beginOf(date: number, timeZone: string) {
  return instantAt(`${written(date)}T00:00`, timeZone) as Date; // null only for an invalid date
}
