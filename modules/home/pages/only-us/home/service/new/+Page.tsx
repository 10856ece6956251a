import { OfferForm } from '../../offer/OfferForm.tsx';

/** A service that is new. */
export default function Page() {
  return <OfferForm kind="service" offer={null} />;
}
