import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { imageOf } from '#modules/home/offers/meta.ts';
import { OfferPage } from '#modules/home/offers/OfferPage.tsx';
import { homeWords } from '#modules/home/words.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';
import { serviceJsonLd } from './service-json-ld.ts';

/** One service. */
export default function Page() {
  const page = useData<Data>();
  const { site, fileSettings } = usePageContext();
  const t = useWords(homeWords);
  const image = imageOf({ data: page, site, fileSettings });
  return (
    <>
      <OfferPage
        kind="service"
        page={page}
        address={site.address}
        above={{ label: t('services'), path: '/services' }}
        form={`/only-us/home/service/${page.offer.id}`}
        othersTitle={t('otherServices')}
        specificationTitle={t('terms')}
      />
      <JsonLd about={serviceJsonLd(page, { site, image })} />
    </>
  );
}
