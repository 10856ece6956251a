import { blockKey, isRichText } from '#lib/rich-text/blocks.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { same } from './merge-edits.ts';

/** The number of changes between two sets of values: fields, and of a rich text the blocks that differ. */
export function countChanges<Values extends object>(before: Values, after: Values): number {
  const fields = Object.keys(after) as (keyof Values)[];
  return fields.reduce((count, field) => count + changesOf(before[field], after[field]), 0);
}

function changesOf(before: unknown, after: unknown): number {
  if (same(before, after)) return 0;
  if (!isRichText(before) || !isRichText(after)) return 1;
  return Math.max(1, blocksOnlyIn(before, after), blocksOnlyIn(after, before));
}

function blocksOnlyIn({ content }: RichText, other: RichText): number {
  const others = new Set(other.content.map(blockKey));
  return content.filter((block) => !others.has(blockKey(block))).length;
}
