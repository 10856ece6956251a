import { OffersPage } from '../../offer/OffersPage.tsx';

/** All services. */
export default function Page() {
  return <OffersPage kind="service" />;
}
