import { addDays, startOfDay } from '#lib/dates.ts';
import { textField } from '#renderer/only-us/ui/list/list-address.ts';

// Days as YYYY-MM-DD; an entry as its type and id, `blog/12`.
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const aDay = { ...textField(10), read: (text = '') => (isDay(text) ? text : '') };

export const listFields = {
  person: textField(80),
  area: textField(80),
  from: aDay,
  until: aDay,
  entry: textField(160),
};

type State = Record<keyof typeof listFields, string>;

export function filterOf({ person, area, from, until, entry }: State, timeZone: string) {
  const [type = '', id = ''] = entry.split('/');
  return {
    ...(person && { person }),
    ...(area && { area }),
    ...(from && { from: startOfDay(from, timeZone) }),
    // The day itself is part of it.
    ...(until && { until: startOfDay(addDays(until, 1), timeZone) }),
    ...(type && id && { entry: { type, id } }),
  };
}
