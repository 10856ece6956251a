import type { PageContextServer } from 'vike/types';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Data } from './+data.ts';
import { Greeting } from './Greeting.tsx';
import { homeSections } from './home-sections.ts';
import { SiteJsonLd } from './SiteJsonLd.tsx';

/** The home page: what the modules have to show, one section below the other. */
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
