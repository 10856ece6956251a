import { t } from '#modules/blogs/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';

/** Gives `remove(id)`: deletes a post, says so, and has the list read again. */
export function useDelete() {
  const utils = api.useUtils();
  const { mutateAsync } = api.blog.delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: () => utils.blog.getAll.invalidate(),
  });
  return (id: number) => mutateAsync({ id });
}
