import { navigate } from 'vike/client/router';
import { type PackagingFields, packagingFields } from '#modules/home/packaging/inputs.ts';
import { t } from '#modules/home/packaging/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormPage } from '#renderer/ui/form/FormPage.tsx';
import { refreshAfter } from '#renderer/ui/form/refresh-after.ts';
import { useEdit } from '#renderer/ui/form/use-edit.ts';
import { names, newOffer, tell, valuesOf } from '../offer/edit-words.ts';
import { OfferActions } from '../offer/OfferActions.tsx';
import { OfferFields } from '../offer/OfferFields.tsx';
import type { Product } from '../offer/offer.ts';
import { useDeleteProduct } from './use-delete.ts';

const place = { path: '/packaging', route: '/only-us/home/packaging' };

/** All of a packaging product; of a new one without `product`. */
export function ProductForm({ product }: { product: Product | null }) {
  const edit = useEdit<PackagingFields>({
    rules: packagingFields,
    saved: {
      version: product?.version ?? 0,
      values: product ? valuesOf(product) : newOffer,
      at: product?.updatedAt,
    },
    draft: `packaging ${product?.id ?? 'new'}`,
    names,
    tell,
  });
  const save = useSaveProduct(product);
  const remove = useDeleteProduct();
  const actions = product && (
    <OfferActions
      offer={product}
      {...place}
      deleteText={t('deleteText')}
      onDelete={() => remove(product.id)}
    />
  );
  return (
    <FormPage edit={edit} onSave={save} newLabel={t('saveAsNew')} actions={actions}>
      <OfferFields form={edit.form} offer={product} path={place.path} />
    </FormPage>
  );
}

function useSaveProduct(product: Product | null) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.packaging.invalidate());
  const create = api.packaging.create.useMutation(done);
  const update = api.packaging.update.useMutation(done);
  return async (fields: PackagingFields, version: number) => {
    if (product && version > 0) await update.mutateAsync({ ...fields, id: product.id, version });
    else {
      const { id } = await create.mutateAsync(fields);
      // The form of the new product comes in place of this one, which has nothing unsaved by then.
      void navigate(`${place.route}/${id}`, { overwriteLastHistoryEntry: true });
    }
    toast(common('saved'), 'success');
  };
}
