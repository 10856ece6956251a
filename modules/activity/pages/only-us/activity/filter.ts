import { instantAt } from '#lib/dates.ts';
import { textField } from '#renderer/only-us/ui/list/list-address.ts';

// Days as YYYY-MM-DD; an entry as its type and id, `blog/12`.
const aDay = { ...textField(10), read: (text = '') => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : '') };

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
    ...instantOf('from', from, timeZone),
    // The day itself is part of it.
    ...instantOf('until', until && nextDay(until), timeZone),
    ...(type && id && { entry: { type, id } }),
  };
}

function instantOf<Name extends string>(name: Name, day: string, timeZone: string) {
  const instant = day && instantAt(`${day}T00:00`, timeZone);
  return (instant ? { [name]: instant } : {}) as Partial<Record<Name, Date>>;
}

function nextDay(day: string) {
  const next = new Date(`${day}T00:00Z`);
  return Number.isNaN(next.getTime()) ? '' : new Date(next.getTime() + 86_400_000).toISOString().slice(0, 10);
}
