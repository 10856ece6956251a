import { textsOf } from '#lib/content-type.ts';
import { offerPath, offerPaths } from '#modules/home/offers/paths.ts';
import { type OfferFields as Fields, type OfferKind, offerContent } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useEntryId } from '#renderer/only-us/ui/form/use-record-form.ts';
import { IconField } from './IconField.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferFields } from './OfferFields.tsx';

/** All of a packaging product or a service; of a new one without `id`. */
export function OfferForm({ kind, id: opened }: { kind: OfferKind; id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: offer = null } = api[kind].get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const recordForm = useContentForm(offerContent[kind], { id, entry: offer, onEntry: setId });
  const save = useSaveEntry(kind, ({ slug }) => offerPath(kind, slug));
  return (
    <FormPage
      recordForm={recordForm}
      onSave={save}
      publishing={{
        type: kind,
        pathOf: (values) => offerPath(kind, (values as Fields).slug),
      }}
      newLabel={textsOf(offerContent[kind])('saveAsNew')}
      actions={offer && <OfferActions kind={kind} offer={offer} recordForm={recordForm} />}
    >
      <OfferFields form={recordForm.form} offer={offer} path={offerPaths[kind]}>
        {kind === 'service' && <IconField form={recordForm.form} />}
      </OfferFields>
    </FormPage>
  );
}
