import type { Thing } from 'schema-dts';

/** Structured data (schema.org). Addresses in it are absolute. `<` is escaped, so texts can’t end the script. */
export function JsonLd({ about }: { about: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` can't end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
