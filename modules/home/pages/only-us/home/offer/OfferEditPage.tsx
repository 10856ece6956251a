import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { kindTexts } from '#modules/home/offers/kind-texts.ts';
import { offerRoutes } from '#modules/home/offers/paths.ts';
import type { OfferKind } from '#modules/home/offers/type.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { OfferForm } from './OfferForm.tsx';

/** One packaging product or service to edit. */
export function OfferEditPage({ kind }: { kind: OfferKind }) {
  const t = kindTexts[kind];
  const id = recordId(usePageContext().routeParams);
  const exists = useData() !== null;
  if (!exists) {
    return <NotFound title={t('notFound')} link={{ label: t('toList'), href: offerRoutes[kind] }} />;
  }
  return <OfferForm key={id} kind={kind} id={id} />;
}
