import { JsonLd } from '#renderer/public/JsonLd.tsx';
import type { Footer, FooterLink } from '#server/module.ts';

interface Props {
  site: { name: string; description: string; address: string };
  footer: Footer | null;
}

/** Whose site this is and how it is searched, for search engines. */
export function SiteJsonLd({ site, footer }: Props) {
  const links = footer?.links ?? [];
  return (
    <>
      <JsonLd
        about={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: site.name,
          url: site.address,
          description: site.description || undefined,
          logo: `${site.address}/apple-touch-icon.png`,
          telephone: after('tel:', links),
          email: after('mailto:', links),
          sameAs: links.filter(({ type }) => type === 'followus').map(({ link }) => link),
        }}
      />
      <JsonLd
        about={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: site.name,
          url: site.address,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${site.address}/search?q={search_term_string}`,
            // The name that search engines give this property: schema.org has no word for it.
            ...{ 'query-input': 'required name=search_term_string' },
          },
        }}
      />
    </>
  );
}

function after(scheme: string, links: FooterLink[]): string | undefined {
  return links.find(({ link }) => link.startsWith(scheme))?.link.slice(scheme.length);
}
