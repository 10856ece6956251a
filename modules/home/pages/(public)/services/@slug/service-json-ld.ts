import type { Service, WithContext } from 'schema-dts';
import type { ShownOffer } from '#modules/home/offers/shown-offer.ts';

interface About {
  site: { name: string; address: string };
  /** The whole address of its picture. */
  image: string;
}

/** A service in the words of schema.org. */
export function serviceJsonLd({ offer, seo }: ShownOffer, { site, image }: About): WithContext<Service> {
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
