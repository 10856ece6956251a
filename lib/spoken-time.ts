import { formatDate, localTime } from './dates.ts';
import { interfaceLanguage, localize } from './interface-language.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** 'just now', '5 min ago', 'today, 09:41', '3 days ago', or the date after a week. */
export function timeAgo(at: Date, timeZone: string, withTime = false): string {
  const now = new Date();
  const minutes = Math.floor((now.getTime() - at.getTime()) / minute);
  if (minutes < 1) return localize('just now');
  if (minutes < 60) return localize('{count} min ago', { count: minutes });
  const days = dayOf(now, timeZone) - dayOf(at, timeZone);
  if (days < 2 || withTime) return spokenTime(at, timeZone);
  return days < 7 ? localize('{count} days ago', { count: days }) : shortDate(at, timeZone);
}

/** 'yesterday, 16:05', 'today, 09:41', 'tomorrow, 09:00' or '7 Aug, 09:05', by the clocks of this time zone. */
export function spokenTime(at: Date, timeZone: string, now = new Date()): string {
  const days = dayOf(at, timeZone) - dayOf(now, timeZone);
  const near = [localize('yesterday'), localize('today'), localize('tomorrow')][days + 1];
  return `${near ?? shortDate(at, timeZone, now)}, ${timeOf(at, timeZone)}`;
}

/** '09:41', with the date if it is another day. */
export function shortTime(at: Date, timeZone: string): string {
  const isToday = dayOf(at, timeZone) === dayOf(new Date(), timeZone);
  return isToday ? timeOf(at, timeZone) : spokenTime(at, timeZone);
}

/** '19 Nov', with the year if it is another one. */
export function shortDate(at: Date, timeZone: string, now = new Date()): string {
  const thisYear = formatDate(now, timeZone).slice(-5);
  return formatDate(at, timeZone).replace(thisYear, '');
}

/** '09:41', in Indonesian '09.41', by the clocks of this time zone. */
export function timeOf(at: Date, timeZone: string) {
  const time = localTime(at, timeZone).slice(11);
  return interfaceLanguage() === 'id' ? time.replace(':', '.') : time;
}

function dayOf(at: Date, timeZone: string) {
  return Date.parse(localTime(at, timeZone).slice(0, 10)) / day;
}
