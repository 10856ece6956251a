import type { Overview, Source } from '../source.ts';
import { pathsOf, resolverOf } from './addresses.ts';
import { convertText } from './convert-text.ts';
import { elementorParts } from './elementor.ts';
import { areaOf, entryOf, fieldOf, headOf, languageOf, metaOf, statusOf, uploadOf } from './entry.ts';
import { inLanguages } from './languages.ts';
import { type RawRecord, readItems } from './read-items.ts';

/** Moving in from WordPress: exports as Tools → Export makes them (WXR). */
export const wordpress: Source = {
  paths: pathsOf,
  resolver: resolverOf,
  isStored: ({ address }) => /\.(jpe?g|png|gif|webp|avif|heic|svg|pdf)$/i.test(address),

  async look(files) {
    const overview = emptyOverview();
    const [seen, menus, now] = [new Set<string>(), [] as RawRecord[], new Date()];
    for await (const record of readItems(files, overview.problems)) {
      if (record.name === 'channel') readSite(record, overview);
      else if (record.name === 'wp:author') readAuthor(record, overview);
      else if (record.name !== 'item') readTerm(record, overview);
      else if (isNew(record, seen, overview))
        for (const item of inLanguages(record)) readItem(item, overview, menus, now);
    }
    nameHost(overview);
    readMenus(menus, overview);
    return overview;
  },

  async *entries(files, overview) {
    const [seen, uploaded] = [new Set<number>(), new Map<number, number[]>()];
    for (const { id, parent } of overview.files.values())
      uploaded.set(parent, [...(uploaded.get(parent) ?? []), id]);
    for await (const record of readItems(files, [])) {
      for (const item of record.name === 'item' ? inLanguages(record) : []) {
        const id = Number(item.fields['wp:post_id']);
        const head = overview.entries.get(id);
        if (!head || seen.has(id)) continue;
        seen.add(id);
        const written = item.fields['content:encoded'] ?? '';
        const { html, notes } = elementorParts(metaOf(item, '_elementor_data')[0] ?? '', written);
        const text = convertText(written + html, { ...overview, uploaded: uploaded.get(id) ?? [] });
        const entry = entryOf(item, head, overview.site, overview.authors);
        yield { ...entry, text, notes: [...entry.notes, ...notes] };
      }
    }
  },
};

function emptyOverview(): Overview {
  return {
    site: { title: '', host: '', base: '', language: 'id' },
    authors: new Map(),
    terms: [],
    files: new Map(),
    menu: [],
    entries: new Map(),
    synced: new Map(),
    leftOut: [],
    repeated: 0,
    comments: { approved: 0, other: 0 },
    problems: [],
    found: new Map(),
  };
}

// Its fields come with the end of the file.
function readSite(record: RawRecord, { site }: Overview) {
  const address = fieldOf(record, 'wp:base_blog_url') || fieldOf(record, 'link');
  if (!URL.canParse(address)) return;
  site.title = fieldOf(record, 'title');
  site.host = hostOf(address);
  site.base = new URL(address).pathname.replace(/\/+$/, '');
  site.language = languageOf(fieldOf(record, 'language')) ?? 'en';
}

function nameHost({ site, entries, files }: Overview) {
  // Some exports name no site: their items have its address.
  const known = [...entries.values(), ...files.values()].find(({ address }) => URL.canParse(address));
  if (!site.host && known) site.host = hostOf(known.address);
  for (const one of [...entries.values(), ...files.values()]) one.key = `${site.host}${one.key}`;
}

function hostOf(address: string) {
  return new URL(address).hostname.replace(/^www\./, '');
}

function readAuthor(record: RawRecord, { authors }: Overview) {
  const login = fieldOf(record, 'wp:author_login');
  const name = fieldOf(record, 'wp:author_display_name') || login;
  authors.set(login, { login, name, email: fieldOf(record, 'wp:author_email') });
}

function readTerm(record: RawRecord, { terms }: Overview) {
  const of = (...names: string[]) => names.map((name) => fieldOf(record, name)).find(Boolean) ?? '';
  const taxonomy = { 'wp:category': 'category', 'wp:tag': 'post_tag' }[record.name] ?? of('wp:term_taxonomy');
  const slug = of('wp:category_nicename', 'wp:tag_slug', 'wp:term_slug');
  if (terms.some((term) => term.taxonomy === taxonomy && term.slug === slug)) return;
  terms.push({
    id: Number(of('wp:term_id')),
    taxonomy,
    slug,
    name: of('wp:cat_name', 'wp:tag_name', 'wp:term_name'),
    parent: of('wp:category_parent', 'wp:term_parent'),
    description: of('wp:category_description', 'wp:tag_description', 'wp:term_description'),
  });
}

// Parts of an export overlap.
function isNew(item: RawRecord, seen: Set<string>, overview: Overview) {
  const [type, id] = [fieldOf(item, 'wp:post_type'), fieldOf(item, 'wp:post_id')];
  overview.found.set(type, (overview.found.get(type) ?? 0) + 1);
  if (!seen.has(id)) return Boolean(seen.add(id));
  overview.repeated += 1;
  overview.leftOut.push({
    id: `${id}+${overview.repeated}`,
    type,
    why: 'is in the export twice',
    title: fieldOf(item, 'title'),
  });
  return false;
}

function readItem(item: RawRecord, overview: Overview, menus: RawRecord[], now: Date) {
  const [type, id, title] = [
    fieldOf(item, 'wp:post_type'),
    Number(fieldOf(item, 'wp:post_id')),
    fieldOf(item, 'title'),
  ];
  const head = headOf(item, now);
  if (type === 'attachment') overview.files.set(id, uploadOf(item));
  else if (type === 'nav_menu_item') menus.push(item);
  else if (type === 'wp_block') overview.synced.set(id, item.fields['content:encoded'] ?? '');
  else if (head) overview.entries.set(id, head);
  else {
    const isGone = areaOf(type) && !statusOf(item, now);
    overview.leftOut.push({
      id: String(id),
      type,
      title,
      why: isGone ? `is ${fieldOf(item, 'wp:status')}` : 'has no counterpart',
    });
  }
  for (const { name, fields } of item.records)
    if (name === 'wp:comment')
      overview.comments[fields['wp:comment_approved'] === '1' ? 'approved' : 'other'] += 1;
}

const termQuery: Record<string, string> = { category: 'category_name', post_tag: 'tag' };

function readMenus(items: RawRecord[], { menu, entries, leftOut, terms }: Overview) {
  const of = (item: RawRecord, name: string) => metaOf(item, `_menu_item_${name}`)[0]?.trim() ?? '';
  const parents = new Map(items.map((item) => [fieldOf(item, 'wp:post_id'), of(item, 'menu_item_parent')]));
  const levelOf = (id: string, most = 10): number => {
    const parent = parents.get(id);
    return parent && parent !== '0' && parents.has(parent) && most > 0 ? 1 + levelOf(parent, most - 1) : 0;
  };
  const order = (item: RawRecord) => Number(fieldOf(item, 'wp:menu_order'));
  for (const item of items.toSorted((one, other) => order(one) - order(other))) {
    const [id, target] = [fieldOf(item, 'wp:post_id'), Number(of(item, 'object_id'))];
    const isEntry = of(item, 'type') === 'post_type';
    const label = fieldOf(item, 'title') || entries.get(target)?.title || '';
    const isMissing = isEntry && entries.get(target)?.status !== 'published';
    if (isMissing)
      leftOut.push({ id, type: 'nav_menu_item', why: 'leads to no published entry', title: label });
    else {
      const wasLevel = levelOf(id);
      const name = item.records.find(({ attributes }) => attributes.domain === 'nav_menu')?.fields.name ?? '';
      const term = terms.find((one) => one.id === target && one.taxonomy === of(item, 'object'));
      const leads = {
        post_type: { id: target },
        taxonomy: { address: term ? `/?${termQuery[term.taxonomy] ?? 'term'}=${term.slug}` : '#' },
        post_type_archive: { address: `/${of(item, 'object')}` },
      }[of(item, 'type')] ?? { address: of(item, 'url') };
      menu.push({ id, menu: name, label, target: leads, level: Math.min(wasLevel, 1), wasLevel });
    }
  }
}
