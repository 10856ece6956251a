import type { Note, OldSite, SourceEntry } from '../source.ts';
import { firstMeta, phpValue, type RawRecord } from './record.ts';

// Yoast, Rank Math, All in One SEO (and as it was before), SEOPress, The SEO Framework: each says the same under a name of its own.
const said = (name: string) =>
  new RegExp(`^(_yoast_wpseo|rank_math|_aioseop?|_seopress_(titles|robots|analysis)|_genesis)_(${name})$`);
const names = {
  title: said('title'),
  description: said('metadesc|description|desc'),
  hidden: said('meta-robots-noindex|noindex|index'),
  canonical: said('canonical(_ur[li])?'),
  keyword: said('focuskw|focus_keyword|target_kw'),
};

/** What a plugin says of an item; empty without it. */
export function saidIn(item: RawRecord, name: keyof typeof names): string {
  const keys = item.records.map(({ fields }) => fields['wp:meta_key'] ?? '');
  return firstMeta(item, ...keys.filter((key) => names[name].test(key)));
}

// `%%title%%`, `%title%`, `%customfield(price)%`, `#post_title` and `{{ post.title }}`.
const variables =
  /%%?(_?[a-z][\w-]*(?:\([^)%]*\))?)%%?|#((?:post|page|site|blog|separator|current|author|category|categories|custom_field|tax_name|taxonomy|term|parent|permalink|tagline|woocommerce|archive|featured|attachment|description|alt_tag|search)(?:_\w+)?(?:-[\w-]+)?)\b|\{\{\s*([^{}]*?)\s*\}\}/gi;
/** They say nothing on the page of an entry. */
const silent = /^(page|page_?number|page_?total|paged|tagline|(site|blog)_?desc(ription)?|pt_\w+)$/;
const separators = /^[\s–|·•»/-]+|[\s–|·•»/-]+$/g;

type Named = Pick<SourceEntry, 'title' | 'summary' | 'author' | 'terms'>;

function meaningOf(name: string, item: RawRecord, entry: Named, site: OldSite): string | null {
  const word = name.toLowerCase().replace(/^(post|page)[._](?=title|excerpt|author|categor|tag)/, '');
  const named = (taxonomy: string) =>
    entry.terms.filter((term) => term.taxonomy === taxonomy).map((term) => term.name);
  const [, field] = /^_?(?:cf_|custom_?field[-(])([\w-]+)\)?$/.exec(word) ?? [];
  const [, taxonomy] = /^_?(?:ct_|tax_name-)(?!desc)([\w-]+)$/.exec(word) ?? [];
  if (silent.test(word)) return '';
  if (/^(title|page_title|post_title)$/.test(word)) return entry.title;
  if (/^(site_?(title|name)|blog_?title|blog_?name|site\.title)$/.test(word)) return site.title;
  if (/^(sep|separator(_sa)?)$/.test(word)) return '–';
  if (/^excerpt(_only)?$/.test(word)) return entry.summary || null;
  if (/^(primary_)?categor(y|ies)(_title)?$/.test(word)) return named('category')[0] ?? null;
  if (/^tags?$/.test(word)) return named('post_tag').join(', ') || null;
  if (/^(author(_name)?|name|post_author)$/.test(word)) return entry.author || null;
  if (/^(focuskw|focus_keyword|target_keyword|keyword)$/.test(word)) return saidIn(item, 'keyword') || null;
  if (field) return firstMeta(item, field) || null;
  return (taxonomy && named(taxonomy).join(', ')) || null;
}

/** The SEO plugins' title and description of an entry. A text with an unknown variable is left out: a part of it says nothing. */
export function seoOf(item: RawRecord, entry: Named, site: OldSite, notes: Note[]): SourceEntry['seo'] {
  const resolved = (written: string) => {
    let isWhole = true;
    const text = written.replace(variables, (_, one, other, third) => {
      const value = meaningOf(one ?? other ?? third, item, entry, site);
      isWhole &&= value !== null;
      return value ?? '';
    });
    if (isWhole) return text.replace(/\s+/g, ' ').trim();
    const what = 'A text for search engines has a variable of its plugin.';
    notes.push({ kind: 'left out', what, source: written });
    return '';
  };
  const written = resolved(saidIn(item, 'title')).replace(separators, '');
  const bare = written.replace(site.title, '').replace(separators, '');
  const robots = phpValue(firstMeta(item, 'rank_math_robots'));
  const share = Number(firstMeta(item, '_yoast_wpseo_opengraph-image-id', 'rank_math_facebook_image_id'));
  return {
    title: bare === entry.title ? '' : written,
    description: resolved(saidIn(item, 'description')),
    isHidden:
      /^(1|on|yes)$/.test(saidIn(item, 'hidden')) || (Array.isArray(robots) && robots.includes('noindex')),
    picture: share ? { id: share, address: '' } : null,
  };
}
