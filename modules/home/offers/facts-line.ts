import type { homeWords } from '../words.ts';
import type { SpecificationRow } from './inputs.ts';
import { cardFacts } from './key-facts.ts';

/** What a card says of an offer, in words: `Mulai 1.000 buah`, `10 hari kerja`. */
export function factsLine(rows: SpecificationRow[], t: ReturnType<typeof homeWords>): string[] {
  const { minimum, time } = cardFacts(rows);
  const from = minimum && (/^\d/.test(minimum) ? t('from', { minimum }) : minimum);
  return [from, time].filter((fact): fact is string => Boolean(fact));
}
