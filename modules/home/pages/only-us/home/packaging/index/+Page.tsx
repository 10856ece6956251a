import { OffersPage } from '../../offer/OffersPage.tsx';

/** All packaging products. */
export default function Page() {
  return <OffersPage kind="packaging" />;
}
