import { OfferForm } from '../../offer/OfferForm.tsx';

/** A packaging product that is new. */
export default function Page() {
  return <OfferForm kind="packaging" offer={null} />;
}
