import type { Thing, WithContext } from 'schema-dts';

/**
 * What a page is about, for search engines, in the words of schema.org. Addresses in it are whole ones of the configured
 * site. Whatever the texts hold, they stay inside the script: `<` is escaped.
 */
export function JsonLd<Kind extends Thing>({ about }: { about: WithContext<Kind> }) {
  const json = JSON.stringify(about).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` can't end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
