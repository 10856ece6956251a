import { useCallback, useState } from 'react';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '../common-texts.ts';
import { changesOf, type Edits, type GridRow, type Refusals, type RowChange } from './grid.ts';
import { t } from './texts.ts';

/** Saves the changes of many rows; gives the ones that were refused once `rows` are what is saved now. */
export type SaveRows = (changes: RowChange[]) => Promise<Refusals>;

/** What is entered in a grid of rows, which more may join. Refused rows keep what was entered. */
export function useGrid(given: GridRow[], onSave: SaveRows) {
  const [edits, setEdits] = useState<Edits>({});
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [known, setKnown] = useState(given);
  const rows = joined(known, given);
  if (rows !== known) setKnown(rows);
  const changes = changesOf(rows, edits);

  const change = useCallback((row: GridRow, field: string, to: string | number) => {
    setEdits((all) => {
      const from = all[row.id]?.[field]?.from ?? row.values[field];
      return { ...all, [row.id]: { ...all[row.id], [field]: { from, to } } };
    });
  }, []);

  /** False when something wasn't saved. */
  const save = async (): Promise<boolean> => {
    if (isSaving) return false;
    if (changes.length === 0) return true;
    setSaving(true);
    try {
      const refused = await onSave(changes);
      const saved = changes.filter(({ id }) => !refused.has(id));
      setRefusals(refused);
      setEdits((all) => without(all, saved));
      if (saved.length > 0) toast(common('saved'), 'success', { text: t('saved', { count: saved.length }) });
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

// What was deleted meanwhile keeps its row, so that what was typed can still be copied.
function joined(known: GridRow[], given: GridRow[]): GridRow[] {
  const rows = [...new Map([...known, ...given].map((row) => [row.id, row])).values()];
  const isSame = rows.length === known.length && rows.every((row, index) => row === known[index]);
  return isSame ? known : rows;
}

function without(edits: Edits, saved: RowChange[]): Edits {
  const ids = new Set(saved.map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.has(id)));
}
