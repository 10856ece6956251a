import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';

/** What stands in the head of every page for visitors, beside title, description and picture. */
export function Head() {
  const { site, urlPathname, closed } = usePageContext() as PageContextServer;
  // A page has one address; what stands after the question mark only changes its view.
  const address = site.address + urlPathname;
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#fbf8f4" />
      {!closed && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:url" content={address} />
    </>
  );
}
