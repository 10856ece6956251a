import type { Language } from '#lib/language.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import type { Company } from '#server/brand/page-brand.ts';
import type { Footer } from '#server/module/footer.ts';
import { companyJsonLd } from './company-json-ld.ts';

interface Props {
  site: { name: string; description: string; address: string; language: Language };
  footer: Footer | null;
  company: Company;
  /** The whole address of the logo. */
  logo: string;
}

/** Whose site this is, for search engines. Google no longer reads how it is searched. */
export function SiteJsonLd(props: Props) {
  const { site } = props;
  return (
    <>
      <JsonLd about={companyJsonLd(props)} />
      <JsonLd
        about={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: site.name,
          url: site.address,
          inLanguage: site.language,
        }}
      />
    </>
  );
}
