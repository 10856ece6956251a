import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, formatDateTime } from '#lib/dates.ts';
import { plainTexts } from './plain-texts.ts';

const t = plainTexts('ago', {
  now: 'just now',
  minutes: '{count} min ago',
  today: 'today {time}',
  yesterday: 'yesterday {time}',
});

const minute = 60_000;
const day = 24 * 60 * minute;

/** An instant that has passed, as people say it: 'just now', '5 min ago', 'yesterday 16.05'. In full where one points. */
export function Ago({ at }: { at: Date }) {
  const { timeZone } = usePageContext().site;
  // The server rendered it a little earlier.
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at, timeZone)} suppressHydrationWarning>
      {spokenTime(at, timeZone)}
    </time>
  );
}

/** '5 min ago', 'today 09.41', 'yesterday 16.05' or '7 Agu, 09.05', by the clocks of this time zone. */
export function spokenTime(at: Date, timeZone: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minute);
  if (minutes < 1) return t('now');
  if (minutes < 60) return t('minutes', { count: minutes });
  const time = timeOf(at, timeZone);
  if (isSameDay(at, now, timeZone)) return t('today', { time });
  if (isSameDay(at, new Date(now.getTime() - day), timeZone)) return t('yesterday', { time });
  return `${shortDate(at, timeZone, now)}, ${time}`;
}

/** '09.41', with the date if it is another day. */
export function shortTime(at: Date, timeZone: string): string {
  const time = timeOf(at, timeZone);
  return isSameDay(at, new Date(), timeZone) ? time : `${shortDate(at, timeZone)}, ${time}`;
}

/** '19 Nov', with the year if it is another one. */
export function shortDate(at: Date, timeZone: string, now = new Date()): string {
  const year = formatDate(now, timeZone).slice(-5);
  const full = formatDate(at, timeZone);
  return full.endsWith(year) ? full.slice(0, -year.length) : full;
}

function timeOf(at: Date, timeZone: string) {
  return formatDateTime(at, timeZone).split(', ').at(-1) ?? '';
}

function isSameDay(one: Date, other: Date, timeZone: string) {
  return formatDate(one, timeZone) === formatDate(other, timeZone);
}
