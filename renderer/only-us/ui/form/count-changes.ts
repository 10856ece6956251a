import { changedInList, isBlockList } from '#lib/block-list.ts';
import { changedBlocks, isRichText } from '#lib/rich-text/blocks.ts';
import { same } from './merge-edits.ts';

/** The number of changes between two sets of values: fields, and of a rich text the blocks that differ. */
export function countChanges<Values extends object>(before: Values, after: Values): number {
  const fields = Object.keys(after) as (keyof Values)[];
  return fields.reduce((count, field) => count + changesOf(before[field], after[field]), 0);
}

function changesOf(before: unknown, after: unknown): number {
  if (same(before, after)) return 0;
  if (isBlockList(before) && isBlockList(after)) return changedInList(before, after);
  return isRichText(before) && isRichText(after) ? changedBlocks(before, after) : 1;
}
