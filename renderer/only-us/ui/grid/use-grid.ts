import { useCallback, useMemo, useState } from 'react';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '../common-texts.ts';
import { changesOf, type Edits, type GridRow, type Refusals, type RowChange } from './grid.ts';
import { t } from './texts.ts';

/** Saves the changes of many rows; gives the ones that were refused once `rows` are what is saved now. */
export type SaveRows = (changes: RowChange[]) => Promise<Refusals>;

/** What is entered in a grid of rows. Refused rows keep what was entered. */
export function useGrid(given: GridRow[], onSave: SaveRows, onDone: () => void) {
  const [first] = useState(given);
  const [edits, setEdits] = useState<Edits>({});
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [isSaving, setSaving] = useState(false);
  // What was deleted meanwhile keeps its row, so that what was typed can still be copied.
  const rows = useMemo(
    () => first.map((row) => given.find(({ id }) => id === row.id) ?? row),
    [first, given],
  );
  const changes = changesOf(rows, edits);

  const change = useCallback((row: GridRow, field: string, to: string | number) => {
    setEdits((all) => {
      const from = all[row.id]?.[field]?.from ?? row.values[field];
      return { ...all, [row.id]: { ...all[row.id], [field]: { from, to } } };
    });
  }, []);

  const save = async () => {
    if (isSaving) return;
    if (changes.length === 0) return onDone();
    setSaving(true);
    try {
      const refused = await onSave(changes);
      const saved = changes.filter(({ id }) => !refused.has(id));
      setRefusals(refused);
      setEdits((all) => without(all, saved));
      if (saved.length > 0) toast(common('saved'), 'success', { text: t('saved', { count: saved.length }) });
      if (refused.size === 0) onDone();
    } catch {
      // The failed call has shown a toast; everything typed is still here.
    } finally {
      setSaving(false);
    }
  };
  return { rows, edits, refusals, changes, isSaving, change, save };
}

function without(edits: Edits, saved: RowChange[]): Edits {
  const ids = new Set(saved.map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.has(id)));
}
