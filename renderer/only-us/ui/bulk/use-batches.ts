import { useState } from 'react';
import type { BulkResult } from '#server/content/bulk/change-each.ts';
import { useUnsaved } from '../base/unsaved.ts';

const batchSize = 50;

export interface Progress {
  done: number;
  total: number;
}

export interface BatchResult extends BulkResult {
  /** Not tried, because a call failed. */
  rest: number[];
}

/** Changes many records in batches, so that no call takes long. Closing the tab meanwhile asks. */
export function useBatches() {
  const [progress, setProgress] = useState<Progress | null>(null);
  useUnsaved(progress !== null, null, true);
  const run = async <Row extends { id: number }>(
    rows: Row[],
    send: (batch: Row[]) => Promise<BulkResult>,
  ) => {
    const result: BatchResult = { done: [], failed: [], created: [], rest: [] };
    const total = rows.length;
    try {
      for (let done = 0; done < total; done += batchSize) {
        setProgress({ done, total });
        const batch = await send(rows.slice(done, done + batchSize));
        result.done.push(...batch.done);
        result.failed.push(...batch.failed);
        result.created.push(...batch.created);
      }
    } catch {
      // The call has said why it failed.
      const tried = result.done.length + result.failed.length;
      result.rest = rows.slice(tried).map(({ id }) => id);
    }
    setProgress(null);
    return result;
  };
  return { run, progress };
}
