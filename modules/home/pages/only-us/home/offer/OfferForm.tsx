import { navigate } from 'vike/client/router';
import { type OfferFields as Fields, type OfferKind, offerFields } from '#modules/home/offers/inputs.ts';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerPaths, offerRoutes } from '#modules/home/offers/paths.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { FormPage } from '#renderer/ui/form/FormPage.tsx';
import { refreshAfter } from '#renderer/ui/form/refresh-after.ts';
import { useEdit } from '#renderer/ui/form/use-edit.ts';
import { names, tell, valuesOf } from './edit-words.ts';
import { IconField } from './IconField.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferFields } from './OfferFields.tsx';
import type { Offer } from './offer.ts';

/** All of a packaging product or a service; of a new one without `offer`. */
export function OfferForm({ kind, offer }: { kind: OfferKind; offer: Offer | null }) {
  const edit = useEdit<Fields>({
    rules: offerFields[kind],
    saved: { version: offer?.version ?? 0, values: valuesOf(kind, offer), at: offer?.updatedAt },
    draft: `${kind} ${offer?.id ?? 'new'}`,
    names,
    tell,
  });
  const save = useSaveOffer(kind, offer);
  return (
    <FormPage
      edit={edit}
      onSave={save}
      newLabel={kindTexts[kind]('saveAsNew')}
      actions={offer && <OfferActions kind={kind} offer={offer} />}
    >
      <OfferFields form={edit.form} offer={offer} path={offerPaths[kind]}>
        {kind === 'service' && <IconField form={edit.form} />}
      </OfferFields>
    </FormPage>
  );
}

function useSaveOffer(kind: OfferKind, offer: Offer | null) {
  const utils = api.useUtils()[kind];
  const done = refreshAfter(() => utils.invalidate());
  const create = api[kind].create.useMutation(done);
  const update = api[kind].update.useMutation(done);
  return async (fields: Fields, version: number) => {
    if (offer && version > 0) await update.mutateAsync({ ...fields, id: offer.id, version });
    else {
      const { id } = await create.mutateAsync(fields);
      // The form of the new offer comes in place of this one, which has nothing unsaved by then.
      void navigate(`${offerRoutes[kind]}/${id}`, { overwriteLastHistoryEntry: true });
    }
    toast(common('saved'), 'success');
  };
}
