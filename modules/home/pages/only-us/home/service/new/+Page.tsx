import { useVisit } from '#renderer/only-us/ui/form/use-entry-id.ts';
import { OfferForm } from '../../offer/OfferForm.tsx';

/** A service that is new. */
export default function Page() {
  return <OfferForm key={useVisit()} kind="service" id={null} />;
}
