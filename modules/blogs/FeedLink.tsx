import { useServerPage } from '#renderer/public/server-page.ts';

/** By which feed readers find the feed of all posts. */
export function FeedLink() {
  const { site, prefix } = useServerPage();
  return <link rel="alternate" type="application/rss+xml" title={site.name} href={`${prefix}/rss.xml`} />;
}
