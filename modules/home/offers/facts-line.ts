import type { homeWords } from '../words.ts';
import type { SpecificationRow } from './inputs.ts';
import { beginning } from './key-facts.ts';

interface Terms {
  minimum: string;
  leadTime: string;
}

/** What a card says of an offer, in words: `Mulai 1.000 buah`, `10 hari kerja`. */
export function factsLine(terms: Terms, t: ReturnType<typeof homeWords>): string[] {
  const [minimum, leadTime] = [beginning(terms.minimum), beginning(terms.leadTime)];
  const from = /^\d/.test(minimum) ? t('from', { minimum }) : minimum;
  return [from, leadTime].filter(Boolean);
}

/** The same in full, as rows of a specification. */
export function factRows({ minimum, leadTime }: Terms, t: ReturnType<typeof homeWords>): SpecificationRow[] {
  const rows = [
    { label: t('minimum'), value: minimum },
    { label: t('leadTime'), value: leadTime },
  ];
  return rows.filter(({ value }) => value);
}
