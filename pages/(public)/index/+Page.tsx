import type { PageContextServer } from 'vike/types';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '#lib/language.ts';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Company } from '#server/brand/page-brand.ts';
import type { Footer } from '#server/rendering/points.ts';
import type { Data } from './+data.ts';
import { companyJsonLd } from './company-json-ld.ts';
import { Greeting } from './Greeting.tsx';
import { homeSections } from './home-sections.ts';

/** The home page: the modules’ sections. */
export default function Page() {
  const loaded = useData<Data>();
  const { site, menu, company, brand, footer = null } = usePageContext() as PageContextServer;
  const logo = new URL(useFileUrl()(brand.logo) ?? brand.appleIcon ?? '/apple-touch-icon.png', site.address)
    .href;
  const sections = homeSections.flatMap((section, index) =>
    loaded[index] === null ? [] : [{ ...section, data: loaded[index] }],
  );
  return (
    <>
      <SiteJsonLd {...{ site, footer, company, logo }} />
      {!sections.some(({ isHero }) => isHero) && (
        <Greeting site={site} firstEntry={menu[1]} contactLink={footer?.contactLink ?? null} />
      )}
      {sections.map(({ Section, order, data }) => (
        <Section key={order} data={data} />
      ))}
    </>
  );
}

interface Props {
  site: { name: string; description: string; address: string; language: Language };
  footer: Footer | null;
  company: Company;
  /** The logo’s absolute address. */
  logo: string;
}

/** The site’s structured data. Google no longer reads its search action. */
function SiteJsonLd(props: Props) {
  const { site } = props;
  return (
    <>
      <JsonLd about={companyJsonLd(props)} />
      <JsonLd about={{ '@type': 'WebSite', name: site.name, url: site.address, inLanguage: site.language }} />
    </>
  );
}
