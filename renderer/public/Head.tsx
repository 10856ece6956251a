import { usePageContext } from 'vike-react/usePageContext';

/** What stands in the head of every page for visitors. */
export function Head() {
  const { site } = usePageContext();
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:site_name" content={site.name} />
    </>
  );
}
