import { useState } from 'react';
import { toast } from '../../toast.ts';
import { selectableArea } from '../base/selectable-area.ts';
import { t } from './texts.ts';
import type { BatchResult } from './use-batches.ts';
import type { Selection } from './use-selection.ts';

export type Failures = { id: number; name: string; message: string }[];

const maxNamed = 3;

/** Reports the records that a bulk action refused, and keeps them selected. */
export function useReport(selection: Selection, nameOf: (id: number) => string) {
  const [all, setFailures] = useState<Failures>([]);
  const report = (result: BatchResult) => {
    const failures = failuresOf(result, nameOf);
    setFailures(failures);
    sayFailures(failures);
    selection.set([...failures.map(({ id }) => id), ...result.rest]);
    focusList();
  };
  // Records no longer selected are settled.
  return { report, failures: all.filter(({ id }) => selection.has(id)) };
}

// The button that had the focus is gone; from the list, Ctrl+A and Tab go on.
function focusList() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`.${selectableArea.className}`)?.focus({ preventScroll: true });
}

export function failuresOf({ failed }: BatchResult, nameOf: (id: number) => string): Failures {
  return failed.map(({ id, name, message }) => ({ id, name: name ?? (nameOf(id) || String(id)), message }));
}

/** Names the first of them in a toast. */
export function sayFailures(failures: Failures): void {
  if (failures.length === 0) return;
  const lines = failures
    .slice(0, maxNamed)
    .map(({ name, message }) => t('failedOne', { name, why: message }));
  const more = failures.length - maxNamed;
  const text = [...lines, ...(more > 0 ? [t('andMore', { count: more })] : [])].join(' ');
  toast(t('failed', { count: failures.length }), 'error', { text });
}
