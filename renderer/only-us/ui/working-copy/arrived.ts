import type { FieldValues as Values } from 'react-hook-form';
import { blockKey, isRichText } from '#lib/rich-text/blocks.ts';
import { type Kept, type Merged, mergeEdits } from './merge.ts';

/**
 * `base` with what the server has of something that was sent over it without an answer: that is this person's own, and in conflict with
 * nothing that they typed since. `theirs` is what the server has by now, of others, too.
 */
export function withArrived(
  base: Values,
  theirs: Values,
  { values: sent, common = sent }: Pick<Kept, 'values' | 'common'>,
): Values {
  const either = baseOf(mergeEdits(base, theirs, sent));
  // Without what only one of them has.
  const both = baseOf(mergeEdits(either, sent, theirs));
  const arrived = mergeEdits(sent, common, both).values;
  const fields = Object.keys(arrived);
  // Where blocks were moved and changed at once, the texts may not fit together: then the person is asked.
  const isSafe = (field: string) => {
    const [before, now, then] = [base[field], theirs[field], sent[field]].map(countBlocks);
    const most = (key: string) =>
      Math.max(before?.get(key) ?? 0, Math.min(now?.get(key) ?? 0, then?.get(key) ?? 0));
    return [...countBlocks(arrived[field])].every(([key, count]) => count <= most(key));
  };
  return Object.fromEntries(fields.map((field) => [field, (isSafe(field) ? arrived : base)[field]]));
}

function baseOf(merged: Merged): Values {
  return merged.take(() => 'base');
}

function countBlocks(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of isRichText(value) ? value.content.map(blockKey) : [])
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
