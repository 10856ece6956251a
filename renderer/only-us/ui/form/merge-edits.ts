import superjson from 'superjson';
import { isBlockList, type ListedBlock, mergeBlockLists, takeTheirBlock } from '#lib/block-list.ts';
import { blockKey, docOf, isRichText } from '#lib/rich-text/blocks.ts';
import { type Clash, mergeRichText, takeTheirs } from '#lib/rich-text/merge.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

/** A field that two people changed to different values; of a rich text, a block of it. */
export interface FieldConflict {
  field: string;
  /** What it was before both. */
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** Of a rich text: the block, in the text that was merged with my side of it. */
  block?: { merged: RichText; clash: Clash };
  /** Of a list of blocks: their side of one of them. */
  listed?: ListedBlock;
}

/** Two merged edits. */
export interface Merged<Values> {
  /** Mine where I changed something, theirs where only they did. */
  values: Values;
  /** The fields that both changed, to something different. */
  conflicts: FieldConflict[];
  /** The fields that only they changed, and texts of which we changed different blocks. */
  theirFields: string[];
  /** The same of mine. */
  myFields: string[];
}

/** Merges what I typed with what someone else saved, both starting from `base`. */
export function mergeEdits<Values extends object>(
  base: Values,
  theirs: Values,
  mine: Values,
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, conflicts: [], theirFields: [], myFields: [] };
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (same(theirs[field], mine[field])) continue;
    if (same(theirs[field], base[field])) {
      merged.myFields.push(field);
    } else if (same(mine[field], base[field])) {
      merged.values[field] = theirs[field];
      merged.theirFields.push(field);
    } else {
      mergeField(merged, field, { base: base[field], theirs: theirs[field], mine: mine[field] });
    }
  }
  return merged;
}

interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

function mergeField<Values extends object>(
  merged: Merged<Values>,
  field: keyof Values & string,
  { base, theirs, mine }: Versions,
) {
  if (isBlockList(base) && isBlockList(theirs) && isBlockList(mine)) {
    mergeList(merged, field, mergeBlockLists(base, theirs, mine));
    return;
  }
  if (!isRichText(base) || !isRichText(theirs) || !isRichText(mine)) {
    merged.conflicts.push({ field, base, theirs, mine });
    return;
  }
  const { doc, clashes } = mergeRichText(base, theirs, mine);
  merged.values[field] = doc as Values[keyof Values & string];
  for (const clash of clashes) {
    const block = { merged: doc, clash };
    const sides = { base: docOf([clash.base]), theirs: docOf(clash.theirs), mine: docOf(clash.mine) };
    merged.conflicts.push({ field, ...sides, block });
  }
  if (clashes.length > 0) return;
  merged.theirFields.push(field);
  merged.myFields.push(field);
}

function mergeList<Values extends object>(
  merged: Merged<Values>,
  field: keyof Values & string,
  { blocks, clashes }: ReturnType<typeof mergeBlockLists>,
) {
  merged.values[field] = blocks as Values[keyof Values & string];
  for (const { base, theirs, mine } of clashes) {
    merged.conflicts.push({
      field,
      base: base ? [base] : [],
      theirs: [theirs],
      mine: [mine],
      listed: theirs,
    });
  }
  if (clashes.length > 0) return;
  merged.theirFields.push(field);
  merged.myFields.push(field);
}

/** The value of the field once their side of the conflict is taken; `now` is its value in the form. */
export function theirSide({ theirs, block, listed }: FieldConflict, now: unknown): unknown {
  if (listed && isBlockList(now)) return takeTheirBlock(now, listed);
  return block && isRichText(now) ? takeTheirs(block.merged, block.clash, now) : theirs;
}

/** Are two values equal, dates and documents included? Missing equals undefined. */
export function same(one: unknown, other: unknown): boolean {
  if (isRichText(one) && isRichText(other)) return blockKey(one) === blockKey(other);
  return one === other || superjson.stringify(one ?? null) === superjson.stringify(other ?? null);
}

/** Are all fields equal, in whatever order they are? */
export function sameFields<Values extends object>(one: Values, other: Values): boolean {
  return (Object.keys(other) as (keyof Values)[]).every((field) => same(one[field], other[field]));
}

/** Did they change nothing that I have to know of? */
export function isQuiet({ conflicts, theirFields }: Merged<object>): boolean {
  return conflicts.length === 0 && theirFields.length === 0;
}
