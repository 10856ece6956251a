import type { ItemPage, WithContext } from 'schema-dts';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { imageOf } from '#modules/home/offers/meta.ts';
import { OfferPage } from '#modules/home/offers/OfferPage.tsx';
import type { ShownOffer } from '#modules/home/offers/shown-offer.ts';
import { homeWords } from '#modules/home/words.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useWords } from '#renderer/public/language.ts';
import type { Data } from './+data.ts';

/** One packaging product. */
export default function Page() {
  const page = useData<Data>();
  const { site, fileSettings } = usePageContext();
  const t = useWords(homeWords);
  const image = imageOf({ site, fileSettings }, page);
  return (
    <>
      <OfferPage
        kind="packaging"
        page={page}
        address={site.address}
        above={{ label: t('packaging'), path: '/packaging' }}
        form={`/only-us/home/packaging/${page.offer.id}`}
        othersTitle={t('otherPackaging')}
        specificationTitle={t('specification')}
      />
      <JsonLd about={packagingJsonLd(page, { site, image })} />
    </>
  );
}

interface About {
  site: { name: string; address: string };
  /** The whole address of its picture. */
  image: string;
}

/**
 * A page about packaging in the words of schema.org. Not `Product`: search engines take that for something with a price
 * or reviews, and report each one without as an error
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function packagingJsonLd({ offer, seo }: ShownOffer, { site, image }: About): WithContext<ItemPage> {
  const { name, summary, slug } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    name,
    description: seo.description ?? summary,
    url: `${site.address}/packaging/${slug}`,
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    publisher: { '@type': 'Organization', name: site.name, url: site.address },
  };
}
