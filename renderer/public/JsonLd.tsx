import type { Thing, WithContext } from 'schema-dts';

/** Structured data (schema.org). Addresses in it are absolute. `<` is escaped, so texts can’t end the script. */
export function JsonLd<Kind extends Thing>({ about }: { about: WithContext<Kind> }) {
  const json = JSON.stringify(about).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` can't end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
