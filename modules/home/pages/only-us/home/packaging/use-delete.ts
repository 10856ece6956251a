import { t } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';

/** Deletes a product and says so. */
export function useDeleteProduct() {
  const utils = api.useUtils();
  const { mutateAsync } = api.packaging.delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: () => utils.packaging.getAll.invalidate(),
  });
  return (id: number) => mutateAsync({ id });
}
