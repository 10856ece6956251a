import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { imageOf } from '#modules/home/offers/meta.ts';
import { OfferPage } from '#modules/home/offers/OfferPage.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import type { Data } from './+data.ts';
import { packagingJsonLd } from './packaging-json-ld.ts';

/** One packaging product. */
export default function Page() {
  const page = useData<Data>();
  const { site, fileSettings } = usePageContext();
  const image = imageOf({ data: page, site, fileSettings });
  return (
    <>
      <OfferPage
        page={page}
        address={site.address}
        above={{ label: 'Packaging', path: '/packaging' }}
        form={`/only-us/home/packaging/${page.offer.id}`}
        othersTitle="Other packaging"
      />
      <JsonLd about={packagingJsonLd(page.offer, { site, image })} />
    </>
  );
}
