import { useState } from 'react';
import type { FieldConflict, Merged } from './merge-edits.ts';

/** What both changed. Nothing is saved until one side of each is chosen. */
export interface Conflicts {
  all: FieldConflict[];
  open: FieldConflict[];
  settle(conflict: FieldConflict): void;
}

/** The conflicts of a merge. Another merge asks again; `onSettled` comes with the last answer. */
export function useConflicts(merged: Merged<object> | null, onSettled: () => void): Conflicts {
  const [settled, setSettled] = useState<FieldConflict[]>([]);
  const all = merged?.conflicts ?? [];
  const open = all.filter((conflict) => !settled.includes(conflict));
  const settle = (conflict: FieldConflict) => {
    setSettled((before) => [...before, conflict]);
    if (open.every((each) => each === conflict)) onSettled();
  };
  return { all, open, settle };
}
