import { useData } from 'vike-react/useData';
import { OfferList } from '#modules/home/offers/OfferList.tsx';
import { OtherSize } from '#modules/home/offers/OtherSize.tsx';
import { ServiceRows } from '#modules/home/service/ServiceRows.tsx';
import { homeWords } from '#modules/home/words.ts';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

/** All services. */
export default function Page() {
  const services = useData<Data>();
  const t = useWords(homeWords);
  return (
    <OfferList title={t('services')} isEmpty={services.length === 0} empty={t('noServices')}>
      <ServiceRows services={services} last={<OtherSize kind="service" />} />
    </OfferList>
  );
}
