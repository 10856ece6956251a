import type { OfferKind } from '#modules/home/offers/inputs.ts';
import { t } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';

/** Deletes an offer and says so. */
export function useDeleteOffer(kind: OfferKind) {
  const utils = api.useUtils()[kind];
  const { mutateAsync } = api[kind].delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: () => utils.getAll.invalidate(),
  });
  return (id: number) => mutateAsync({ id });
}
