import type { Product, WithContext } from 'schema-dts';
import type { ShownOffer } from '#modules/home/offers/shown-offer.ts';

interface About {
  site: { name: string; address: string };
  /** The whole address of its picture. */
  image: string;
}

/** A packaging product in the words of schema.org. */
export function productOf(offer: ShownOffer['offer'], { site, image }: About): WithContext<Product> {
  const { name, summary: description, slug, specification } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image,
    url: `${site.address}/packaging/${slug}`,
    category: 'Packaging',
    brand: { '@type': 'Brand', name: site.name },
    manufacturer: { '@type': 'Organization', name: site.name, url: site.address },
    additionalProperty: specification.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}
