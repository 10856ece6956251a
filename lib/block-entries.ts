import * as z from 'zod/mini';
import { choice, field } from './fields.ts';
import { id } from './inputs.ts';

/** The fields of a block that shows entries: the first ones, called `label`, or selected ones. */
export function shownEntries({ label }: { label: string }) {
  return {
    show: choice('Show', { first: label, chosen: 'Selected items' }),
    count: field('number', {
      label: 'How many',
      rule: z.int().check(z.gte(1), z.lte(12, 'Maximum 12.')),
      empty: 3,
    }),
    /** In their order. */
    ids: field('reference', {
      label: 'Selected items',
      rule: z.array(id).check(z.maxLength(12, 'Maximum 12.')),
      empty: [],
    }),
  };
}

export function chosenOf<Entry extends { id: number }>(
  all: Entry[],
  { show, count, ids }: { show: 'first' | 'chosen'; count: number; ids: number[] },
): Entry[] {
  if (show === 'first') return all.slice(0, count);
  return ids.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
}
