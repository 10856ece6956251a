import type { Service, WithContext } from 'schema-dts';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { imageOf } from '#modules/home/offers/meta.ts';
import { OfferPage } from '#modules/home/offers/OfferPage.tsx';
import type { ShownOffer } from '#modules/home/offers/shown-offer.ts';
import { homeWords } from '#modules/home/words.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

/** One service. */
export default function Page() {
  const page = useData<Data>();
  const { site, fileSettings } = usePageContext();
  const t = useWords(homeWords);
  const image = imageOf({ site, fileSettings }, page);
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

interface About {
  site: { name: string; address: string };
  /** The whole address of its picture. */
  image: string;
}

/** A service in the words of schema.org. */
function serviceJsonLd({ offer, seo }: ShownOffer, { site, image }: About): WithContext<Service> {
  const { name, summary, slug } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: seo.description ?? summary,
    image,
    url: `${site.address}/services/${slug}`,
    serviceType: name,
    provider: { '@type': 'Organization', name: site.name, url: site.address },
  };
}
