import { formatDate, formatDateTime } from '#lib/dates.ts';
import { t } from './texts.ts';

const day = 24 * 60 * 60 * 1000;

/** 'today 09.41', 'yesterday 16.02' or '7 Agu 2026, 09.05', by the clocks of this time zone. */
export function versionTime(at: Date, now: Date, timeZone: string): string {
  const full = formatDateTime(at, timeZone);
  const [date, time = ''] = full.split(', ');
  if (date === formatDate(now, timeZone)) return t('today', { time });
  if (date === formatDate(new Date(now.getTime() - day), timeZone)) return t('yesterday', { time });
  return full;
}
