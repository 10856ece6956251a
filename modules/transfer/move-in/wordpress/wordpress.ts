import { append } from '#lib/append.ts';
import { tryParseJson } from '#lib/try-parse.ts';
import { countsOf } from '../arrived.ts';
import { byChoice, noChoices } from '../choices.ts';
import { grouped, keyIn } from '../items.ts';
import { hostOf } from '../old-links.ts';
import type {
  Counts,
  OldFile,
  Overview,
  SourceAuthor,
  SourceCount,
  SourceEntry,
  SourceTerm,
} from '../source.ts';
import { pathsOf, resolverOf } from './addresses.ts';
import { convertText } from './convert-text.ts';
import { countSource } from './count-source.ts';
import { Clocks } from './dates.ts';
import { plain } from './elements.ts';
import { areaOf, authorsOf, entryOf, headOf, statusOf, termsOf, uploadOf } from './entry.ts';
import { Bases, FilesOfTexts } from './found-in-texts.ts';
import { inLanguages, inOne, languageOf } from './languages.ts';
import { readMenus } from './menus.ts';
import { elementorText } from './page-builders.ts';
import { type Flaws, readItems } from './read-items.ts';
import { fieldOf, firstMeta, idOf, metaOf, oldNumber, ownCopy, type RawRecord } from './record.ts';
import { withMarkers } from './shortcodes.ts';

/** Moving in from WordPress: exports as Tools → Export makes them (WXR). */
export const wordpress = {
  paths: pathsOf,
  resolver: resolverOf,
  isStored: ({ address }: OldFile) => /\.(jpe?g|png|gif|webp|avif|heic|svg|pdf)$/i.test(address),

  async readOverview(exports: string[], choices = noChoices): Promise<Overview> {
    const overview: Overview = {
      choices,
      site: { title: '', host: '', base: '', language: 'id', offset: 0 },
      ...{ authors: new Map(), files: new Map(), entries: new Map(), synced: new Map() },
      ...{ terms: [], menu: [], leftOut: [], redirects: [], problems: [], unread: [], repeated: 0 },
    };
    const [menus, now] = [[] as RawRecord[], new Date()];
    const [files, clocks, bases] = [new FilesOfTexts(), new Clocks(), new Bases()];
    for await (const record of recordsOf(exports, overview, (item) => addRepeated(item, overview))) {
      if (record.name === 'channel') readSite(record, overview);
      else if (record.name === 'wp:author') readAuthor(record, overview);
      else if (record.name !== 'item') readTerm(record, overview);
      else {
        readItem(record, overview, menus, now);
        clocks.add(record);
        files.read(record);
        bases.read(record);
      }
    }
    clocks.setRight(overview, now);
    pairCopies(overview);
    nameHost(overview);
    files.addTo(overview);
    bases.addTo(overview);
    readMenus(menus, overview);
    return overview;
  },

  async *entries(files: string[], overview: Overview): AsyncGenerator<SourceEntry> {
    const uploaded = new Map<number, number[]>();
    for (const { id, parent } of overview.files.values()) append(uploaded, parent, id);
    for await (const item of recordsOf(files, { problems: [], unread: [] })) {
      const id = Number(item.fields['wp:post_id']);
      const head = overview.entries.get(id);
      if (!head) continue;
      const found = countOf(item, overview, overview.choices);
      const { html, notes } = textOf(item);
      const { shortcodes } = overview.choices;
      const text = convertText(html, { ...overview, shortcodes, uploaded: uploaded.get(id) ?? [] });
      const entry = entryOf(item, head, overview.site, overview.authors);
      yield { ...entry, text, found, notes: [...entry.notes, ...notes] };
    }
  },
};

/** The records of an export, each item once and in each of its languages. `onRepeated` hears of further copies. */
async function* recordsOf(
  files: string[],
  flaws: Flaws,
  onRepeated = (_item: RawRecord): void => undefined,
): AsyncGenerator<RawRecord> {
  const seen = new Map<string, string>();
  for await (const record of readItems(files, flaws)) {
    if (record.name !== 'item') yield inOne(record);
    else if (number(record, seen)) yield* inLanguages(record);
    else onRepeated(record);
  }
}

function countOf({ fields, records }: RawRecord, known: Overview, choices = noChoices): SourceCount {
  const metas = records.filter(({ name }) => name === 'wp:postmeta').map((meta) => meta.fields);
  const [excerpt, text] = [fields['excerpt:encoded'] ?? '', fields['content:encoded'] ?? ''];
  const own = metas.map((meta): [string, string] => [meta['wp:meta_key'] ?? '', meta['wp:meta_value'] ?? '']);
  const found = countSource({ text, excerpt, fields: own }, known);
  const names = Object.keys(choices.shortcodes).map((name) => name.toLowerCase());
  if (names.length === 0) return found;
  const codes = withMarkers(text, names).codes.filter(({ name }) => names.includes(name));
  const chosen = codes.map(({ source }) => source).join('\n');
  const leftOut = countsOf(countSource({ text: chosen, excerpt: '', fields: [] }, known)).words;
  return { ...found, leftOut };
}

function readRedirect(item: RawRecord, { redirects, leftOut }: Overview) {
  const of = (name: string) => firstMeta(item, `_redirect_rule_${name}`);
  const [from, to, code] = [of('from'), of('to'), of('status_code')];
  if (fieldOf(item, 'wp:status') === 'publish')
    redirects?.push({ from, to, code, isRegex: of('from_regex') === '1' });
  const about = { id: fieldOf(item, 'wp:post_id'), type: 'redirect_rule', title: from };
  leftOut.push({ ...about, why: 'Imported as a redirect.' });
}

// The text as visitors read it: drawn by a page builder, with its footnotes.
function textOf(item: RawRecord) {
  const written = item.fields['content:encoded'] ?? '';
  const text = written.replace('<!-- wp:footnotes /-->', () =>
    footnotesOf(metaOf(item, 'footnotes')[0] ?? ''),
  );
  const isDrawn = metaOf(item, '_elementor_edit_mode')[0] === 'builder';
  return isDrawn ? elementorText(metaOf(item, '_elementor_data')[0] ?? '', text) : { html: text, notes: [] };
}

function footnotesOf(meta: string) {
  const notes = tryParseJson(meta);
  if (!Array.isArray(notes)) return '';
  return `<ol>${notes.map((note: { content?: unknown } | null) => `<li>${note?.content ?? ''}</li>`).join('')}</ol>`;
}

// Its fields come with the end of the file.
function readSite(record: RawRecord, { site, choices }: Overview) {
  const address = fieldOf(record, 'wp:base_blog_url') || fieldOf(record, 'link');
  if (!URL.canParse(address)) return;
  site.title = fieldOf(record, 'title');
  site.host = hostOf(address);
  site.base = new URL(address).pathname.replace(/\/+$/, '');
  site.language = choices.language ?? languageOf(fieldOf(record, 'language')) ?? 'en';
}

// WPML: an entry names the one of which it is a copy, which says nothing itself.
function pairCopies({ entries }: Overview) {
  for (const { translations } of entries.values()) {
    const original = entries.get(Number(translations));
    if (original && !original.translations) original.translations = translations;
  }
}

function nameHost({ site, entries, files }: Overview) {
  // Some exports name no site: their items have its address.
  const known = [...entries.values(), ...files.values()].find(({ address }) => URL.canParse(address));
  if (!site.host && known) site.host = hostOf(known.address);
  for (const one of entries.values()) one.key = keyIn(site, one.type, one.key);
  for (const one of files.values()) one.key = keyIn(site, 'attachment', one.key);
  for (const same of grouped(files.values(), ({ address }) => address).values())
    for (const one of same) if (same.some(({ alt }) => alt !== one.alt)) one.isShared = true;
}

function readAuthor(record: RawRecord, overview: Overview) {
  const [id, login] = [fieldOf(record, 'wp:author_id'), fieldOf(record, 'wp:author_login')];
  addAuthor({ id, login, name: fieldOf(record, 'wp:author_display_name') || login }, overview);
}

function addAuthor(author: SourceAuthor, { authors, choices }: Overview) {
  const { login, name } = author;
  authors.set(login, ownCopy({ ...author, name: choices.authors[login] ?? name }));
}

function readTerm(record: RawRecord, overview: Overview) {
  const of = (...names: string[]) => names.map((name) => fieldOf(record, name)).find(Boolean) ?? '';
  const taxonomy = { 'wp:category': 'category', 'wp:tag': 'post_tag' }[record.name] ?? of('wp:term_taxonomy');
  const slug = of('wp:category_nicename', 'wp:tag_slug', 'wp:term_slug');
  const name = plain(of('wp:cat_name', 'wp:tag_name', 'wp:term_name'));
  const parent = of('wp:category_parent', 'wp:term_parent');
  addTerm({ id: Number(of('wp:term_id')), taxonomy, slug, name, parent }, overview);
}

function addTerm(term: SourceTerm, { terms }: Overview) {
  const known = terms.find(({ taxonomy, slug }) => taxonomy === term.taxonomy && slug === term.slug);
  if (!known) terms.push(ownCopy(term));
  else if (!known.id) Object.assign(known, ownCopy(term));
}

/** Whether an item is new: an earlier part of the export may have had it. Items of two types with one number are both kept. */
function number(item: RawRecord, seen: Map<string, string>): boolean {
  const [type, id] = [fieldOf(item, 'wp:post_type'), fieldOf(item, 'wp:post_id')];
  const own = (seen.get(id) ?? type) === type ? id : String(idOf(`${type}|${id}`));
  const isNew = !seen.has(own);
  seen.set(own, type);
  if (own !== id) Object.assign(item.fields, { 'wp:post_id': own, [oldNumber]: id });
  return isNew;
}

function addRepeated(item: RawRecord, overview: Overview) {
  const [type, id] = [fieldOf(item, 'wp:post_type'), fieldOf(item, 'wp:post_id')];
  overview.repeated += 1;
  const about = { id: `${id}+${overview.repeated}`, type, title: fieldOf(item, 'title') };
  overview.leftOut.push(ownCopy({ ...about, why: 'Duplicate in the export.' }));
}

function readItem(item: RawRecord, overview: Overview, menus: RawRecord[], now: Date) {
  const id = Number(fieldOf(item, 'wp:post_id'));
  const [type, title] = [fieldOf(item, 'wp:post_type'), fieldOf(item, 'title')];
  const head = headOf(item, now, overview.choices);
  const leaveOut = (why: string, before?: Counts) =>
    overview.leftOut.push(ownCopy({ ...{ id: String(id), type, title, why }, ...(before && { before }) }));
  if (type === 'attachment') overview.files.set(id, ownCopy(uploadOf(item)));
  else if (type === 'nav_menu_item') menus.push(ownCopy(item));
  else if (type === 'wp_navigation' && fieldOf(item, 'wp:status') === 'publish') {
    menus.push(ownCopy(item));
    leaveOut('Included in the menu.');
  } else if (type === 'wp_block') overview.synced.set(id, ownCopy(item.fields['content:encoded'] ?? ''));
  else if (type === 'redirect_rule') readRedirect(item, overview);
  else if (head) overview.entries.set(id, ownCopy(head));
  else {
    const isGone = areaOf(type, overview.choices) && !statusOf(item, now);
    const isChosen = overview.choices.types[type] === 'none';
    const status = fieldOf(item, 'wp:status');
    if (isGone)
      leaveOut(
        status === 'trash'
          ? 'It was in the trash of the old site.'
          : 'It was never saved on the old site, so it is empty.',
      );
    else {
      const isRead = !/^(wp_|custom_|customize_|oembed_|acf-|elementor_|revision|user_request)/.test(type);
      const before = isRead ? countsOf(countOf(item, overview)) : undefined;
      leaveOut(isChosen ? byChoice : 'This type isn’t supported.', before);
    }
  }
  // Exports of one type don't list the terms, and those of other programs nothing but their names.
  for (const term of termsOf(item))
    if (/^(category|post_tag|product_\w+)$/.test(term.taxonomy))
      addTerm({ ...term, id: 0, parent: '' }, overview);
  for (const author of authorsOf(item))
    if (author.login && termsOf(item).some(({ taxonomy }) => taxonomy === 'author'))
      if (!overview.authors.has(author.login)) addAuthor({ id: '', ...author }, overview);
}
