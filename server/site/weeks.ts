import { clockFor } from '#renderer/ui/dates.ts';
import type { Week } from '../module.ts';

const day = 24 * 60 * 60 * 1000;

/** The day of an instant in a time zone, as YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  const { year, month, day } = clockFor(instant, timeZone);
  return iso(Date.UTC(year, month - 1, day));
}

/** The last weeks in a time zone, oldest first; the present one, as far as it has come, is the last. */
export function lastWeeks(now: Date, timeZone: string, count = 12): Week[] {
  const today = Date.parse(dayOf(now, timeZone));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const first = monday - (count - 1 - index) * 7 * day;
    const [start, end] = [midnight(first, timeZone), midnight(first + 7 * day, timeZone)];
    return { firstDay: iso(first), lastDay: iso(first + 6 * day), start, end };
  });
}

// When a day (its midnight in UTC) begins in a time zone. Asked twice, because the clocks may change in between.
function midnight(date: number, timeZone: string): Date {
  const offsetAt = (instant: number) => {
    const { year, month, day, hour, minute } = clockFor(new Date(instant), timeZone);
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
  return new Date(date - offsetAt(date - offsetAt(date)));
}

function iso(date: number) {
  return new Date(date).toISOString().slice(0, 10);
}
