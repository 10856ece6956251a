import { factorWords, toRupiah } from '#lib/rupiah.ts';

const amount = String.raw`((?:rp|idr)\b\.?\s*|rp(?=\d))?(\d[\d.,]*)(?:-(?!\s*\d))?\s*(${factorWords})?\b`;
const until = String.raw`\s*(?:[-–—]|s\/d|s\.d\.|sd|sampai(?: dengan)?|hingga|to)\s*`;
const pay = new RegExp(`${amount}(?:${until}${amount})?`, 'gi');

const otherMoney = /[$€£¥]|\b(?:usd|sgd|myr|eur)\b/i;
// Words before an amount: it isn't the pay itself, is the most that is paid, or the least.
const extra = /(?:\+|\b(?:plus|tunjangan|bonus|insentif|komisi|uang|allowance)\b)\D*$/i;
const atMost = /(?:sampai|hingga|s\/d|maks\w*|max\w*|up to)\D*$/i;
const atLeast = /(?:mulai|dari|min\w*|from|starting)\D*$/i;

const unit =
  /(?:\/\s*|\bper\s*|\ban?\s+|\bse)(jam|hour|hari|day|minggu|week|bulan|bln|month|tahun|thn|year)|\b(hourly|harian|daily|mingguan|weekly|bulanan|monthly|tahunan|yearly)\b/i;
const units = [
  ['HOUR', /^(?:jam|hour)/i],
  ['DAY', /^(?:hari|da[iy])/i],
  ['WEEK', /^(?:minggu|week)/i],
  ['MONTH', /^(?:b|month)/i],
  ['YEAR', /^(?:t|year)/i],
] as const;

/** The pay of a job in rupiah, from words such as `Rp 5–7 juta per bulan`; null for any other text, such as `UMK`. */
export function salaryIn(text: string) {
  const found = [...text.matchAll(pay)].filter(isMoney);
  const [first] = found;
  if (!first || found.length > 1 || otherMoney.test(text)) return null;
  const before = text.slice(0, first.index);
  if (extra.test(before)) return null;
  const [, , from = '', fromFactor, , to, toFactor] = first;
  const high = to ? toRupiah(to, toFactor) : undefined;
  // “5–7 juta” are millions, both.
  const low = toRupiah(from, fromFactor ?? (from.length < 4 ? toFactor : ''));
  if (!(low > 0) || (high !== undefined && !(high > low))) return null;
  const named = unit.exec(text);
  const name = named?.[1] ?? named?.[2];
  // Smaller ones may be for an hour or a day.
  if (!name && low < 1e6) return null;
  const unitText = units.find(([, word]) => word.test(name ?? 'month'))?.[0] ?? 'MONTH';
  if (high) return { minValue: low, maxValue: high, unitText };
  if (atMost.test(before)) return { maxValue: low, unitText };
  return atLeast.test(before) ? { minValue: low, unitText } : { value: low, unitText };
}

// Not “2 orang” or “UMK 2026”.
function isMoney([, rp, typed = '', factor, otherRp, , otherFactor]: RegExpExecArray) {
  return rp || factor || otherRp || otherFactor || /^\d{1,3}([.,]\d{3})+/.test(typed);
}
