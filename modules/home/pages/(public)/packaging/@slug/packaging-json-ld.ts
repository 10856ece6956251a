import type { ItemPage, WithContext } from 'schema-dts';
import type { ShownOffer } from '#modules/home/offers/shown-offer.ts';

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
export function packagingJsonLd({ offer, seo }: ShownOffer, { site, image }: About): WithContext<ItemPage> {
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
