import type { Note, SourceEntry } from '../source.ts';
import { firstMeta, phpValue } from './meta.ts';
import type { RawRecord } from './read-items.ts';

/** The rows of a WooCommerce product's specification: attributes that its visitors saw, and measures. */
export function specificationOf(
  item: RawRecord,
  terms: SourceEntry['terms'],
  notes: Note[],
): SourceEntry['specification'] {
  const attributes = phpValue(firstMeta(item, '_product_attributes'));
  const rows = Object.entries(
    (attributes ?? {}) as Record<string, { name?: unknown; value?: unknown; is_visible?: unknown } | null>,
  ).flatMap(([key, one]) => {
    const chosen = terms.filter(({ taxonomy }) => taxonomy === key).map(({ name }) => name);
    const words = String(one?.name ?? key)
      .replace(/^pa_/, '')
      .replace(/[-_]+/g, ' ')
      .trim();
    const value = chosen.join(', ') || String(one?.value ?? '').replace(/\s*\|\s*/g, ', ');
    const row = { name: words.charAt(0).toUpperCase() + words.slice(1), value };
    if (Number(one?.is_visible ?? 1) !== 0) return [row];
    notes.push({
      kind: 'left out',
      what: 'A hidden attribute is left out.',
      source: `${row.name}: ${value}`,
    });
    return [];
  });
  const sides = ['_length', '_width', '_height'].map((side) => firstMeta(item, side));
  if (sides.every(Boolean)) rows.push({ name: 'Size', value: sides.join(' × ') });
  const weight = firstMeta(item, '_weight');
  if (weight) rows.push({ name: 'Weight', value: weight });
  return rows.filter(({ value }) => value);
}
