import { useState } from 'react';
import type { FieldConflict, Merged } from './merge-edits.ts';

/** What both changed. Nothing is saved until one side of each is chosen. */
export interface Conflicts {
  all: FieldConflict[];
  open: FieldConflict[];
  settle(conflict: FieldConflict): void;
}

/** The conflicts of a merge. Another merge asks again. */
export function useConflicts(merged: Merged<object> | null): Conflicts {
  const [settled, setSettled] = useState<FieldConflict[]>([]);
  const all = merged?.conflicts ?? [];
  return {
    all,
    open: all.filter((conflict) => !settled.includes(conflict)),
    settle: (conflict) => setSettled((before) => [...before, conflict]),
  };
}
