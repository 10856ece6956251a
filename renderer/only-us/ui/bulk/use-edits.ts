import { useCallback, useState } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import type { BulkResult } from '#server/content/bulk/change-each.ts';
import { toast } from '../../toast.ts';
import { t } from './texts.ts';

export const maxRows = 100;

type Values = Record<string, string | number>;

export interface EditedRow {
  id: number;
  name: string;
  picture: ShownPicture;
  values: Values;
  /** Why this person may not change a field. */
  locked?: Record<string, string>;
}

export interface RowChange {
  id: number;
  values: Values;
}

/** Saves the changes and returns the refusals by id, once `rows` are the saved ones. */
export type SaveRows = (changes: RowChange[]) => Promise<ReadonlyMap<number, string>>;

export type Editing = ReturnType<typeof useEdits>;

/** Edits of many records. Refused ones keep their edits. */
export function useEdits(rows: EditedRow[], onSave: SaveRows) {
  const [edits, setEdits] = useState<Record<number, Values>>({});
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const changes = changesOf(rows, edits);

  const change = useCallback((id: number, values: Values) => {
    setEdits((all) => ({ ...all, [id]: { ...all[id], ...values } }));
  }, []);

  // `isStep`: what follows says that it succeeded.
  const save = async ({ isStep = false } = {}): Promise<boolean> => {
    if (isSaving) return false;
    if (changes.length === 0) return true;
    setSaving(true);
    try {
      const refused = await onSave(changes);
      const saved = changes.filter(({ id }) => !refused.has(id));
      setRefusals(refused);
      setEdits((all) => ({ ...all, ...Object.fromEntries(saved.map(({ id }) => [id, {}])) }));
      if (saved.length > 0 && !isStep)
        toast(t('success'), 'success', { text: t('saved', { count: saved.length }) });
      return refused.size === 0;
    } catch {
      // The failed call has shown a toast; everything typed is still here.
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { rows, edits, refusals, changes, isSaving, change, save };
}

export function changesOf(rows: EditedRow[], edits: Record<number, Values>): RowChange[] {
  return rows.flatMap(({ id, values }) => {
    const changed = Object.entries(edits[id] ?? {}).filter(([field, to]) => to !== values[field]);
    return changed.length > 0 ? [{ id, values: Object.fromEntries(changed) }] : [];
  });
}

/** The refusals of a save, by the id of the row that `rowOf` finds for a failed record. */
export function refusalsOf({ failed }: BulkResult, rowsOf = (id: number) => [id]): [number, string][] {
  return failed.flatMap(({ id, message }) => rowsOf(id).map((row): [number, string] => [row, message]));
}
