import { years } from '#lib/inputs.ts';
import { texts } from '../texts.ts';

const t = texts('date', {
  date: 'This date isn’t complete.',
  time: 'This time isn’t complete.',
  year: 'Please enter a year from {first} to {last}.',
});

/** The message for an incomplete or unlikely date. */
export function whyUnfinished(typed: string, isTime: boolean): string {
  if (typed) return t('year', { first: String(years.first), last: String(years.last) });
  return t(isTime ? 'time' : 'date');
}
