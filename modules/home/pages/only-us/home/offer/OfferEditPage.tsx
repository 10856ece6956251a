import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { kindAt, offerRoutes } from '#modules/home/offers/paths.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { useVisit } from '#renderer/only-us/ui/form/use-record-form.ts';
import { OfferForm } from './OfferForm.tsx';

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
