import type { WebPage, WithContext } from 'schema-dts';
import type { Data } from './+data.ts';

interface About {
  site: { name: string; address: string };
  /** The whole address of its cover. */
  image: string | null;
}

/** A page in the words of schema.org. */
export function pageJsonLd(
  { page, seo }: Pick<Data, 'page' | 'seo'>,
  { site, image }: About,
): WithContext<WebPage> {
  const { title: name, summary, slug, updatedAt } = page;
  const description = seo.description ?? summary;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    ...(description && { description }),
    url: `${site.address}/${slug}`,
    dateModified: updatedAt.toISOString(),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject' as const, url: image } }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.address },
  };
}
