import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { viewTransition } from './view-transition.ts';

/** What stands in the head of every page for visitors, beside title, description and picture. */
export function Head() {
  const pageContext = usePageContext() as PageContextServer;
  const { site, urlPathname, closed, hasFeed, config, is404 } = pageContext;
  const { canonical, noindex = false, ogType = 'website' } = config;
  // A page has one address; what stands after the question mark only changes its view, unless the page says otherwise.
  const address = site.address + (canonical?.(pageContext) ?? urlPathname);
  const hidden = noindex || is404;
  return (
    <>
      <style>{viewTransition}</style>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#fbf8f4" />
      {hidden && <meta name="robots" content="noindex" />}
      {!closed && !hidden && <link rel="canonical" href={address} />}
      {hasFeed && <link rel="alternate" type="application/rss+xml" title={site.name} href="/rss.xml" />}
      <meta property="og:type" content={ogType} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:url" content={address} />
    </>
  );
}
