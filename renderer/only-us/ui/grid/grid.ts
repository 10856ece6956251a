import type { BulkResult } from '#server/content/bulk/change-each.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';

/** So many rows can be edited together. */
export const mostRows = 100;

type Value = string | number;

/** A field that is edited in every row: a text, or a choice where there are `options`. */
export interface GridColumn {
  field: string;
  label: string;
  maxLength?: number;
  /** Where no label is in sight. */
  placeholder?: string;
  options?: { value: number; label: string }[];
}

/** One record in a grid, as it is saved. */
export interface GridRow {
  id: number;
  name: string;
  picture: ShownPicture;
  values: Record<string, Value>;
  /** Fields that this person may not change, and why. */
  locked?: Record<string, string>;
}

/** What was entered in a field, and what was saved when that began. */
export interface Edit {
  from: Value | undefined;
  to: Value;
}
export type RowEdits = Record<string, Edit>;
export type Edits = Record<number, RowEdits>;

/** The fields of a row to save. */
export interface RowChange {
  id: number;
  values: Record<string, Value>;
}

/** Why rows weren't saved, by their id. */
export type Refusals = ReadonlyMap<number, string>;

/** What differs from what is saved now. */
export function changesOf(rows: GridRow[], edits: Edits): RowChange[] {
  return rows.flatMap(({ id, values }) => {
    const changed = Object.entries(edits[id] ?? {}).filter(([field, { to }]) => to !== values[field]);
    if (changed.length === 0) return [];
    return [{ id, values: Object.fromEntries(changed.map(([field, { to }]) => [field, to])) }];
  });
}

/** What somebody else saved in a field since it was edited here; undefined where that doesn't matter. */
export function savedMeanwhile(
  { values }: GridRow,
  field: string,
  edit: Edit | undefined,
): Value | undefined {
  const saved = values[field];
  return edit && saved !== edit.from && saved !== edit.to ? saved : undefined;
}

/** The refusals of a save, by the id of the row that `rowOf` finds for a failed record. */
export function refusalsOf({ failed }: BulkResult, rowsOf = (id: number) => [id]): [number, string][] {
  return failed.flatMap(({ id, message }) => rowsOf(id).map((row): [number, string] => [row, message]));
}
