import { useData } from 'vike-react/useData';
import { defaultName } from '#lib/default-brand.ts';
import { AskButtons } from '#renderer/public/AskButtons.tsx';
import { JsonLd } from '#renderer/public/JsonLd.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Data } from './+data.ts';
import { companyJsonLd } from './company-json-ld.ts';
import { homeSections } from './home-sections.ts';

/** The home page: the modules’ sections. */
export default function Page() {
  const loaded = useData<Data>();
  const sections = homeSections.flatMap((section, index) =>
    loaded[index] === null ? [] : [{ ...section, data: loaded[index] }],
  );
  return (
    <>
      <SiteJsonLd />
      {!sections.some(({ isHero }) => isHero) && <Greeting />}
      {sections.map(({ Section, order, data }) => (
        <Section key={order} data={data} />
      ))}
    </>
  );
}

/** Opens the home page if no module does: what the site says of itself, and ways to ask. */
function Greeting() {
  const { name, description } = useServerPage().site;
  const words = description || name;
  return (
    <section className="greeting kraft-band">
      <div className="wrap">
        <h1 className={words.length > 90 ? 'title' : undefined}>{words}</h1>
        <AskButtons />
      </div>
    </section>
  );
}

/** The site’s structured data. Google no longer reads its search action. */
function SiteJsonLd() {
  const pageContext = useServerPage();
  const { site, brand } = pageContext;
  // The default symbol is nobody else’s.
  const symbol = brand.appleIcon ?? (site.name === defaultName ? '/icons/512.png' : null);
  const logo = useFileUrl()(brand.logo) ?? symbol;
  return (
    <>
      <JsonLd about={companyJsonLd(pageContext, logo ? new URL(logo, site.address).href : undefined)} />
      <JsonLd about={{ '@type': 'WebSite', name: site.name, url: site.address, inLanguage: site.language }} />
    </>
  );
}
