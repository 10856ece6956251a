import * as z from 'zod/mini';
import { id } from './inputs.ts';

/** The fields of a block that shows some entries: the first ones, or those that a person chose. */
export const choice = {
  show: z.enum(['first', 'chosen']),
  /** How many of the first ones. */
  count: z.int().check(z.gte(1), z.lte(12, 'Maximum 12.')),
  /** The chosen ones in their order. */
  ids: z.array(id).check(z.maxLength(12, 'Maximum 12.')),
};

/** Of `all`, in their order, what such a block shows. */
export function chosenOf<Entry extends { id: number }>(
  all: Entry[],
  { show, count, ids }: { show: 'first' | 'chosen'; count: number; ids: number[] },
): Entry[] {
  if (show === 'first') return all.slice(0, count);
  return ids.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
}
