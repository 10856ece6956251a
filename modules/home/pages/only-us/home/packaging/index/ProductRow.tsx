import { t } from '#modules/home/packaging/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Moves } from '#renderer/ui/SortableList.tsx';
import { OfferRow } from '../../offer/OfferRow.tsx';
import type { ListedProduct } from '../../offer/offer.ts';
import { useDeleteProduct } from '../use-delete.ts';

/** One product in the list. */
export function ProductRow({ product, moves }: { product: ListedProduct; moves: Moves }) {
  const utils = api.useUtils();
  const done = { onSettled: () => utils.packaging.invalidate() };
  const publish = api.packaging.publish.useMutation(done);
  const unpublish = api.packaging.unpublish.useMutation(done);
  const remove = useDeleteProduct();
  const { id } = product;
  return (
    <OfferRow
      offer={product}
      form={`/only-us/home/packaging/${id}`}
      moves={moves}
      deleteText={t('deleteText')}
      isChanging={publish.isPending || unpublish.isPending}
      onPublish={(published) => (published ? publish : unpublish).mutate({ id })}
      onDelete={() => remove(id)}
    />
  );
}
