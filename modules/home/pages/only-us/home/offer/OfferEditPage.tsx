import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { kindAt, offerPath, offerPaths, offerRoutes } from '#modules/home/offers/paths.ts';
import { type OfferFields as Fields, type OfferKind, offerContent } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { useEntryId, useVisit } from '#renderer/only-us/ui/form/use-record-form.ts';
import { IconField } from './IconField.tsx';
import { OfferFields } from './OfferFields.tsx';

/** One packaging product or service to edit. */
export function OfferEditPage() {
  const { routeParams, urlPathname } = usePageContext();
  const kind = kindAt(urlPathname);
  const t = kindTexts[kind];
  const id = recordId(routeParams);
  const exists = useData() !== null;
  if (!exists) {
    return <NotFound title={t('notFound')} link={{ label: t('toList'), href: offerRoutes[kind] }} />;
  }
  return <OfferForm key={id} kind={kind} id={id} />;
}

/** A packaging product or service that is new. */
export function NewOfferPage() {
  return <OfferForm key={useVisit()} kind={kindAt(usePageContext().urlPathname)} id={null} />;
}

/** All of a packaging product or a service; of a new one without `id`. */
function OfferForm({ kind, id: opened }: { kind: OfferKind; id: number | null }) {
  const [id, setId] = useEntryId(opened);
  const { data: offer = null } = api[kind].get.useQuery({ id: id ?? 0 }, { enabled: id !== null });
  const recordForm = useContentForm(offerContent[kind], { id, entry: offer, onEntry: setId });
  const save = useSaveEntry(kind, ({ slug }) => offerPath(kind, slug));
  return (
    <FormPage
      recordForm={recordForm}
      onSave={save}
      pathOf={(values) => offerPath(kind, (values as Fields).slug)}
    >
      <OfferFields form={recordForm.form} offer={offer} path={offerPaths[kind]}>
        {kind === 'service' && <IconField form={recordForm.form} />}
      </OfferFields>
    </FormPage>
  );
}
