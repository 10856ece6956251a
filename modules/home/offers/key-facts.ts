import type { Language } from '#lib/language.ts';
import { homeWords } from '../words.ts';
import { formatRupiah } from './prices.ts';
import type { OfferRow } from './rows.ts';

// The facts that buyers ask for first, by label: minimum order, lead time, sizes.
const questions = [
  /\b(minimum|min\.|moq|(jumlah|muatan|sewa|pesanan) mulai)/i,
  /^(waktu|lama|dimulai|lead time|contoh pertama|first sample|time)\b/i,
  /^(ukuran|dimensi|diameter|panjang|size|(inside )?(dimensions|diameter))\b/i,
] as const;

/** Whether the label is a minimum or a lead time, as in the facts above. */
export const isTerm = (label: string) => questions.slice(0, 2).some((question) => question.test(label));

const shown = 3;

/** The sizes that a product is made in, as its specification says; empty without. */
export function sizesOf(rows: OfferRow[]): string {
  return rows.find(({ label }) => questions[2].test(label))?.value ?? '';
}

/** The most important rows in the order buyers ask, then the others. */
export function keyRows(rows: OfferRow[]): OfferRow[] {
  const asked = questions.flatMap((question) => rows.find(({ label }) => question.test(label)) ?? []);
  const others = rows.filter((row) => !asked.includes(row));
  return [...asked, ...others].slice(0, shown);
}

/** The first two `keyRows` for a service’s card, without conditions. */
export function serviceFacts(rows: OfferRow[]): OfferRow[] {
  const isAsked = ({ label }: OfferRow) => questions.some((question) => question.test(label));
  const short = (row: OfferRow) => (isAsked(row) ? { ...row, value: beginning(row.value) } : row);
  return keyRows(rows).slice(0, 2).map(short);
}

type Terms = Record<'minimum' | 'leadTime', string>;

/** Minimum and lead time of a service, which has no fields for them, by label. */
export function termsOfService(rows: OfferRow[]): Terms {
  const [minimum = '', leadTime = ''] = questions.map(
    (question) => rows.find(({ label }) => question.test(label))?.value,
  );
  return { minimum, leadTime };
}

/** “200 buah (ukuran siap), 1.000 buah” or “10 hari kerja setelah contoh disetujui” up to the first condition. */
function beginning(value: string): string {
  const [first = value] = value.split(/ \(|, | setelah | after /);
  return first;
}

/** `mulai Rp 4.100`, `Mulai 1.000 buah`, `10 hari kerja`, in the language of the site; `terms` are a product’s, or `termsOfService`. */
export function shortFacts(terms: Terms & { price?: number | null }, language: Language): string[] {
  const t = homeWords(language);
  const price = terms.price ? t('priceFrom', { price: formatRupiah(terms.price, language) }) : '';
  const [minimum, leadTime] = [beginning(terms.minimum), beginning(terms.leadTime)];
  const from = /^\d/.test(minimum) ? t('from', { minimum }) : minimum;
  return [price, from, leadTime].filter(Boolean);
}

/** The minimum order in pieces: 200 of “200 buah (ukuran siap), 1.000 buah”; null without a number. */
export function smallestOrder(minimum: string): number | null {
  const [number] = /\d[\d.,]*/.exec(beginning(minimum)) ?? [];
  return number ? Number(number.replaceAll(/[.,]/g, '')) : null;
}

/** `shortFacts` in full, as rows of a specification. */
export function factRows({ minimum, leadTime }: Terms, t: ReturnType<typeof homeWords>): OfferRow[] {
  const rows = [
    { label: t('minimum'), value: minimum },
    { label: t('leadTime'), value: leadTime },
  ];
  return rows.filter(({ value }) => value);
}

export const maxCompared = 3;

type Compared = Terms & { specification: OfferRow[] };

/**
 * Rows of a comparison: minimum order and lead time, then specifications in the first product’s order. Rows that every product
 * has come first. A missing value is empty, and no difference.
 */
export function comparedRows(products: Compared[], t: ReturnType<typeof homeWords>) {
  const rows = products.map((product) => [...factRows(product, t), ...product.specification]);
  const labels = new Map<string, string>();
  for (const { label } of rows.flat()) {
    const key = label.toLowerCase();
    if (!labels.has(key)) labels.set(key, label);
  }
  const compared = [...labels].map(([key, label]) => {
    const values = rows.map((own) => own.find((row) => row.label.toLowerCase() === key)?.value ?? '');
    return { label, values, isSame: new Set(values.filter(Boolean)).size === 1 };
  });
  const lacking = ({ values }: { values: string[] }) => values.filter((value) => !value).length;
  return compared.toSorted((one, other) => lacking(one) - lacking(other));
}
