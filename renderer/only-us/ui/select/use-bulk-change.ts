import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { BulkResult } from '#server/content/bulk.ts';
import { common } from '../common-texts.ts';
import type { ContentType } from '../entry/entry-api.ts';
import { t } from './texts.ts';
import type { Selection } from './use-selection.ts';

const doneAs = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
  assign: 'assigned',
  duplicate: 'duplicated',
} as const;

type Action = keyof typeof doneAs;
const mostNamed = 3;

/**
 * Changes the selected entries at once, and says what became of them. Those that couldn't be changed stay selected; a deletion
 * can be undone as a whole.
 */
export function useBulkChange(type: ContentType, selection: Selection, nameOf: (id: number) => string) {
  const utils = api.useUtils();
  const { mutateAsync, variables, isPending } = api.bulk.change.useMutation({
    // They may be listed or counted anywhere.
    onSettled: () => utils.invalidate(),
  });
  const send = async (action: Action, ids: number[], names: Map<number, string>, values?: object) => {
    const result = await mutateAsync({ type, action, ids, ...(values && { values: { ...values } }) });
    const undo = () => void send('restore', result.done, names).catch(() => undefined);
    sayDone(action, result, action === 'delete' ? undo : undefined);
    sayFailed(result, names);
    return result;
  };
  /** `values`: the fields to assign. */
  const change = async (action: Action, values?: object) => {
    const names = new Map(selection.ids.map((id) => [id, nameOf(id)]));
    const { failed } = await send(action, selection.ids, names, values);
    selection.set(failed.map(({ id }) => id));
  };
  return { change, pending: isPending ? variables.action : null };
}

function sayDone(action: Action, { done }: BulkResult, undo?: () => void) {
  if (done.length === 0) return;
  toast(common('saved'), 'success', { text: t(doneAs[action], { count: done.length }), undo });
}

function sayFailed({ failed }: BulkResult, names: Map<number, string>) {
  if (failed.length === 0) return;
  const lines = failed
    .slice(0, mostNamed)
    .map(({ id, message }) => t('failedOne', { name: names.get(id) ?? String(id), why: message }));
  const more = failed.length - mostNamed;
  const text = [...lines, ...(more > 0 ? [t('andMore', { count: more })] : [])].join(' ');
  toast(t('failed', { count: failed.length }), 'error', { text });
}
