import type { Language } from '#lib/language.ts';
import { slugOf } from '#lib/slug.ts';
import { tryDecode } from '#lib/try-parse.ts';
import { type Choices, isFrontPage, targetFor } from '../choices.ts';
import type { EntryHead, Note, OldSite, SourceEntry, SourceFile, SourceTerm, Status } from '../source.ts';
import { dateOf, instantOf } from './dates.ts';
import { parseHtml, plain, wordsIn } from './elements.ts';
import { guessLanguage, languageOf, lostLanguages } from './languages.ts';
import { fieldOf, firstMeta, metaOf, numberOf, phpValue, type RawRecord } from './record.ts';
import { saidIn, seoOf } from './seo.ts';

/** Types that plugins and themes name otherwise. */
const kinds = new Map([
  ...['testimonials', 'testimony', 'testimoni'].map((type) => [type, 'testimonial'] as const),
  ...['jetpack-portfolio', 'project', 'gallery'].map((type) => [type, 'portfolio'] as const),
]);

/** The target type for entries of this type; null where there is none, or they are left out. */
export function areaOf(type: string, { types }: Choices): string | null {
  const chosen = types[type];
  if (chosen) return chosen === 'none' ? null : chosen;
  return targetFor(kinds.get(type) ?? type)?.type.name ?? null;
}

/** The status here, and what it was where that isn't the same. Null: it is left out. */
export function statusOf(item: RawRecord, now: Date): { status: Status; label?: string } | null {
  const old = fieldOf(item, 'wp:status');
  if (/^(trash|auto-draft|inherit|request-\w+)$/.test(old)) return null;
  if (fieldOf(item, 'wp:post_password')) return { status: 'draft', label: 'protected by a password' };
  if (old === 'publish') return { status: 'published' };
  if (old === 'private') return { status: 'draft', label: 'private' };
  if (old === 'pending') return { status: 'draft', label: 'waiting for review' };
  if (old !== 'future') return { status: 'draft' };
  return (dateOf(item)?.date ?? now) > now
    ? { status: 'later' }
    : { status: 'draft', label: 'scheduled for a past date' };
}

/** Categories and tags of an item. Exports before WXR 1.1 name some of it without a slug, and once more with it. */
export function termsOf({ records }: RawRecord): Pick<SourceTerm, 'taxonomy' | 'slug' | 'name'>[] {
  const all = records.filter(({ name }) => name === 'category');
  const named = all.some(({ attributes }) => attributes.nicename)
    ? all.filter(({ attributes }) => attributes.nicename)
    : all;
  return named.map(({ attributes: { domain = 'category', nicename }, fields }) => {
    const name = plain(fields.name ?? '');
    return { taxonomy: domain === 'tag' ? 'post_tag' : domain, slug: nicename || slugOf(name), name };
  });
}

/** Of plugins for translations: an entry says which others it belongs to, or of which it is a copy. */
const groups = ['_wpml_import_translation_group', '_icl_trid', 'trid', '_icl_lang_duplicate_of'];

// In a term of Polylang, in the meta of WPML, or in the address.
function saidLanguage(item: RawRecord): Language | null {
  const term = termsOf(item).find(({ taxonomy }) => taxonomy === 'language')?.slug ?? '';
  const [, path, query] =
    /^\w+:\/\/[^/?]+\/(?:(id|en)\/|.*[?&]lang=(id|en)\b)/.exec(fieldOf(item, 'link')) ?? [];
  return languageOf(
    term ||
      firstMeta(item, '_wpml_import_language_code', '_icl_lang', 'wpml_language', '_locale') ||
      (path ?? query ?? ''),
  );
}

const front = { status: 'draft', label: 'the front page' } as const;
const undated = { status: 'draft', label: 'without a date' } as const;

export function headOf(item: RawRecord, now: Date, choices: Choices): EntryHead | null {
  const [type, id] = [fieldOf(item, 'wp:post_type'), Number(fieldOf(item, 'wp:post_id'))];
  const [area, state] = [areaOf(type, choices), statusOf(item, now)];
  if (!area || !state) return null;
  const terms = termsOf(item);
  const ofTerm = (taxonomy: string) => terms.find((term) => term.taxonomy === taxonomy)?.slug ?? '';
  const title = plain(fieldOf(item, 'title'));
  const address = fieldOf(item, 'link');
  const slug = slugOf(tryDecode(fieldOf(item, 'wp:post_name')), slugOf(title, `${type}-${id}`));
  const date = dateOf(item);
  // A date of zeros: other programs have none at all.
  const isUndated = !date && state.status === 'published' && fieldOf(item, 'wp:post_date') !== '';
  const { status, label } = isFrontPage({ type, slug }, choices) ? front : isUndated ? undated : state;
  return {
    ...{ id, key: numberOf(item), type, area, status, address, slug, title },
    oldStatus: label ?? fieldOf(item, 'wp:status'),
    oldSlugs: metaOf(item, '_wp_old_slug'),
    language:
      saidLanguage(item) ??
      choices.language ??
      guessLanguage(`${title}\n${item.fields['content:encoded'] ?? ''}`),
    translations: ofTerm('post_translations') || firstMeta(item, ...groups) || null,
    createdAt: date?.date ?? new Date(0),
    isOfSiteClock: date?.clock === 'site',
    anchors: anchorsOf(item.fields['content:encoded'] ?? ''),
  };
}

function anchorsOf(text: string): EntryHead['anchors'] {
  const headings = text.matchAll(/<h[1-6]\b[^<>]*?\sid=["']([^"'\s]+)["'][^>]*>([\s\S]{1,500}?)<\/h[1-6]>/gi);
  return Object.fromEntries([...headings].map(([, id = '', words = '']) => [id, wordsIn(parseHtml(words))]));
}

/** Taxonomies of WordPress and plugins that file no entries. */
const ofSystem = /^(language|post_translations|post_format|nav_menu|product_type|author)$/;

export function entryOf(
  item: RawRecord,
  head: EntryHead,
  site: OldSite,
  authors: ReadonlyMap<string, { name: string }>,
): Omit<SourceEntry, 'text' | 'found'> {
  const notes: Note[] = [];
  const note = (kind: Note['kind'], what: string, source: string) => notes.push({ kind, what, source });
  const clock = dateOf(item)?.clock;
  if (clock === 'site')
    note('changed', 'The date has no time zone, so that of the others is used.', head.title);
  else if (clock === null && head.status !== 'draft')
    note('changed', 'No date, so the date of the last change is used.', head.title);
  if (head.title.length > 120) note('changed', 'The title was cut to 120 characters.', head.title);
  if (head.language && head.language !== site.language && !saidLanguage(item))
    note('changed', 'Language detected from the text.', head.language);
  const lost = firstMeta(item, lostLanguages);
  if (lost) note('left out', 'Other languages aren’t supported.', lost);
  const canonical = saidIn(item, 'canonical');
  if (canonical && !canonical.includes(site.host))
    note('left out', 'The original is on another site.', canonical);
  const cover = Number(firstMeta(item, '_thumbnail_id'));
  const names = authorsOf(item).map(({ login, name }) => authors.get(login)?.name ?? name);
  const terms = termsOf(item);
  const about = {
    ...{ author: names.join(', '), summary: summaryOf(item) },
    terms: terms.filter(({ taxonomy }) => !ofSystem.test(taxonomy)),
  };
  const pictures = firstMeta(item, '_product_image_gallery').split(',').map(Number).filter(Boolean);
  return {
    ...head,
    updatedAt: instantOf(fieldOf(item, 'wp:post_modified_gmt')) ?? head.createdAt,
    ...about,
    isSticky: fieldOf(item, 'wp:is_sticky') === '1',
    cover: cover ? { id: cover, address: '' } : null,
    pictures: pictures.map((id) => ({ id, address: '' })),
    seo: seoOf(item, { ...about, title: head.title }, site, notes),
    specification: specificationOf(item, terms, notes),
    price: firstMeta(item, '_sale_price', '_regular_price', '_price'),
    comments: item.records.filter(({ name }) => name === 'wp:comment').map(({ fields }) => fields),
    notes,
  };
}

/** The authors of an item: a plugin for several stores them as terms. */
export function authorsOf(item: RawRecord): { login: string; name: string }[] {
  const several = termsOf(item).filter(({ taxonomy }) => taxonomy === 'author');
  const login = fieldOf(item, 'dc:creator');
  const all = several.map(({ slug, name }) => ({ login: slug.replace(/^cap-/, ''), name }));
  return all.length > 0 ? all : [{ login, name: login }];
}

// The text before `<!--more-->` introduces a post that has no excerpt.
function summaryOf(item: RawRecord) {
  const written = plain(fieldOf(item, 'excerpt:encoded'));
  const [before = '', more] = fieldOf(item, 'content:encoded').split(/<!--more[^>]{0,200}-->/);
  return written || more === undefined ? written : wordsIn(parseHtml(before.replace(/\[[^[\]]*\]/g, ' ')));
}

export function uploadOf(item: RawRecord): SourceFile {
  const id = Number(fieldOf(item, 'wp:post_id'));
  const metadata = phpValue(firstMeta(item, '_wp_attachment_metadata')) as {
    original_image?: unknown;
  } | null;
  return {
    id,
    key: numberOf(item),
    address: fieldOf(item, 'wp:attachment_url') || addressOf(item),
    place: firstMeta(item, '_wp_attached_file'),
    title: plain(fieldOf(item, 'title')),
    alt: plain(firstMeta(item, '_wp_attachment_image_alt')),
    caption: wordsIn(parseHtml(fieldOf(item, 'excerpt:encoded'))),
    original: String(metadata?.original_image ?? ''),
    parent: Number(fieldOf(item, 'wp:post_parent')) || 0,
    page: fieldOf(item, 'link'),
  };
}

// Of one that has no address: its guid, unless that is a page.
function addressOf(item: RawRecord) {
  const [guid, file] = [fieldOf(item, 'guid'), firstMeta(item, '_wp_attached_file')];
  return file && !/\.\w{2,5}$/.test(guid) ? `/wp-content/uploads/${file}` : guid;
}

// Of a WooCommerce product: attributes that its visitors saw, and measures.
function specificationOf(
  item: RawRecord,
  terms: SourceEntry['terms'],
  notes: Note[],
): SourceEntry['specification'] {
  const attributes = phpValue(firstMeta(item, '_product_attributes'));
  const rows = Object.entries(
    (attributes ?? {}) as Record<string, { name?: unknown; value?: unknown; is_visible?: unknown } | null>,
  ).flatMap(([key, one]) => {
    const chosen = terms.filter(({ taxonomy }) => taxonomy === key).map(({ name }) => name);
    const words = String(one?.name ?? key)
      .replace(/^pa_/, '')
      .replace(/[-_]+/g, ' ')
      .trim();
    const value = chosen.join(', ') || String(one?.value ?? '').replace(/\s*\|\s*/g, ', ');
    const row = { name: words.charAt(0).toUpperCase() + words.slice(1), value };
    if (Number(one?.is_visible ?? 1) !== 0) return [row];
    const source = `${row.name}: ${value}`;
    notes.push({ kind: 'left out', what: 'A hidden attribute is left out.', source });
    return [];
  });
  const sides = ['_length', '_width', '_height'].map((side) => firstMeta(item, side));
  if (sides.every(Boolean)) rows.push({ name: 'Size', value: sides.join(' × ') });
  const weight = firstMeta(item, '_weight');
  if (weight) rows.push({ name: 'Weight', value: weight });
  return rows.filter(({ value }) => value);
}
