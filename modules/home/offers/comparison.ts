import type { homeWords } from '../words.ts';
import { factRows } from './key-facts.ts';
import type { OfferRow } from './rows.ts';

/** Maximum number of products side by side. */
export const mostCompared = 3;

export interface ComparedRow {
  label: string;
  /** One per product; empty if it has none. */
  values: string[];
  isSame: boolean;
}

interface Compared {
  minimum: string;
  leadTime: string;
  specification: OfferRow[];
}

/** Rows of a comparison: minimum order and lead time, then specifications in the first product’s order. */
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
