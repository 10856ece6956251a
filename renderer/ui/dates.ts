/** Names of the months as the site writes them (spec §9). */
export const monthNames = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');

/** Names of the days; a week starts on Monday (spec §9). */
export const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

const readers = new Map<string, Intl.DateTimeFormat>();

/** '7 Agu 2026', in the site's time zone (`site.timeZone`): the same on the server and in any browser. */
export function formatDate(instant: Date, timeZone: string): string {
  const { day, month, year } = clockFor(instant, timeZone);
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** '7 Agu 2026, 09.05' */
export function formatDateTime(instant: Date, timeZone: string): string {
  const { hour, minute } = clockFor(instant, timeZone);
  return `${formatDate(instant, timeZone)}, ${twoDigits(hour)}.${twoDigits(minute)}`;
}

/** 'Jumat, 7 Agu 2026' */
export function formatDay(instant: Date, timeZone: string): string {
  const { day, month, year } = clockFor(instant, timeZone);
  const fromSunday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${dayNames[(fromSunday + 6) % 7]}, ${formatDate(instant, timeZone)}`;
}

/**
 * What a clock in a time zone shows: `month` from 1. Only the numbers come from Intl: its names and punctuation differ
 * between a server and browsers.
 */
export function clockFor(instant: Date, timeZone: string) {
  const parts = readerFor(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return { year, month, day, hour: read('hour'), minute: read('minute') };
}

function readerFor(timeZone: string) {
  const known = readers.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric } as const;
  const reader = new Intl.DateTimeFormat('en-u-nu-latn', { ...fields, timeZone, hourCycle: 'h23' });
  readers.set(timeZone, reader);
  return reader;
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0');
}
