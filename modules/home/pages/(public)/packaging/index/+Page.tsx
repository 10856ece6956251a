import { useData } from 'vike-react/useData';
import { OfferCards } from '#modules/home/offers/OfferCards.tsx';
import { OfferList } from '#modules/home/offers/OfferList.tsx';
import { OtherSize } from '#modules/home/offers/OtherSize.tsx';
import { homeWords } from '#modules/home/words.ts';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

/** All packaging products. */
export default function Page() {
  const products = useData<Data>();
  const t = useWords(homeWords);
  return (
    <OfferList title={t('packaging')} isEmpty={products.length === 0} empty={t('noPackaging')}>
      <OfferCards
        offers={products}
        path="/packaging"
        heading="h2"
        priority
        last={<OtherSize kind="packaging" />}
      />
    </OfferList>
  );
}
