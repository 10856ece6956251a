import type { Language } from '#lib/language.ts';
import { factorWords, toRupiah } from '#lib/rupiah.ts';
import type { OfferRow } from './rows.ts';

const amount = new RegExp(String.raw`\b(?:rp\.?|idr)\s*(\d[\d.,]*)\s*(${factorWords})?`, 'i');

// Not the price of one.
const ofSeveral = /(?:\/|\bper)\s*(?:\d{2}|[2-9])/i;

/** The rupiah in the price of one, such as `Rp 6.900 / buah` or `Rp 6,9 ribu`; null for any other text. */
export function rupiahIn(price: string): number | null {
  if (ofSeveral.test(price)) return null;
  const [, typed = '', factor] = amount.exec(price) ?? [];
  const rupiah = toRupiah(typed, factor);
  return rupiah > 0 ? rupiah : null;
}

/** `Rp 6.900`, in English `IDR 6,900`. */
export function formatRupiah(rupiah: number, language: Language): string {
  return language === 'id'
    ? `Rp\u00A0${rupiah.toLocaleString('id')}`
    : `IDR\u00A0${rupiah.toLocaleString('en')}`;
}

/** The lowest and the highest price, and how many there are; null where none is in rupiah. */
export function priceRange(prices: OfferRow[]): { low: number; high: number; count: number } | null {
  const known = prices.flatMap(({ value }) => rupiahIn(value) ?? []);
  return known.length > 0 ? { low: Math.min(...known), high: Math.max(...known), count: known.length } : null;
}
