import type { ItemPage, Service, WithContext } from 'schema-dts';
import { usePageContext } from 'vike-react/usePageContext';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { ShownOffer } from './page-data.ts';
import { offerPath } from './paths.ts';

/**
 * An offer in the words of schema.org. Packaging is no `Product`: search engines take that for something with a price or
 * reviews, and report each one without as an error
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
export function OfferJsonLd({ page: { kind, offer, seo } }: { page: ShownOffer }) {
  const { site } = usePageContext();
  const { name, summary, slug, picture } = offer;
  const image = new URL(useFileUrl()(picture) ?? '', site.address).href;
  const company = { '@type': 'Organization' as const, name: site.name, url: site.address };
  const own = { name, description: seo.description ?? summary };
  const url = site.address + offerPath(kind, slug);
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    ...own,
    image,
    url,
    serviceType: name,
    provider: company,
  };
  const packaging: WithContext<ItemPage> = {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    ...own,
    url,
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    publisher: company,
  };
  return <JsonLd about={{ packaging, service }[kind]} />;
}
