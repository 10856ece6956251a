import type { FieldValues, UseFormReturn } from 'react-hook-form';
import superjson from 'superjson';
import {
  changedInList,
  isBlockList,
  type ListedBlock,
  mergeBlockLists,
  takeTheirBlock,
} from '#lib/block-list.ts';
import { wordOfTag } from '#lib/fields.ts';
import { blockKey, changedBlocks, docOf, isRichText } from '#lib/rich-text/blocks.ts';
import { type Clash, mergeRichText, takeTheirs } from '#lib/rich-text/merge.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { Copy } from './copy-api.ts';

/** A record as saved on the server. A new one has version 0 and the form's defaults. */
export interface SavedRecord<Values> {
  version: number;
  values: Values;
  /** When it was last saved, where the screen knows. */
  at?: Date;
}

/** What the server has: the working copy, or at revision 0 the saved record. */
export interface Kept<Values> {
  values: Values;
  revision: number;
  at: Date | null;
}

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
  versions: Versions,
) {
  const { value, conflicts } = mergeParts(versions);
  merged.values[field] = value as Values[keyof Values & string];
  merged.conflicts.push(...conflicts.map((conflict) => ({ field, ...conflict })));
  if (conflicts.length > 0) return;
  merged.theirFields.push(field);
  merged.myFields.push(field);
}

/** Merges the blocks of a text or of a list, and tags; any other value as a whole. */
function mergeParts(versions: Versions): { value: unknown; conflicts: Omit<FieldConflict, 'field'>[] } {
  const { base, theirs, mine } = versions;
  if (isBlockList(base) && isBlockList(theirs) && isBlockList(mine)) {
    const { blocks, clashes } = mergeBlockLists(base, theirs, mine);
    const conflicts = clashes.map(({ base, theirs, mine }) => {
      return { base: base ? [base] : [], theirs: [theirs], mine: [mine], listed: theirs };
    });
    return { value: blocks, conflicts };
  }
  if (isTags(base) && isTags(theirs) && isTags(mine))
    return { value: mergeTags(base, theirs, mine), conflicts: [] };
  if (!isRichText(base) || !isRichText(theirs) || !isRichText(mine))
    return { value: mine, conflicts: [versions] };
  const { doc, clashes } = mergeRichText(base, theirs, mine);
  const conflicts = clashes.map((clash) => {
    const sides = { base: docOf([clash.base]), theirs: docOf(clash.theirs), mine: docOf(clash.mine) };
    return { ...sides, block: { merged: doc, clash } };
  });
  return { value: doc, conflicts };
}

function isTags(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

// What either of us removed is gone, what either added is there: whatever its capitals, once.
function mergeTags(base: string[], theirs: string[], mine: string[]): string[] {
  const [before, kept, own] = [base, theirs, mine].map((tags) => new Set(tags.map(wordOfTag)));
  return [
    ...mine.filter((tag) => kept?.has(wordOfTag(tag)) || !before?.has(wordOfTag(tag))),
    ...theirs.filter((tag) => !own?.has(wordOfTag(tag)) && !before?.has(wordOfTag(tag))),
  ];
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

/**
 * The values of a working copy over the entry as it is saved now, which may be newer than what the copy started from. Fields
 * that the copy doesn't know yet are the entry's.
 */
export function rebaseCopy<Values extends object>(
  { version, values }: SavedRecord<Values>,
  copy: Copy<Values> | null | undefined,
): Merged<Values> {
  if (!copy) return { values, conflicts: [], theirFields: [], myFields: [] };
  const typed = withStored(values, copy.values);
  if (copy.version === version) return mergeEdits(values, values, typed);
  return mergeEdits(withStored(values, copy.base), values, typed);
}

/** That the server has these values: in this copy, or in the entry. */
export function keptOf<Values>(
  values: Values,
  copy: Copy<Values> | null | undefined,
  record: SavedRecord<Values>,
): Kept<Values> {
  return { values, revision: copy?.revision ?? 0, at: copy?.at ?? record.at ?? null };
}

/** `values` with those of `stored` in place of theirs. */
export function withStored<Values extends object>(values: Values, stored: Partial<Values>): Values {
  const fields = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    fields.map((field) => [field, stored[field] === undefined ? values[field] : stored[field]]),
  ) as Values;
}

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

/** Fills the form with `values`; what differs from `record` counts as changed. */
export function applyValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: Values,
  values: Values,
) {
  form.reset(record);
  const changed = Object.entries(values).filter(([field, value]) => !same(value, record[field]));
  if (changed.length === 0) return;
  // Not with `setValue`: a reset forgets which fields are lists, and those would be changed without being shown.
  const filled = { ...record, ...structuredClone(Object.fromEntries(changed)) };
  form.reset(filled, { keepDefaultValues: true });
}
