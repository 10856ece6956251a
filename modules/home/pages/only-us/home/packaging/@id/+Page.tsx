import { OfferEditPage } from '../../offer/OfferEditPage.tsx';

/** A packaging product to edit. */
export default function Page() {
  return <OfferEditPage kind="packaging" />;
}
