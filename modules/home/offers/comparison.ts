import type { homeWords } from '../words.ts';
import { factRows } from './key-facts.ts';
import type { OfferRow } from './rows.ts';

/** So many are compared side by side. */
export const mostCompared = 3;

export interface ComparedRow {
  label: string;
  /** One for each product; empty where it doesn't say. */
  values: string[];
  isSame: boolean;
}

interface Compared {
  minimum: string;
  leadTime: string;
  specification: OfferRow[];
}

/** What products say, line by line: order and time first, then their specifications, in the order of the first product. */
export function comparedRows(products: Compared[], t: ReturnType<typeof homeWords>): ComparedRow[] {
  const rows = products.map((product) => [...factRows(product, t), ...product.specification]);
  const labels = new Map<string, string>();
  for (const { label } of rows.flat()) {
    const key = label.toLowerCase();
    if (!labels.has(key)) labels.set(key, label);
  }
  return [...labels].map(([key, label]) => {
    const values = rows.map((own) => own.find((row) => row.label.toLowerCase() === key)?.value ?? '');
    return { label, values, isSame: new Set(values).size === 1 };
  });
}
