import type { UseFormReturn, FieldValues as Values } from 'react-hook-form';
import superjson from 'superjson';
import { changedInList, isBlockList, mergeBlockLists, newBlockId } from '#lib/block-list.ts';
import { wordOfTag } from '#lib/fields.ts';
import { isEqual } from '#lib/is-equal.ts';
import { blockKey, changedBlocks, docOf, isRichText } from '#lib/rich-text/blocks.ts';
import { bothSides, mergeRichText } from '#lib/rich-text/merge.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { FieldConflict } from '../base/conflict-places.tsx';
import type { Copy } from './copy-api.ts';

/** A record as saved on the server. A new one has version 0 and the form's defaults. */
export interface SavedRecord {
  version: number;
  values: Values;
  at?: Date;
}

/** The server's state: the working copy, or at revision 0 the saved record. */
export interface Kept {
  values: Values;
  /** The same, but of what is in conflict what it was before both changed it. Left out where nothing is. */
  common?: Values | undefined;
  revision: number;
  at: Date | null;
}

export type Side = 'base' | 'theirs' | 'mine' | 'both';

export interface Merged {
  /** Mine where I changed something, theirs where only they did. */
  values: Values;
  conflicts: FieldConflict[];
  /** The fields that only they changed, and texts of which we changed different blocks. */
  theirFields: string[];
  myFields: string[];
  /** The merged values with this side of each conflict. */
  take(side: (conflict: FieldConflict) => Side): Values;
}

/** Merges what I typed with what someone else saved, both starting from `base`. */
export function mergeEdits(base: Values, theirs: Values, mine: Values): Merged {
  const values = { ...mine };
  const changed: { field: string; parts: Parts }[] = [];
  const theirFields: string[] = [];
  const myFields: string[] = [];
  for (const field of Object.keys(theirs)) {
    if (same(theirs[field], mine[field])) continue;
    const [isTheirs, isMine] = [theirs, mine].map((each) => !same(each[field], base[field]));
    const parts =
      isTheirs &&
      isMine &&
      mergeParts(field, { base: base[field], theirs: theirs[field], mine: mine[field] });
    if (!isMine) values[field] = theirs[field];
    if (parts) changed.push({ field, parts });
    if (parts && parts.conflicts.length > 0) continue;
    if (isTheirs) theirFields.push(field);
    if (isMine) myFields.push(field);
  }
  const take = (side: (conflict: FieldConflict) => Side) => {
    const all = changed.map(({ field, parts }) => [field, parts.take((each) => each[side(each)])]);
    return { ...values, ...Object.fromEntries(all) };
  };
  const conflicts = changed.flatMap(({ parts }) => parts.conflicts);
  return { values: take(() => 'mine'), conflicts, theirFields, myFields, take };
}

interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** The merged value of a field: `take` gives it with what is wanted of each conflict. */
interface Parts {
  conflicts: FieldConflict[];
  take(side: (conflict: FieldConflict) => unknown): unknown;
}

/** Merges the blocks of a text or of a list, and tags; any other value as a whole. */
function mergeParts(field: string, versions: Versions): Parts {
  const { base, theirs, mine } = versions;
  if (isBlockList(base) && isBlockList(theirs) && isBlockList(mine))
    return mergeLists(field, mergeBlockLists(base, theirs, mine));
  if (isTags(base) && isTags(theirs) && isTags(mine)) {
    const tags = mergeSets({ base, theirs, mine }, wordOfTag);
    return { conflicts: [], take: () => tags };
  }
  if (isRichText(base) && isRichText(theirs) && isRichText(mine))
    return mergeTexts(field, { base, theirs, mine });
  const whole = { field, key: field, ...versions, ...bothOfRows(versions) };
  return { conflicts: [whole], take: (side) => side(whole) };
}

function mergeLists(field: string, { blocks, clashes }: ReturnType<typeof mergeBlockLists>): Parts {
  const conflicts = clashes.map(({ base, theirs, mine }) => {
    const both = [theirs, { ...mine, id: newBlockId() }];
    const sides = { base: base ? [base] : [], theirs: [theirs], mine: [mine], both };
    return { field, key: `${field} ${mine.id}`, ...sides, listed: mine.id };
  });
  const take: Parts['take'] = (side) =>
    blocks.flatMap((block) => {
      const conflict = conflicts.find(({ listed }) => listed === block.id);
      return conflict ? (side(conflict) as object[]) : [block];
    });
  return { conflicts, take };
}

function mergeTexts(field: string, versions: Record<'base' | 'theirs' | 'mine', RichText>): Parts {
  const { clashes, take } = mergeRichText(versions.base, versions.theirs, versions.mine);
  const seen = new Map<string, number>();
  const conflicts = new Map(
    clashes.map((clash) => {
      const { at, base, theirs, mine } = clash;
      const block = blockKey(base);
      // Two blocks may have been the same.
      const count = (seen.get(block) ?? 0) + 1;
      seen.set(block, count);
      const sides = { base: docOf([base]), theirs: docOf(theirs), mine: docOf(mine) };
      // Of what one of them deleted, there is only one.
      const both = theirs.length > 0 && mine.length > 0 ? docOf(bothSides(clash)) : undefined;
      const conflict = {
        ...{ field, key: `${field} ${count} ${block}`, ...sides, both },
        block: { at, isThere: mine.length > 0 },
      };
      return [clash, conflict] as const;
    }),
  );
  return {
    conflicts: [...conflicts.values()],
    take: (side) =>
      take((clash) => {
        const conflict = conflicts.get(clash);
        return conflict ? (side(conflict) as RichText).content : [];
      }),
  };
}

function isTags(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

// Rows that somebody added or removed; not such as always are seven.
function bothOfRows({ base, theirs, mine }: Versions) {
  const all = [base, theirs, mine];
  if (!all.every(Array.isArray) || new Set(all.map(({ length }) => length)).size === 1) return {};
  const rows = { base, theirs, mine } as Record<keyof Versions, unknown[]>;
  return { both: mergeSets(rows, (row) => superjson.stringify(row)) };
}

// What either of us removed is gone, what either added is there, once.
function mergeSets<Item>(
  { base, theirs, mine }: Record<keyof Versions, Item[]>,
  keyOf: (item: Item) => string,
): Item[] {
  const [before, kept, own] = [base, theirs, mine].map((items) => new Set(items.map(keyOf)));
  return [
    ...mine.filter((item) => kept?.has(keyOf(item)) || !before?.has(keyOf(item))),
    ...theirs.filter((item) => !own?.has(keyOf(item)) && !before?.has(keyOf(item))),
  ];
}

/** The merged values for the server: theirs in place of each conflict. */
export function outgoingOf(merged: Merged) {
  const values = merged.take(() => 'theirs');
  return { values, common: commonOf(merged, values) };
}

/** The `common` of what the server has, and a form of which the rest was merged with it. */
export function commonOf(merged: Merged, kept: Values): Values | undefined {
  if (merged.conflicts.length === 0) return undefined;
  // The merged values, without mine that the server doesn't have.
  return mergeEdits(
    merged.take(() => 'theirs'),
    kept,
    merged.take(() => 'base'),
  ).values;
}

/** A version from before a field existed doesn't have it. */
export function same(one: unknown, other: unknown): boolean {
  return isEqual(one ?? null, other ?? null);
}

export function sameFields(one: Values, other: Values): boolean {
  return Object.keys(other).every((field) => same(one[field], other[field]));
}

/**
 * The values of a working copy over the entry as it is saved now, which may be newer than what the copy started from. Fields
 * that the copy doesn't know yet are the entry's.
 */
export function rebaseCopy({ version, values }: SavedRecord, copy: Copy | null | undefined): Merged {
  if (!copy) return mergeEdits(values, values, values);
  const typed = withStored(values, copy.values);
  if (copy.version === version) return mergeEdits(values, values, typed);
  return mergeEdits(withStored(values, copy.base), values, typed);
}

/** The server's state: this copy over the entry, or the entry. */
export function keptOf(rebased: Merged, copy: Copy | null | undefined, record: SavedRecord): Kept {
  return { ...outgoingOf(rebased), revision: copy?.revision ?? 0, at: copy?.at ?? record.at ?? null };
}

/** `values` with those of `stored` in place of theirs. */
export function withStored(values: Values, stored: Values): Values {
  const each = Object.entries(values);
  return Object.fromEntries(
    each.map(([field, value]) => [field, stored[field] === undefined ? value : stored[field]]),
  );
}

/** The number of changes between two sets of values: fields, and of a rich text the blocks that differ. */
export function countChanges(before: Values, after: Values): number {
  return Object.keys(after).reduce((count, field) => count + changesOf(before[field], after[field]), 0);
}

function changesOf(before: unknown, after: unknown): number {
  if (same(before, after)) return 0;
  if (isBlockList(before) && isBlockList(after)) return changedInList(before, after);
  return isRichText(before) && isRichText(after) ? changedBlocks(before, after) : 1;
}

/** Fills the form with `values`; what differs from `record` counts as changed. */
export function applyValues(form: UseFormReturn, record: Values, values: Values) {
  form.reset(record);
  const changed = Object.entries(values).filter(([field, value]) => !same(value, record[field]));
  if (changed.length === 0) return;
  // Not with `setValue`: a reset forgets which fields are lists, and those would be changed without being shown.
  const filled = { ...record, ...structuredClone(Object.fromEntries(changed)) };
  form.reset(filled, { keepDefaultValues: true });
}
