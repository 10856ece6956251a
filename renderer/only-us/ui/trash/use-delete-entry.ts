import { api } from '../../api.ts';
import { thenRefetch } from '../../query-client.ts';
import { toast } from '../../toast.ts';
import { common } from '../common-texts.ts';
import { type ContentType, hooksOf } from '../entry/entry-api.ts';
import { t } from '../entry/texts.ts';
import { useRestoreEntry } from './use-restore-entry.ts';

/** Moves an entry to the trash, says so and offers to undo it. `isLeft`: whether the screen is left then, because it is its form. */
export function useDeleteEntry(
  type: ContentType,
  { id, name }: { id: number; name: string },
  { isLeft }: { isLeft: boolean },
) {
  const utils = api.useUtils();
  const { restore } = useRestoreEntry(type);
  const remove = hooksOf(type).delete.useMutation({
    onSuccess: () =>
      toast(common('saved'), 'success', { text: t('deleted', { name }), undo: () => restore({ id, name }) }),
    // It may be listed or counted anywhere. Its own form is left at once: what it asks for is gone, and asked for again for seconds.
    onSettled: (answer: unknown, error: unknown) => {
      const refetched = thenRefetch(() => utils.invalidate())(answer, error);
      return isLeft ? undefined : refetched;
    },
  });
  return () => remove.mutateAsync({ id });
}
