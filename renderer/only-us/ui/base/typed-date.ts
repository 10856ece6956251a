import { years } from '#lib/inputs.ts';

/** The value of a date or time input: '' for none; null while a part is missing, for which browsers report '', too. */
export function readDate({ value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>): string | null {
  if (value === '') return validity.badInput ? null : '';
  const [, year] = value.match(/^(\d{4,6})-/) ?? [];
  return year === undefined || (Number(year) >= years.first && Number(year) <= years.last) ? value : null;
}

/** A year of two digits is one of this century. */
export function inThisCentury(date: string): string {
  return date.replace(/^00(\d\d)-/, '20$1-');
}
