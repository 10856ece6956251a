import superjson from 'superjson';

/** A field that two people changed to different values. */
export interface FieldConflict {
  field: string;
  theirs: unknown;
  mine: unknown;
}

/** Two merged edits. */
export interface Merged<Values> {
  /** Mine where I changed something, theirs where only they did. */
  values: Values;
  /** The fields that both changed, to something different. */
  conflicts: FieldConflict[];
  /** The fields that only they changed. */
  theirFields: string[];
  /** The fields that only I changed. */
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
      merged.conflicts.push({ field, theirs: theirs[field], mine: mine[field] });
    }
  }
  return merged;
}

/** Are two values equal, dates and documents included? Missing equals undefined. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || superjson.stringify(one ?? null) === superjson.stringify(other ?? null);
}
