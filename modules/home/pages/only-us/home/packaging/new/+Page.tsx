import { useVisit } from '#renderer/only-us/ui/form/use-entry-id.ts';
import { OfferForm } from '../../offer/OfferForm.tsx';

/** A packaging product that is new. */
export default function Page() {
  return <OfferForm key={useVisit()} kind="packaging" id={null} />;
}
