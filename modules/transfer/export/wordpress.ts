import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { fieldOf } from '#lib/content-type.ts';
import { localTime } from '#lib/dates.ts';
import { wordOfTag } from '#lib/fields.ts';
import { languageNames } from '#lib/language.ts';
import { slugOf } from '#lib/slug.ts';
import { cdata, escapeXml } from '#lib/xml.ts';
import { heldAt } from '#server/content/addresses.ts';
import { declaredTypes, everyType, findType } from '#server/content/declared-types.ts';
import { importTargets } from '#server/content/points.ts';
import { fieldOf as fieldOfKey, referencedField } from '#server/content/trash/restore.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { offered } from '#server/module/registry.ts';
import { menusOf } from '#server/navigation/menus.ts';
import type { SourceTerm } from '../move-in/source.ts';
import { exportedEntries } from './entries.ts';
import { type Exporting, type Places, placesOf, type Version, versionsOf } from './exporting.ts';
import { readableText } from './readable.ts';
import { htmlOf } from './to-html.ts';

// WordPress's own type of that name, or else a custom type or taxonomy, whose name has 20 letters at most.
function nameOf({ name }: Pick<EntryType, 'name'>) {
  const targets = offered(importTargets);
  if (targets.some(({ categories }) => categories?.type.name === name)) return 'category';
  const known = targets.find(({ type }) => type.name === name);
  return known?.of ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).slice(0, 20);
}

let kinds: string[] | undefined;

/** The number of an entry, a file or an entry of the menu in the export: there is one sequence for all of them. */
function numberOf(kind: string, id: number) {
  kinds ??= ['file', 'menu', ...everyType().map(({ name }) => name)];
  return id * 1000 + kinds.indexOf(kind);
}

/**
 * The site as WordPress exports one (WXR 1.2), in parts: posts, pages and everything else that can be published as types of its
 * own, with files, categories, tags, authors, menus and pairs of languages as Polylang has them.
 */
export async function* wordpressXml(exporting: Exporting): AsyncGenerator<string> {
  const { db, origin, settings } = exporting;
  const types = declaredTypes().filter((type) => isPublishable(type));
  const places = placesOf(
    exporting,
    ({ row }) => ({ id: numberOf('file', row.id), address: fileAddress(origin, row.filename) }),
    ({ path }) => origin + path,
  );
  yield head(exporting);
  const authors = types.flatMap((type) => authorsOf(exporting, type));
  for (const author of new Set(authors)) {
    const login = escapeXml(slugOf(author));
    yield `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_email></wp:author_email><wp:author_display_name>${cdata(author)}</wp:author_display_name></wp:author>\n`;
  }
  const terms = new Map(types.map((type) => [type.name, termsOf(exporting, type)]));
  for (const { id, taxonomy, slug, name } of [...terms.values()].flatMap((all) => [...all.values()]))
    yield taxonomy === 'category'
      ? `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>\n`
      : `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_name>${cdata(name)}</wp:term_name></wp:term>\n`;
  // The importer of WordPress skips items of menus that aren't declared.
  for (const [index, place] of ['header', 'footer'].entries())
    yield `<wp:term><wp:term_id>${numberOf('menu', 900 + index)}</wp:term_id><wp:term_taxonomy>nav_menu</wp:term_taxonomy><wp:term_slug>${place}</wp:term_slug><wp:term_name>${cdata(place)}</wp:term_name></wp:term>\n`;
  const taken = new Set<string>();
  for (const { row, path, isMissing } of exporting.files.values())
    if (!isMissing)
      yield item({
        ...{ id: numberOf('file', row.id), type: 'attachment', status: 'inherit', title: row.name },
        ...{ link: `${origin}/?attachment_id=${row.id}`, slug: `${slugOf(row.name, 'file')}-${row.id}` },
        created: freeDate(taken, row.name, row.createdAt),
        ...{ changed: row.updatedAt, timeZone: settings.timeZone },
        more: `<wp:attachment_url>${cdata(fileAddress(origin, row.filename))}</wp:attachment_url>`,
        meta: { _wp_attached_file: path, _wp_attachment_image_alt: row.alt },
      });
  for (const type of types)
    for (const entry of exportedEntries(db, type)) {
      const versions = versionsOf(exporting, type, entry);
      for (const version of versions)
        yield entryItem(exporting, version, {
          ...{ places, taken },
          term: terms.get(type.name)?.get(String(version.fields[termField(type) ?? ''])),
          pair: versions.length > 1 ? `pll_${type.name.toLowerCase()}_${entry.id}` : '',
        });
    }
  yield* menuItems(exporting);
  yield '</channel>\n</rss>\n';
}

// To the importer of WordPress, what has the title and the second of another item is that item.
function freeDate(taken: Set<string>, title: string, created: Date): Date {
  let seconds = Math.floor(created.getTime() / 1000);
  while (taken.has(`${slugOf(title)} ${seconds}`)) seconds += 1;
  taken.add(`${slugOf(title)} ${seconds}`);
  return new Date(seconds * 1000);
}

function head({ origin, settings, now }: Exporting) {
  const ns = 'http://wordpress.org/export/1.2/';
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="${ns}excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="${ns}">
<channel>
<title>${escapeXml(settings.name)}</title>
<link>${escapeXml(origin)}</link>
<description>${escapeXml(settings.description)}</description>
<pubDate>${now.toUTCString()}</pubDate>
<language>${settings.language}</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${escapeXml(origin)}</wp:base_site_url>
<wp:base_blog_url>${escapeXml(origin)}</wp:base_blog_url>
`;
}

function fileAddress(origin: string, filename: string) {
  return `${origin}/api/images/upload/${filename}`;
}

function authorsOf({ db }: Exporting, { table, fields }: EntryType): string[] {
  const { author } = table as EntryType['table'] & { author?: EntryType['table']['id'] };
  if (!author || !fields.author) return [];
  const rows = db.selectDistinct({ author }).from(table).all();
  return rows.map((row) => String(row.author)).filter(Boolean);
}

type Term = Omit<SourceTerm, 'parent'>;

function termField({ belongsTo = {} }: EntryType) {
  return Object.keys(belongsTo)[0];
}

// The parents of entries, by the value that refers to them.
function termsOf({ db }: Exporting, type: EntryType): Map<string, Term> {
  const field = termField(type);
  const above = type.belongsTo?.[field ?? ''];
  if (!above) return new Map();
  const key = getTableConfig(type.table).foreignKeys.find((each) => fieldOfKey(type.table, each) === field);
  return new Map(
    [...exportedEntries(db, above)].map((entry) => {
      const known = { ...entry.kept, id: entry.id };
      const name = above.title(entry.fields);
      const slug = String(entry.fields.slug ?? slugOf(name));
      const value = Object.entries(known).find(([each]) => each === (key ? referencedField(key) : 'id'))?.[1];
      return [String(value), { id: numberOf(above.name, entry.id), taxonomy: nameOf(above), slug, name }];
    }),
  );
}

function entryItem(
  { origin, settings, now }: Exporting,
  { type, translation, language, about, fields }: Version,
  { places, taken, term, pair }: { places: Places; taken: Set<string>; term: Term | undefined; pair: string },
): string {
  const entered = (name: string | undefined) => String(fields[name ?? ''] ?? '');
  const id = numberOf(translation ? `${type.name}:${translation}` : type.name, about.id);
  const created = fields.publishedAt instanceof Date ? fields.publishedAt : about.createdAt;
  const isLater = about.status === 'published' && created > now;
  const file = (name: string | undefined) => String(places.file(Number(fields[name ?? '']))?.id ?? '');
  const hasLanguage = settings.secondLanguage !== 'none' || 'language' in type.fields;
  const former = about.addresses.filter(({ state }) => state === 'former');
  const tagged = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'tags');
  const tags = tagged.flatMap((name) => (Array.isArray(fields[name]) ? fields[name].map(String) : []));
  return item({
    ...{ id, type: nameOf(type) },
    status: isLater ? 'future' : about.status === 'draft' ? 'draft' : 'publish',
    ...{ title: type.title(fields), link: origin + (about.address ?? `/?p=${id}`) },
    created: freeDate(taken, `${type.name} ${type.title(fields)}`, created),
    ...{ changed: about.updatedAt, timeZone: settings.timeZone, author: entered('author') },
    slug: entered(fieldOf(type, 'address')) || slugOf(type.title(fields), `${type.name}-${id}`),
    order: Number(about.kept.position ?? 0),
    content: htmlOf(readableText(type, fields), places, true),
    excerpt: entered(fieldOf(type, 'summary')),
    more: [
      ...(term ? [category(term.taxonomy, term.slug, term.name)] : []),
      ...tags.map((tag) => category('post_tag', wordOfTag(tag), tag)),
      ...(hasLanguage ? [category('language', language, languageNames[language])] : []),
      ...(hasLanguage && pair ? [category('post_translations', pair, pair)] : []),
    ].join('\n'),
    meta: {
      _thumbnail_id: file(fieldOf(type, 'cover')),
      _yoast_wpseo_title: entered('seoTitle'),
      _yoast_wpseo_metadesc: entered('seoDescription'),
      '_yoast_wpseo_meta-robots-noindex': fields.noindex === true ? '1' : '',
      '_yoast_wpseo_opengraph-image-id': file('sharePictureId'),
      _wp_old_slug: former.map(({ path }) => path.split('/').at(-1) ?? ''),
    },
  });
}

function category(domain: string, slug: string, name: string) {
  return `<category domain="${domain}" nicename="${escapeXml(slug)}">${cdata(name)}</category>`;
}

function* menuItems(exporting: Exporting): Generator<string> {
  const { db, origin, now, settings } = exporting;
  const { header, footer } = menusOf({ db, now: () => now });
  const links = Object.entries({ header, footer }).flatMap(([place, menu]) =>
    menu.flatMap((top) => [top, ...(top.items ?? [])].map((link) => ({ place, top, link }))),
  );
  const ids = new Map(links.map(({ link }, index) => [link, numberOf('menu', index + 1)]));
  for (const [index, { place, top, link }] of links.entries()) {
    const id = ids.get(link) ?? 0;
    const known = entryAt(exporting, link.route);
    yield item({
      ...{ id, type: 'nav_menu_item', status: 'publish', slug: `menu-${id}`, order: index + 1 },
      title: link.label[settings.language],
      ...{ link: `${origin}/?p=${id}`, created: now, changed: now, timeZone: settings.timeZone },
      more: category('nav_menu', place, place),
      meta: {
        _menu_item_type: known ? 'post_type' : 'custom',
        _menu_item_menu_item_parent: String(link === top ? 0 : ids.get(top)),
        _menu_item_object_id: String(known ? numberOf(known.type, known.entry) : id),
        _menu_item_object: known ? nameOf({ name: known.type }) : 'custom',
        _menu_item_url: known ? '' : new URL(link.route, origin).href,
      },
    });
  }
}

// The post or page at a path: the importer of WordPress drops menu items of types that the new site doesn't have.
function entryAt({ db }: Exporting, path: string) {
  const entry = heldAt(db, path).find(({ state }) => state === 'current');
  const type = findType(entry?.type);
  return type && /^(post|page)$/.test(nameOf(type)) ? entry : undefined;
}

interface Item extends Record<'type' | 'status' | 'title' | 'link' | 'slug' | 'timeZone' | 'more', string> {
  id: number;
  created: Date;
  changed: Date;
  author?: string;
  order?: number;
  content?: string;
  excerpt?: string;
  meta: Record<string, string | string[]>;
}

function item({ id, type, status, title, link, slug, created, changed, timeZone, ...rest }: Item) {
  const { more, meta, author = '', order = 0, content = '', excerpt = '' } = rest;
  const local = (at: Date) =>
    `${localTime(at, timeZone).replace('T', ' ')}:${String(at.getUTCSeconds()).padStart(2, '0')}`;
  const gmt = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');
  const all = Object.entries(meta).flatMap(([key, values]) => [values].flat().map((value) => [key, value]));
  const postmeta = all.map(([key = '', value = '']) =>
    value
      ? `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>\n`
      : '',
  );
  return `<item>
<title>${cdata(title)}</title>
<link>${escapeXml(link)}</link>
<pubDate>${created.toUTCString()}</pubDate>
<dc:creator>${cdata(author && slugOf(author))}</dc:creator>
<guid isPermaLink="false">${escapeXml(link)}</guid>
<description></description>
<content:encoded>${cdata(content)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${local(created)}</wp:post_date>
<wp:post_date_gmt>${gmt(created)}</wp:post_date_gmt>
<wp:post_modified>${local(changed)}</wp:post_modified>
<wp:post_modified_gmt>${gmt(changed)}</wp:post_modified_gmt>
<wp:comment_status>closed</wp:comment_status>
<wp:ping_status>closed</wp:ping_status>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>${order}</wp:menu_order>
<wp:post_type>${type}</wp:post_type>
<wp:post_password></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
${more}
${postmeta.join('')}</item>
`;
}
