import { OfferEditPage } from '../../offer/OfferEditPage.tsx';

/** A service to edit. */
export default function Page() {
  return <OfferEditPage kind="service" />;
}
