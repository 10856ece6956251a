import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { toast } from '../../toast.ts';
import { t } from './texts.ts';
import { type BatchResult, useBatches } from './use-batches.ts';

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
    const rows = ids.map((id) => ({ id }));
    const result = await run(rows, (batch) =>
      mutateAsync({ type, action, ids: batch.map(({ id }) => id), ...(values && { values: { ...values } }) }),
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
