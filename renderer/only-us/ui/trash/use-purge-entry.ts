import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { common } from '../common-texts.ts';
import { type ContentType, hooksOf } from '../entry/entry-api.ts';
import { t } from '../entry/texts.ts';

/** Deletes an entry of the trash permanently, and says so. */
export function usePurgeEntry(type: ContentType, { id, name }: { id: number; name: string }) {
  const utils = api.useUtils();
  const purge = hooksOf(type).deletePermanently.useMutation({
    onSuccess: () => toast(common('saved'), 'success', { text: t('deleted', { name }) }),
    // The files that it used may be deleted now.
    onSettled: () => utils.invalidate(),
  });
  return () => purge.mutateAsync({ id });
}
