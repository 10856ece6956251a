import type { UseFormReturn } from 'react-hook-form';
import { navigate } from 'vike/client/router';
import type { OfferFields as Fields } from '#modules/home/offers/inputs.ts';
import { type ServiceFields, serviceFields } from '#modules/home/service/inputs.ts';
import { t } from '#modules/home/service/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormPage } from '#renderer/ui/form/FormPage.tsx';
import { refreshAfter } from '#renderer/ui/form/refresh-after.ts';
import { useEdit } from '#renderer/ui/form/use-edit.ts';
import { names, newOffer, tell, valuesOf } from '../offer/edit-words.ts';
import { OfferActions } from '../offer/OfferActions.tsx';
import { OfferFields } from '../offer/OfferFields.tsx';
import type { Service } from '../offer/offer.ts';
import { IconField } from './IconField.tsx';
import { useDeleteService } from './use-delete.ts';

const place = { path: '/services', route: '/only-us/home/service' };
const newService: ServiceFields = { ...newOffer, icon: 'box' };

/** All of a service; of a new one without `service`. */
export function ServiceForm({ service }: { service: Service | null }) {
  const values = service ? { ...valuesOf(service), icon: service.icon } : newService;
  const edit = useEdit<ServiceFields>({
    rules: serviceFields,
    saved: { version: service?.version ?? 0, values, at: service?.updatedAt },
    draft: `service ${service?.id ?? 'new'}`,
    names: { ...names, icon: t('icon') },
    tell: { ...tell, icon: (icon) => t(icon) },
  });
  const save = useSaveService(service);
  const remove = useDeleteService();
  const actions = service && (
    <OfferActions
      offer={service}
      {...place}
      deleteText={t('deleteText')}
      onDelete={() => remove(service.id)}
    />
  );
  // A service's form has all the fields of an offer's, and one more.
  const form = edit.form as unknown as UseFormReturn<Fields>;
  return (
    <FormPage edit={edit} onSave={save} newLabel={t('saveAsNew')} actions={actions}>
      <OfferFields form={form} offer={service} path={place.path}>
        <IconField form={edit.form} />
      </OfferFields>
    </FormPage>
  );
}

function useSaveService(service: Service | null) {
  const utils = api.useUtils();
  const done = refreshAfter(() => utils.service.invalidate());
  const create = api.service.create.useMutation(done);
  const update = api.service.update.useMutation(done);
  return async (fields: ServiceFields, version: number) => {
    if (service && version > 0) await update.mutateAsync({ ...fields, id: service.id, version });
    else {
      const { id } = await create.mutateAsync(fields);
      // The form of the new service comes in place of this one, which has nothing unsaved by then.
      void navigate(`${place.route}/${id}`, { overwriteLastHistoryEntry: true });
    }
    toast(common('saved'), 'success');
  };
}
