import { t } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';

/** Deletes a service and says so. */
export function useDeleteService() {
  const utils = api.useUtils();
  const { mutateAsync } = api.service.delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: () => utils.service.getAll.invalidate(),
  });
  return (id: number) => mutateAsync({ id });
}
