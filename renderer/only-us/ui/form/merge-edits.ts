import superjson from 'superjson';

/** What two people made of the same field. */
export interface Clash {
  field: string;
  theirs: unknown;
  mine: unknown;
}

/** The two edits put together. */
export interface Merged<Values> {
  /** Mine where I changed something, theirs where only they did. */
  values: Values;
  /** The fields that both changed, to something different. */
  clashes: Clash[];
  /** The fields that only they changed. */
  taken: string[];
  /** The fields that only I changed. */
  kept: string[];
}

/** Puts together what I typed and what somebody else saved, both starting from `base`. */
export function mergeEdits<Values extends object>(
  base: Values,
  theirs: Values,
  mine: Values,
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, clashes: [], taken: [], kept: [] };
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (same(theirs[field], mine[field])) continue;
    if (same(theirs[field], base[field])) {
      merged.kept.push(field);
    } else if (same(mine[field], base[field])) {
      merged.values[field] = theirs[field];
      merged.taken.push(field);
    } else {
      merged.clashes.push({ field, theirs: theirs[field], mine: mine[field] });
    }
  }
  return merged;
}

/** Do two values say the same? Dates and documents too; what is left out is the same as undefined. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || superjson.stringify(one ?? null) === superjson.stringify(other ?? null);
}
