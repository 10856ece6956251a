import { api } from '../../api.ts';
import { thenRefetch } from '../../query-client.ts';
import { toast } from '../../toast.ts';
import { common } from '../common-texts.ts';
import { type ContentType, hooksOf } from '../entry/entry-api.ts';
import { t } from '../entry/texts.ts';
import { useRestoreEntry } from './use-restore-entry.ts';

/** Moves an entry to the trash, says so and offers to undo it. */
export function useDeleteEntry(type: ContentType, { id, name }: { id: number; name: string }) {
  const utils = api.useUtils();
  const { restore } = useRestoreEntry(type);
  const remove = hooksOf(type).delete.useMutation({
    onSuccess: () =>
      toast(common('saved'), 'success', { text: t('deleted', { name }), undo: () => restore({ id, name }) }),
    // It may be listed or counted anywhere.
    onSettled: thenRefetch(() => utils.invalidate()),
  });
  return () => remove.mutateAsync({ id });
}
