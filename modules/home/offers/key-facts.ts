import type { SpecificationRow } from './inputs.ts';

// What buyers ask first, by the labels that people give it: the smallest order, the time, the sizes.
const questions = [
  /\b(minimum|min\.|moq|(jumlah|muatan|sewa|pesanan) mulai)/i,
  /^(waktu|lama|lead time|contoh pertama|time)\b/i,
  /^(ukuran|dimensi|diameter|panjang|size|dimensions)\b/i,
] as const;

const shown = 3;

/** The rows of a specification that matter first, in the order in which buyers ask; then the first of the others. */
export function keyRows(rows: SpecificationRow[]): SpecificationRow[] {
  const asked = questions.flatMap((question) => rows.find(({ label }) => question.test(label)) ?? []);
  const others = rows.filter((row) => !asked.includes(row));
  return [...asked, ...others].slice(0, shown);
}

/** What a card says of a service: the first two of its `keyRows`, the answers to those questions without conditions. */
export function serviceFacts(rows: SpecificationRow[]): SpecificationRow[] {
  const isAsked = ({ label }: SpecificationRow) => questions.some((question) => question.test(label));
  const short = (row: SpecificationRow) => (isAsked(row) ? { ...row, value: beginning(row.value) } : row);
  return keyRows(rows).slice(0, 2).map(short);
}

/** From how many, and how soon: of a service, which has no fields for them, by its labels. */
export function termsOfService(rows: SpecificationRow[]): { minimum: string; leadTime: string } {
  const [minimum = '', leadTime = ''] = questions.map(
    (question) => rows.find(({ label }) => question.test(label))?.value,
  );
  return { minimum, leadTime };
}

/** “200 buah (ukuran siap), 1.000 buah” or “10 hari kerja setelah contoh disetujui” up to its first condition. */
export function beginning(value: string): string {
  const [first = value] = value.split(/ \(|, | setelah | after /);
  return first;
}
