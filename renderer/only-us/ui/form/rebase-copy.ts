import type { Kept } from './autosave.ts';
import type { Copy } from './copy-api.ts';
import { type Merged, mergeEdits } from './merge-edits.ts';
import type { SavedRecord } from './use-record-form.ts';

/**
 * The values of a working copy over the entry as it is saved now, which may be newer than what the copy started from. Fields
 * that the copy doesn't know yet are the entry's.
 */
export function rebaseCopy<Values extends object>(
  { version, values }: SavedRecord<Values>,
  copy: Copy<Values> | null | undefined,
): Merged<Values> {
  if (!copy) return { values, conflicts: [], theirFields: [], myFields: [] };
  const typed = known(values, copy.values);
  if (copy.version === version) return mergeEdits(values, values, typed);
  return mergeEdits(known(values, copy.base), values, typed);
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
export function known<Values extends object>(values: Values, stored: Partial<Values>): Values {
  const fields = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    fields.map((field) => [field, stored[field] === undefined ? values[field] : stored[field]]),
  ) as Values;
}
