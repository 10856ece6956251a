import { useState } from 'react';
import { toast } from '#renderer/only-us/toast.ts';
import { t } from './texts.ts';
import type { BatchResult } from './use-batches.ts';
import type { Selection } from './use-selection.ts';

/** What wasn't changed, and why. */
export type Failures = { id: number; name: string; message: string }[];

const mostNamed = 3;

/** Names what a change of many records left as it was, and keeps it selected. */
export function useReport(selection: Selection, nameOf: (id: number) => string) {
  const [all, setFailures] = useState<Failures>([]);
  const report = ({ failed, rest }: BatchResult) => {
    const named = failed.map(({ id, name, message }) => ({
      id,
      name: name ?? (nameOf(id) || String(id)),
      message,
    }));
    setFailures(named);
    say(named);
    selection.set([...failed.map(({ id }) => id), ...rest]);
  };
  // What is taken out of the selection, or done meanwhile, is settled.
  return { report, failures: all.filter(({ id }) => selection.has(id)) };
}

function say(failures: Failures) {
  if (failures.length === 0) return;
  const lines = failures
    .slice(0, mostNamed)
    .map(({ name, message }) => t('failedOne', { name, why: message }));
  const more = failures.length - mostNamed;
  const text = [...lines, ...(more > 0 ? [t('andMore', { count: more })] : [])].join(' ');
  toast(t('failed', { count: failures.length }), 'error', { text });
}
