import { createHash } from 'node:crypto';
import { unserialize } from 'php-serialize';
import { slugOf } from '#lib/slug.ts';
import type { Area, EntryHead, Language, Note, OldSite, SourceEntry, SourceFile, Status } from '../source.ts';
import { parseHtml, wordsIn } from './elements.ts';
import type { RawRecord } from './read-items.ts';

const areas: [RegExp, Area][] = [
  [/^post$/, 'blog'],
  [/^page$/, 'page'],
  [/^product$/, 'packaging'],
  [/^(testimonials?|testimony|testimoni)$/, 'testimonial'],
  [/^(portfolio|jetpack-portfolio|project|gallery)$/, 'gallery'],
];

/** Where entries of this type go; null for those that nothing here is like. */
export function areaOf(type: string): Area | null {
  return areas.find(([pattern]) => pattern.test(type))?.[1] ?? null;
}

export function fieldOf({ fields }: RawRecord, name: string): string {
  return fields[name]?.trim() ?? '';
}

/** The values of an item's meta with this name: plugins write some of them more than once. */
export function metaOf({ records }: RawRecord, name: string): string[] {
  const found = records.filter((one) => one.name === 'wp:postmeta' && one.fields['wp:meta_key'] === name);
  return found.map(({ fields }) => fields['wp:meta_value'] ?? '');
}

const firstMeta = (item: RawRecord, ...names: string[]) =>
  names
    .flatMap((name) => metaOf(item, name))
    .find((value) => value.trim())
    ?.trim() ?? '';

/** What PHP has serialised, never with classes; null for anything else, also when it was cut off. */
export function phpValue(written: string): unknown {
  try {
    return /^[aOCsibdN][:;]/.test(written) ? unserialize(written, {}, { strict: true }) : null;
  } catch {
    return null;
  }
}

/** The status here, and why it isn't what it was. Null: it is left out. */
export function statusOf(item: RawRecord, now: Date): { status: Status; why?: string } | null {
  const old = fieldOf(item, 'wp:status');
  if (/^(trash|auto-draft|inherit|request-\w+)$/.test(old)) return null;
  if (fieldOf(item, 'wp:post_password')) return { status: 'draft', why: 'protected by a password' };
  if (old === 'publish') return { status: 'published' };
  if (old === 'private') return { status: 'draft', why: 'private' };
  if (old !== 'future') return { status: 'draft' };
  return dateOf(item).date > now
    ? { status: 'later' }
    : { status: 'draft', why: 'scheduled for a time that is past' };
}

/** When it was written. Drafts have no GMT date, so theirs is that of the last change. */
export function dateOf(item: RawRecord): { date: Date; isGuessed: boolean } {
  const gmt = instantOf(fieldOf(item, 'wp:post_date_gmt'));
  if (gmt) return { date: gmt, isGuessed: false };
  const others = ['wp:post_modified_gmt', 'wp:post_modified', 'wp:post_date'].map((name) =>
    instantOf(fieldOf(item, name)),
  );
  return { date: others.find(Boolean) ?? new Date(0), isGuessed: true };
}

function instantOf(written: string): Date | null {
  const date = new Date(`${written.replace(' ', 'T')}Z`);
  return /^0{4}|^-/.test(written) || Number.isNaN(date.getTime()) || date.getTime() <= 0 ? null : date;
}

const termsOf = ({ records }: RawRecord) =>
  records
    .filter(({ name }) => name === 'category')
    .map(({ attributes, fields }) => ({
      taxonomy: attributes.domain ?? '',
      slug: attributes.nicename ?? '',
      name: fields.name?.trim() ?? '',
    }));

export function languageOf(code: string): Language | null {
  return /^(id|in)\b|^id_/i.test(code) ? 'id' : /^en\b|^en_/i.test(code) ? 'en' : null;
}

/** An entry without its text; null when nothing here is like it. */
export function headOf(item: RawRecord, now: Date): EntryHead | null {
  const [type, id] = [fieldOf(item, 'wp:post_type'), Number(fieldOf(item, 'wp:post_id'))];
  const [area, status] = [areaOf(type), statusOf(item, now)];
  if (!area || !status) return null;
  const terms = termsOf(item);
  const ofTerm = (taxonomy: string) => terms.find((term) => term.taxonomy === taxonomy)?.slug ?? '';
  const title = plain(fieldOf(item, 'title'));
  const code = ofTerm('language') || firstMeta(item, '_wpml_import_language_code', '_icl_lang');
  const address = fieldOf(item, 'link');
  return {
    id,
    key: `|${id}`,
    type,
    area,
    status: status.status,
    oldStatus: status.why ?? fieldOf(item, 'wp:status'),
    address,
    slug: slugOf(decoded(fieldOf(item, 'wp:post_name')), slugOf(title, `${type}-${id}`)),
    oldSlugs: metaOf(item, '_wp_old_slug'),
    title,
    language: languageOf(code) ?? languageOf(/^\w+:\/\/[^/]+\/(id|en)\//.exec(address)?.[1] ?? ''),
    translations: ofTerm('post_translations') || firstMeta(item, '_wpml_import_translation_group') || null,
    createdAt: dateOf(item).date,
    anchors: anchorsOf(item.fields['content:encoded'] ?? ''),
  };
}

function anchorsOf(text: string): EntryHead['anchors'] {
  const headings = text.matchAll(/<h[1-6]\b[^<>]*?\sid=["']([^"'\s]+)["'][^>]*>([\s\S]{1,500}?)<\/h[1-6]>/gi);
  return Object.fromEntries([...headings].map(([, id = '', words = '']) => [id, wordsIn(parseHtml(words))]));
}

/** Everything about an entry but its text. */
export function entryOf(
  item: RawRecord,
  head: EntryHead,
  site: OldSite,
  authors: ReadonlyMap<string, { name: string }>,
): Omit<SourceEntry, 'text'> {
  const [{ isGuessed }, login, notes] = [dateOf(item), fieldOf(item, 'dc:creator'), [] as Note[]];
  if (isGuessed && head.status !== 'draft')
    notes.push({ kind: 'changed', what: 'date that is missing', source: head.title });
  if (head.title.length > 120)
    notes.push({ kind: 'changed', what: 'title over 120 characters', source: head.title });
  const canonical = firstMeta(item, '_yoast_wpseo_canonical', 'rank_math_canonical_url');
  if (canonical && !canonical.includes(site.host))
    notes.push({ kind: 'left out', what: 'canonical address elsewhere', source: canonical });
  const cover = Number(firstMeta(item, '_thumbnail_id'));
  return {
    ...head,
    updatedAt: instantOf(fieldOf(item, 'wp:post_modified_gmt')) ?? head.createdAt,
    author: authors.get(login)?.name ?? '',
    summary: summaryOf(item),
    isSticky: fieldOf(item, 'wp:is_sticky') === '1',
    parent: Number(fieldOf(item, 'wp:post_parent')) || 0,
    order: Number(fieldOf(item, 'wp:menu_order')) || 0,
    terms: termsOf(item).filter(
      ({ taxonomy }) => !/^(language|post_translations|post_format|nav_menu|product_type)$/.test(taxonomy),
    ),
    cover: cover ? { id: cover, address: '' } : null,
    pictures: firstMeta(item, '_product_image_gallery')
      .split(',')
      .map(Number)
      .filter(Boolean)
      .map((id) => ({ id, address: '' })),
    seo: seoOf(item, head, site),
    specification: specificationOf(item),
    price: firstMeta(item, '_sale_price', '_regular_price', '_price'),
    comments: item.records.filter(({ name }) => name === 'wp:comment').map(({ fields }) => fields),
    checksum: createHash('sha256').update(JSON.stringify(item)).digest('hex'),
    notes,
  };
}

// The text before `<!--more-->` introduces a post that has no excerpt.
function summaryOf(item: RawRecord) {
  const written = plain(fieldOf(item, 'excerpt:encoded'));
  const [before = '', more] = fieldOf(item, 'content:encoded').split(/<!--more[^>]{0,200}-->/);
  return written || more === undefined ? written : wordsIn(parseHtml(before.replace(/\[[^[\]]*\]/g, ' ')));
}

function seoOf(item: RawRecord, { title }: EntryHead, site: OldSite): SourceEntry['seo'] {
  const known: Record<string, string> = { title, sitename: site.title, sep: '–', page: '', sitedesc: '' };
  const resolved = (text: string) =>
    text
      .replace(/%%?(\w+)%%?/g, (_, name) => known[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const written = resolved(firstMeta(item, '_yoast_wpseo_title', 'rank_math_title'));
  const bare = written.replace(site.title, '').replace(/[\s–|·-]+$/, '');
  const robots = phpValue(firstMeta(item, 'rank_math_robots'));
  const share = Number(firstMeta(item, '_yoast_wpseo_opengraph-image-id', 'rank_math_facebook_image_id'));
  return {
    title: bare === title ? '' : written,
    description: resolved(firstMeta(item, '_yoast_wpseo_metadesc', 'rank_math_description')),
    isHidden:
      firstMeta(item, '_yoast_wpseo_meta-robots-noindex') === '1' ||
      (Array.isArray(robots) && robots.includes('noindex')),
    picture: share ? { id: share, address: '' } : null,
  };
}

function specificationOf(item: RawRecord): SourceEntry['specification'] {
  const attributes = phpValue(firstMeta(item, '_product_attributes'));
  const terms = termsOf(item);
  const rows = Object.entries((attributes ?? {}) as Record<string, { name?: unknown; value?: unknown }>).map(
    ([key, one]) => {
      const taxonomy = terms.filter((term) => term.taxonomy === key).map((term) => term.name);
      const name = String(one?.name ?? key).replace(/^pa_/, '');
      return {
        name: name.charAt(0).toUpperCase() + name.slice(1),
        value: taxonomy.join(', ') || String(one?.value ?? ''),
      };
    },
  );
  const sides = ['_length', '_width', '_height'].map((side) => firstMeta(item, side));
  if (sides.every(Boolean)) rows.push({ name: 'Size', value: sides.join(' × ') });
  const weight = firstMeta(item, '_weight');
  if (weight) rows.push({ name: 'Weight', value: weight });
  return rows.filter(({ value }) => value);
}

/** An uploaded file. */
export function uploadOf(item: RawRecord): SourceFile {
  const id = Number(fieldOf(item, 'wp:post_id'));
  return {
    id,
    key: `|${id}`,
    address: fieldOf(item, 'wp:attachment_url') || fieldOf(item, 'guid'),
    title: plain(fieldOf(item, 'title')),
    alt: plain(firstMeta(item, '_wp_attachment_image_alt')),
    caption: wordsIn(parseHtml(fieldOf(item, 'excerpt:encoded'))),
    original: String(
      (phpValue(firstMeta(item, '_wp_attachment_metadata')) as { original_image?: unknown } | null)
        ?.original_image ?? '',
    ),
    parent: Number(fieldOf(item, 'wp:post_parent')) || 0,
    page: fieldOf(item, 'link'),
  };
}

function decoded(slug: string) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

// Titles and summaries have tags and references in them, as people wrote them.
function plain(html: string) {
  return wordsIn(parseHtml(html)).replaceAll('\u00ad', '');
}
