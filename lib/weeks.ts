import { addDays, localDay, startOfDay } from './dates.ts';

/** A week of the site, Monday to Sunday: days as YYYY-MM-DD. */
export interface Week {
  firstDay: string;
  lastDay: string;
  start: Date;
  /** The start of the next week. */
  end: Date;
}

/** Oldest first; the last is the current week so far. */
export function lastWeeks(now: Date, timeZone: string, count = 2): Week[] {
  const today = localDay(now, timeZone);
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return Array.from({ length: count }, (_, index) => {
    const firstDay = addDays(monday, (index + 1 - count) * 7);
    const start = startOfDay(firstDay, timeZone);
    const end = startOfDay(addDays(firstDay, 7), timeZone);
    return { firstDay, lastDay: addDays(firstDay, 6), start, end };
  });
}
