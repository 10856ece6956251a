import { monthNames } from '#lib/dates.ts';

/** '2026-11-16' as '16 Nov'. */
export function dayName(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[(month ?? 1) - 1]}`;
}
