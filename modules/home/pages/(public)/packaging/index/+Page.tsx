import { useData } from 'vike-react/useData';
import { OfferCards } from '#modules/home/offers/OfferCards.tsx';
import { OfferList } from '#modules/home/offers/OfferList.tsx';
import type { Data } from './+data.ts';

/** All packaging products. */
export default function Page() {
  const products = useData<Data>();
  return (
    <OfferList
      title="Packaging"
      isEmpty={products.length === 0}
      empty="There is no packaging to show here yet. Please come back soon."
    >
      <OfferCards offers={products} path="/packaging" heading="h2" priority />
    </OfferList>
  );
}
