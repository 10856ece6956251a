import { useState } from 'react';
import type { BulkResult } from '#server/content/bulk/change-each.ts';
import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { toast } from '../../toast.ts';
import { selectableArea } from '../base/selectable-area.ts';
import { useUnsaved } from '../base/unsaved.ts';
import { t } from './texts.ts';
import type { Selection } from './use-selection.ts';

export interface Progress {
  done: number;
  total: number;
}

export interface BatchResult extends BulkResult {
  /** Not tried, because a call failed. */
  rest: number[];
}

const batchSize = 50;

/** Changes many records in batches, so that no call takes long. Closing the tab meanwhile asks. */
export function useBatches() {
  const [progress, setProgress] = useState<Progress | null>(null);
  useUnsaved(progress !== null, null, true);
  const run = async (ids: number[], send: (batch: number[]) => Promise<BulkResult>) => {
    const result: BatchResult = { done: [], failed: [], created: [], rest: [] };
    const total = ids.length;
    try {
      for (let done = 0; done < total; done += batchSize) {
        setProgress({ done, total });
        const batch = await send(ids.slice(done, done + batchSize));
        result.done.push(...batch.done);
        result.failed.push(...batch.failed);
        result.created.push(...batch.created);
      }
    } catch {
      // The call has said why it failed.
      result.rest = ids.slice(result.done.length + result.failed.length);
    }
    setProgress(null);
    return result;
  };
  return { run, progress };
}

const doneAs = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
  assign: 'assigned',
  duplicate: 'duplicated',
} as const;

export type BulkAction = keyof typeof doneAs;

/** Changes many entries of a type; a toast says how many. `onResult` gets the refused ones. */
export function useBulkChange(type: ContentType, onResult: (result: BatchResult) => void) {
  const utils = api.useUtils();
  const { mutateAsync } = api.content.changeMany.useMutation();
  const { run, progress } = useBatches();
  const change = async (action: BulkAction, ids: number[], values?: object) => {
    const result = await run(ids, (batch) =>
      mutateAsync({ type, action, ids: batch, ...(values && { values: { ...values } }) }),
    );
    // They may be listed or counted anywhere.
    void utils.invalidate();
    const count = result.done.length;
    const undo = action === 'delete' ? () => void change('restore', result.done) : undefined;
    if (count > 0) toast(t('success'), 'success', { text: t(doneAs[action], { count }), undo });
    onResult(result);
    return result;
  };
  return { change, progress };
}

export type Failures = { id: number; name: string; message: string }[];

const maxNamed = 3;

/** Reports the records that a bulk action refused, and keeps them selected. */
export function useReport(selection: Selection, nameOf: (id: number) => string) {
  const [all, setFailures] = useState<Failures>([]);
  const report = (result: BatchResult) => {
    const failures = reportFailures(result, nameOf);
    setFailures(failures);
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

/** Names the first refused records in a toast. */
export function reportFailures({ failed }: BulkResult, nameOf = (_id: number) => ''): Failures {
  const failures = failed.map(({ id, name = nameOf(id) || String(id), message }) => ({ id, name, message }));
  if (failures.length === 0) return failures;
  const lines = failures
    .slice(0, maxNamed)
    .map(({ name, message }) => t('failedOne', { name, why: message }));
  const more = failures.length - maxNamed;
  if (more > 0) lines.push(t('andMore', { count: more }));
  toast(t('failed', { count: failures.length }), 'error', { text: lines.join(' ') });
  return failures;
}
