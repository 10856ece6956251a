import { interfaceLanguage } from './interface-language.ts';
import type { Language } from './language.ts';

export const monthNames = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');

/** Day names from Monday (spec §9), in both languages of the back office where days are listed. */
export const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

export const dayNamesIn: Record<Language, string[]> = {
  id: dayNames,
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

export const monthNamesIn: Record<Language, string[]> = {
  id: monthNames,
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};

const readers = new Map<string, Intl.DateTimeFormat>();

/** '7 Agu 2026' in the site’s time zone, the same on the server and in any browser, by default in the reader’s language. */
export function formatDate(instant: Date, timeZone: string, language = interfaceLanguage()): string {
  const { day, month, year } = clockFor(instant, timeZone);
  return `${day} ${monthNamesIn[language][month - 1]} ${year}`;
}

/** '7 Agu', for nearby dates. */
export function formatNearDate(instant: Date, timeZone: string, language = interfaceLanguage()): string {
  return formatDate(instant, timeZone, language).replace(/ \d+$/, '');
}

/** '7 Agu 2026, 09.05'; in English '7 Aug 2026, 09:05' */
export function formatDateTime(instant: Date, timeZone: string, language = interfaceLanguage()): string {
  const { hour, minute } = clockFor(instant, timeZone);
  const time = [twoDigits(hour), twoDigits(minute)].join(language === 'id' ? '.' : ':');
  return `${formatDate(instant, timeZone, language)}, ${time}`;
}

/** 'Jumat, 7 Agu 2026' */
export function formatDay(instant: Date, timeZone: string, language = interfaceLanguage()): string {
  const { day, month, year } = clockFor(instant, timeZone);
  const fromSunday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${dayNamesIn[language][(fromSunday + 6) % 7]}, ${formatDate(instant, timeZone, language)}`;
}

export function yearAt(instant: Date, timeZone: string): number {
  return clockFor(instant, timeZone).year;
}

/** '2026-08-07T09:05' in this time zone, as `datetime-local` inputs take it. */
export function localTime(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = clockFor(instant, timeZone);
  const date = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '2026-08-07', the day of an instant in this time zone. */
export function localDay(instant: Date, timeZone: string): string {
  return localTime(instant, timeZone).slice(0, 10);
}

/** The day so many days after another; both are texts such as '2026-08-07'. */
export function addDays(day: string, count: number): string {
  // In UTC each day has 24 hours.
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The instant at which a day such as '2026-08-07' begins in this time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return instantAt(`${day}T00:00`, timeZone) ?? new Date(day);
}

/** The instant of a local time such as '2026-08-07T09:05' (optionally with seconds); null for anything else. */
export function instantAt(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const ahead = (at: number) =>
    Date.parse(`${localTime(new Date(at), timeZone)}Z`) - Math.floor(at / 60_000) * 60_000;
  // The UTC offset may change between the first guess and the answer.
  const guess = asUtc - ahead(asUtc);
  return new Date(asUtc - ahead(guess));
}

// Only numbers come from Intl: names and punctuation differ between server and browsers.
function clockFor(instant: Date, timeZone: string) {
  // '8/7/2026, 09:05'; taking it apart is three times as fast as `formatToParts`.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = readerFor(timeZone)
    .format(instant)
    .split(/\D+/)
    .map(Number);
  return { year, month, day, hour, minute };
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
