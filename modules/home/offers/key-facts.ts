import type { Language } from '#lib/language.ts';
import { homeWords } from '../words.ts';
import type { OfferRow } from './rows.ts';

// What buyers ask first, by the labels that people give it: the smallest order, the time, the sizes.
const questions = [
  /\b(minimum|min\.|moq|(jumlah|muatan|sewa|pesanan) mulai)/i,
  /^(waktu|lama|lead time|contoh pertama|time)\b/i,
  /^(ukuran|dimensi|diameter|panjang|size|dimensions)\b/i,
] as const;

/** Does a row of a specification say from how many or how soon, as the facts above it do? */
export const isTerm = (label: string) => questions.slice(0, 2).some((question) => question.test(label));

const shown = 3;

/** The rows of a specification that matter first, in the order in which buyers ask; then the first of the others. */
export function keyRows(rows: OfferRow[]): OfferRow[] {
  const asked = questions.flatMap((question) => rows.find(({ label }) => question.test(label)) ?? []);
  const others = rows.filter((row) => !asked.includes(row));
  return [...asked, ...others].slice(0, shown);
}

/** What a card says of a service: the first two of its `keyRows`, the answers to those questions without conditions. */
export function serviceFacts(rows: OfferRow[]): OfferRow[] {
  const isAsked = ({ label }: OfferRow) => questions.some((question) => question.test(label));
  const short = (row: OfferRow) => (isAsked(row) ? { ...row, value: beginning(row.value) } : row);
  return keyRows(rows).slice(0, 2).map(short);
}

/** From how many, and how soon: of a service, which has no fields for them, by its labels. */
export function termsOfService(rows: OfferRow[]): { minimum: string; leadTime: string } {
  const [minimum = '', leadTime = ''] = questions.map(
    (question) => rows.find(({ label }) => question.test(label))?.value,
  );
  return { minimum, leadTime };
}

/** “200 buah (ukuran siap), 1.000 buah” or “10 hari kerja setelah contoh disetujui” up to its first condition. */
function beginning(value: string): string {
  const [first = value] = value.split(/ \(|, | setelah | after /);
  return first;
}

interface Terms {
  minimum: string;
  leadTime: string;
}

/**
 * What cards and search results say of an offer in a few words, in the language that the offers are written in, the site's:
 * `Mulai 1.000 buah`, `10 hari kerja`. `terms` are those of a product, or `termsOfService`.
 */
export function shortFacts(terms: Terms, language: Language): string[] {
  const [minimum, leadTime] = [beginning(terms.minimum), beginning(terms.leadTime)];
  const from = /^\d/.test(minimum) ? homeWords(language)('from', { minimum }) : minimum;
  return [from, leadTime].filter(Boolean);
}

/** From how many one can order: 200 of “200 buah (ukuran siap), 1.000 buah”; null where no number is said. */
export function smallestOrder(minimum: string): number | null {
  const [number] = /\d[\d.,]*/.exec(beginning(minimum)) ?? [];
  return number ? Number(number.replaceAll(/[.,]/g, '')) : null;
}

/** What `shortFacts` says in full, as rows of a specification. */
export function factRows({ minimum, leadTime }: Terms, t: ReturnType<typeof homeWords>): OfferRow[] {
  const rows = [
    { label: t('minimum'), value: minimum },
    { label: t('leadTime'), value: leadTime },
  ];
  return rows.filter(({ value }) => value);
}
