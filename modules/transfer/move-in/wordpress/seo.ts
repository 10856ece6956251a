import type { EntryHead, OldSite, SourceEntry } from '../source.ts';
import { firstMeta, phpValue } from './meta.ts';
import type { RawRecord } from './read-items.ts';

// Yoast, Rank Math, All in One SEO (and as it was before), SEOPress, The SEO Framework.
const titles = [
  ...['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'],
  ...['_seopress_titles_title', '_genesis_title'],
];
const descriptions = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
  ...['_seopress_titles_desc', '_genesis_description'],
];
const hidden: [string, RegExp][] = [
  ['_yoast_wpseo_meta-robots-noindex', /^1$/],
  ['_aioseop_noindex', /^on$/],
  ['_seopress_robots_index', /^yes$/],
  ['_genesis_noindex', /^1$/],
];
const canonicals = [
  ...['_yoast_wpseo_canonical', 'rank_math_canonical_url', '_aioseo_canonical_url'],
  ...['_seopress_robots_canonical', '_genesis_canonical_uri'],
];

/** Where a plugin says that the original of a text is; empty where it says nothing. */
export function canonicalOf(item: RawRecord): string {
  return firstMeta(item, ...canonicals);
}

/** What plugins for search engines say about an entry, with their variables resolved: `%%title%%`, `%title%`, `#post_title`. */
export function seoOf(item: RawRecord, { title }: EntryHead, site: OldSite): SourceEntry['seo'] {
  const known: Record<string, string> = {
    ...{ title, post_title: title, page_title: title, site_title: site.title, sitetitle: site.title },
    ...{ sitename: site.title, blog_title: site.title, sep: '–', separator_sa: '–' },
  };
  const resolved = (text: string) =>
    text
      .replace(
        /%%?([a-z][\w-]*)%%?|#((?:post|page|site|separator|current|author|category)_\w+)/g,
        (_, name, other) => known[name ?? other] ?? '',
      )
      .replace(/\s+/g, ' ')
      .trim();
  const written = resolved(firstMeta(item, ...titles));
  const bare = written.replace(site.title, '').replace(/^[\s–|·-]+|[\s–|·-]+$/g, '');
  const robots = phpValue(firstMeta(item, 'rank_math_robots'));
  const share = Number(firstMeta(item, '_yoast_wpseo_opengraph-image-id', 'rank_math_facebook_image_id'));
  return {
    title: bare === title ? '' : written,
    description: resolved(firstMeta(item, ...descriptions)),
    isHidden:
      hidden.some(([name, is]) => is.test(firstMeta(item, name))) ||
      (Array.isArray(robots) && robots.includes('noindex')),
    picture: share ? { id: share, address: '' } : null,
  };
}
