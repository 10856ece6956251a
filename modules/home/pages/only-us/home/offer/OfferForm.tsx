import { navigate } from 'vike/client/router';
import { type OfferFields as Fields, type OfferKind, offerFields } from '#modules/home/offers/inputs.ts';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerPath, offerPaths, offerRoutes } from '#modules/home/offers/paths.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useEntryForm } from '#renderer/only-us/ui/form/use-entry-form.ts';
import { IconField } from './IconField.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferFields } from './OfferFields.tsx';
import type { Offer } from './offer.ts';
import { format, labels, valuesOf } from './offer-form.ts';

/** All of a packaging product or a service; of a new one without `offer`. */
export function OfferForm({ kind, offer }: { kind: OfferKind; offer: Offer | null }) {
  const recordForm = useEntryForm<Fields>({
    type: kind,
    id: offer?.id ?? null,
    schema: offerFields[kind],
    record: { version: offer?.version ?? 0, values: valuesOf(kind, offer), at: offer?.updatedAt },
    labels,
    format,
  });
  const saveEntry = useSaveEntry(kind, offer, ({ slug }) => offerPath(kind, slug));
  const save = async (fields: Fields, version: number, copy?: number | string) => {
    const { id, isNew } = await saveEntry(fields, version, copy);
    // The form of the new offer comes in place of this one, which has nothing unsaved by then.
    if (isNew) void navigate(`${offerRoutes[kind]}/${id}`, { overwriteLastHistoryEntry: true });
    return { id };
  };
  return (
    <FormPage
      recordForm={recordForm}
      entry={offer && { type: kind, id: offer.id }}
      onSave={save}
      publishing={{
        type: kind,
        id: offer?.id ?? null,
        pathOf: (values) => offerPath(kind, (values as Fields).slug),
      }}
      newLabel={kindTexts[kind]('saveAsNew')}
      actions={offer && <OfferActions kind={kind} offer={offer} recordForm={recordForm} />}
    >
      <OfferFields form={recordForm.form} offer={offer} path={offerPaths[kind]}>
        {kind === 'service' && <IconField form={recordForm.form} />}
      </OfferFields>
    </FormPage>
  );
}
