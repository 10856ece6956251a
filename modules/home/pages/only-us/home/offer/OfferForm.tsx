import { type OfferFields as Fields, type OfferKind, offerFields } from '#modules/home/offers/inputs.ts';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerPath, offerPaths } from '#modules/home/offers/paths.ts';
import { api } from '#renderer/only-us/api.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useEntryForm } from '#renderer/only-us/ui/form/use-entry-form.ts';
import { useEntryId } from '#renderer/only-us/ui/form/use-entry-id.ts';
import { IconField } from './IconField.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferFields } from './OfferFields.tsx';
import { format, labels, valuesOf } from './offer-form.ts';

/** All of a packaging product or a service; of a new one without `id`. */
export function OfferForm({ kind, id: opened }: { kind: OfferKind; id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: offer = null } = api[kind].get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const recordForm = useEntryForm<Fields>({
    type: kind,
    id,
    onEntry: setId,
    schema: offerFields[kind],
    record: { version: offer?.version ?? 0, values: valuesOf(kind, offer), at: offer?.updatedAt },
    labels,
    format,
  });
  const save = useSaveEntry(kind, ({ slug }) => offerPath(kind, slug));
  return (
    <FormPage
      recordForm={recordForm}
      onSave={save}
      publishing={{
        type: kind,
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
