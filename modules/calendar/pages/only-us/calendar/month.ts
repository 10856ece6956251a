import { addDays, formatDate, localDay, startOfDay } from '#lib/dates.ts';
import { textField } from '#renderer/only-us/ui/list/list-address.ts';

// Days are texts, YYYY-MM-DD, by the clocks of the site; months YYYY-MM.

/** The month in the address; '' for the current one. */
export const calendarFields = {
  month: { ...textField(7), read: (text = '') => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : '') },
};

export type Month = ReturnType<typeof monthAt>;

/** The month in whole weeks from Monday; `from` and `until` are their first and last instants. */
export function monthAt(asked: string, timeZone: string) {
  const today = localDay(new Date(), timeZone);
  const month = asked || today.slice(0, 7);
  const fromMonday = (new Date(`${month}-01`).getUTCDay() + 6) % 7;
  const first = addDays(`${month}-01`, -fromMonday);
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  const weeks = [0, 7, 14, 21, 28, 35]
    .map((start) => Array.from({ length: 7 }, (_, day) => addDays(first, start + day)))
    .filter(([monday = '']) => monday < `${next}-01`);
  const caption = formatDate(new Date(`${month}-01`), 'UTC').replace(/^\d+ /, '');
  return {
    ...{ month, caption, next, today, weeks },
    previous: addDays(`${month}-01`, -1).slice(0, 7),
    from: startOfDay(first, timeZone),
    until: startOfDay(addDays(first, weeks.length * 7), timeZone),
  };
}

export function movedTo(day: string, at: Date, timeZone: string): Date {
  const passed = at.getTime() - startOfDay(localDay(at, timeZone), timeZone).getTime();
  return new Date(startOfDay(day, timeZone).getTime() + passed);
}
