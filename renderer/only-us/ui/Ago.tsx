import { usePageContext } from 'vike-react/usePageContext';
import { formatDate, localTime } from '#lib/dates.ts';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { plainTexts } from './plain-texts.ts';

const t = plainTexts('ago', {
  now: 'just now',
  minutes: '{count} min ago',
  days: '{count} days ago',
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
});

const minute = 60_000;
const day = 24 * 60 * minute;

interface Props {
  at: Date;
  /** Says the hour of older days, too: where there may be several of a day. */
  withTime?: boolean;
}

/** An instant that has passed, as people say it. In full where one points. */
export function Ago({ at, withTime = false }: Props) {
  const { timeZone } = usePageContext().site;
  // The server rendered it a little earlier.
  return (
    <time
      dateTime={at.toISOString()}
      title={`${formatDate(at, timeZone)}, ${timeOf(at, timeZone)}`}
      style={{ whiteSpace: 'nowrap' }}
      suppressHydrationWarning
    >
      {timeAgo(at, timeZone, withTime)}
    </time>
  );
}

/** 'just now', '5 min ago', 'today, 09:41', '3 days ago', and of what is older than a week the date. */
export function timeAgo(at: Date, timeZone: string, withTime = false): string {
  const now = new Date();
  const minutes = Math.floor((now.getTime() - at.getTime()) / minute);
  if (minutes < 1) return t('now');
  if (minutes < 60) return t('minutes', { count: minutes });
  const days = dayOf(now, timeZone) - dayOf(at, timeZone);
  if (days < 2 || withTime) return spokenTime(at, timeZone);
  return days < 7 ? t('days', { count: days }) : shortDate(at, timeZone);
}

/** 'yesterday, 16:05', 'today, 09:41', 'tomorrow, 09:00' or '7 Agu, 09:05', by the clocks of this time zone. */
export function spokenTime(at: Date, timeZone: string): string {
  const days = dayOf(at, timeZone) - dayOf(new Date(), timeZone);
  const near = (['yesterday', 'today', 'tomorrow'] as const)[days + 1];
  return `${near ? t(near) : shortDate(at, timeZone)}, ${timeOf(at, timeZone)}`;
}

/** '09:41', with the date if it is another day. */
export function shortTime(at: Date, timeZone: string): string {
  const isToday = dayOf(at, timeZone) === dayOf(new Date(), timeZone);
  return isToday ? timeOf(at, timeZone) : spokenTime(at, timeZone);
}

/** '19 Nov', with the year if it is another one. */
export function shortDate(at: Date, timeZone: string): string {
  const thisYear = formatDate(new Date(), timeZone).slice(-5);
  return formatDate(at, timeZone).replace(thisYear, '');
}

/** '09:41', in Indonesian '09.41', by the clocks of this time zone. */
export function timeOf(at: Date, timeZone: string) {
  const time = localTime(at, timeZone).slice(11);
  return interfaceLanguage() === 'id' ? time.replace(':', '.') : time;
}

/** The number of the day. */
function dayOf(at: Date, timeZone: string) {
  return Date.parse(localTime(at, timeZone).slice(0, 10)) / day;
}
