import { useData } from 'vike-react/useData';
import { OfferList } from '#modules/home/offers/OfferList.tsx';
import { ServiceRows } from '#modules/home/service/ServiceRows.tsx';
import type { Data } from './+data.ts';

/** All services. */
export default function Page() {
  const services = useData<Data>();
  return (
    <OfferList
      title="Services"
      isEmpty={services.length === 0}
      empty="There are no services to show here yet. Please come back soon."
    >
      <ServiceRows services={services} />
    </OfferList>
  );
}
