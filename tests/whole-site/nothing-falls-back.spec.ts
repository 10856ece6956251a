import path from 'node:path';
import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';
import { openDatabase } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Field, Fields } from '#lib/fields.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { linkTo } from '#lib/rich-text/references.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { translatedFields } from '#lib/translation.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { blogPosts } from '#modules/blogs/tables.ts';
import { menus } from '#modules/menu/tables.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { entryTranslations } from '#server/content/tables.ts';
import { isLabel } from '#server/content/translations/translation-type.ts';
import { untranslatedNeeds } from '#server/content/translations/untranslated-labels.ts';
import { translatedFieldsOf } from '#server/content/translations/words.ts';
import { type EntryType, isOfType } from '#server/module/entry-type.ts';
import '#server/register-modules.ts';
import { ownSite } from '#tests/own-site.ts';
import { times } from '#tests/patience.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';
import { application } from './own-forms.ts';

// Every word of the first language carries a mark, in each field that a type declares: a new type is tried without another line.

const site = ownSite();
const mark = 'Asli';
let words = 0;
function marked() {
  words += 1;
  return `${mark}${words}`;
}

/** A value with each of its words marked, by the kind of its field. */
function markedValue({ kind, role, columns }: Field, value: unknown): unknown {
  if (role === 'address') return value;
  if (kind === 'line' || kind === 'text') return marked();
  if (kind === 'tags') return (value as string[]).map(marked);
  if (kind === 'richText') return markedText(value as RichTextNode);
  if (kind === 'rows') return (value as object[] | null)?.map((row) => markedValues(columns ?? {}, row));
  if (kind === 'blocks')
    return (value as PlacedBlock[]).map((block) => ({
      ...block,
      values: { ...block.values, ...markedValues(translatedFieldsOf(block.kind), block.values) },
    }));
  return value;
}

function markedValues(fields: Fields, values: object): object {
  const all = Object.entries({ ...values }).map(([name, value]) => {
    const field = fields[name];
    return [name, field?.translated === true && value !== undefined ? markedValue(field, value) : value];
  });
  return Object.fromEntries(all);
}

const said = ['alt', 'caption', 'title', 'text'];

function markedText(node: RichTextNode): RichTextNode {
  const attrs = Object.entries(node.attrs ?? {}).map(([name, value]) => [
    name,
    said.includes(name) && typeof value === 'string' ? marked() : value,
  ]);
  return {
    ...node,
    ...(node.text && { text: marked() }),
    ...(node.attrs && { attrs: Object.fromEntries(attrs) }),
    ...(node.content && { content: node.content.map(markedText) }),
  };
}

const typesWithWords = declaredTypes().filter((type) => Object.keys(translatedFields(type)).length > 0);
const open = () => openDatabase(path.join(site.folder, 'vinci.db'));

function entriesOf(db: ReturnType<typeof open>, type: EntryType) {
  return db.select().from(type.table).where(isOfType(type)).all();
}

/** A form, which the starter content doesn’t have, where jobs are applied for. */
async function addForm() {
  const { id } = await (await apiOf(site)).change<{ id: number }>('form.create', {
    ...application,
    // Two choices would become one word.
    fields: application.fields.filter(({ choices }) => !choices),
  });
  const db = open();
  db.update(blogPosts)
    .set({ applyLink: linkTo({ type: 'form', id }) })
    .where(eq(blogPosts.category, jobCategory))
    .run();
  db.$client.close();
}

function markEverything() {
  const db = open();
  for (const type of typesWithWords)
    for (const row of entriesOf(db, type)) {
      const entered = type.unpack?.(row) ?? row;
      const fields = translatedFields(type);
      const own = Object.fromEntries(Object.keys(fields).map((name) => [name, entered[name as 'id']]));
      const values = markedValues(fields, own);
      db.update(type.table)
        .set(type.pack?.(values, row) ?? values)
        .where(eq(type.table.id, row.id))
        .run();
    }
  for (const { id } of db.select().from(files).all())
    db.update(files).set({ alt: marked(), translatedAlt: '' }).where(eq(files.id, id)).run();
  const onlyInFirst = { label: { id: marked(), en: '' }, place: 'header', level: 0 } as const;
  const areas = ['/packaging', '/services', '/gallery', '/blogs', '/catalog'];
  const entries = [
    ...areas.map((target) => ({ ...onlyInFirst, kind: 'area' as const, target })),
    { ...onlyInFirst, kind: 'link' as const, target: 'https://toko.example' },
  ];
  db.update(menus).set({ entries }).run();
  db.$client.close();
}

type Wanted = (type: EntryType, at: number, all: number) => boolean;

async function translateEntries(isWanted: Wanted) {
  const api = await apiOf(site);
  const db = open();
  for (const type of typesWithWords) {
    const rows = entriesOf(db, type);
    expect(rows.length, `Give the starter content a ${type.name} to try here.`).toBeGreaterThan(0);
    for (const [at, { id }] of rows.entries())
      if (isWanted(type, at, rows.length)) await translate(api, type.name, Number(id));
  }
  db.$client.close();
}

const isNeeded: Wanted = (type) => Boolean(type.single) || isLabel(type);

/** Names of companies and people may stay as they are. */
const hasMoreThanNames = (type: EntryType) =>
  Object.values(translatedFields(type)).some(({ isName, kind }) => !isName && kind !== 'rows');

/** The labels of which visitors read the original, as those do that are added later. */
async function unpublishLastLabels() {
  const api = await apiOf(site);
  const db = open();
  for (const { name: type } of typesWithWords.filter(isLabel)) {
    const isOfType = eq(entryTranslations.type, type);
    const last = db.select().from(entryTranslations).where(isOfType).all().at(-1);
    await api.change('content.unpublishTranslation', { type: `${type}:en`, id: last?.id });
  }
  db.$client.close();
}

function neededTypes(): string[] {
  const db = open();
  const needed = untranslatedNeeds(db, 'en').map(({ type }) => type.name);
  db.$client.close();
  return needed.sort();
}

type Node = DefaultTreeAdapterMap['node'];

/** Everything that a page says with a mark, but for texts that say that they are in the first language. */
function markedIn(node: Node): string[] {
  if (tree.isTextNode(node)) return node.value.match(/\bAsli\d+\b/g) ?? [];
  if (!('childNodes' in node)) return [];
  const attributes = tree.isElementNode(node) ? node.attrs : [];
  if (attributes.some(({ name, value }) => name === 'lang' && value === 'id')) return [];
  const found = attributes.flatMap(({ name, value }) =>
    value.includes(mark) ? [`${tree.isElementNode(node) && node.tagName} ${name}="${value}"`] : [],
  );
  return [...found, ...node.childNodes.flatMap(markedIn)];
}

function linksIn(html: string, from: string): string[] {
  const written = html.matchAll(/(?:href|action|content)="([^"]+)"/g);
  const urls = [...written].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), from));
  return urls
    .filter(({ origin, pathname }) => origin === site.url && /^\/en(?:\/|$)/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Everything that visitors get in the second language, by its address: what it says in the first, and its labels. `name`: left out. */
async function crawl(name = 'none') {
  const seen = new Set(['/en', '/en/search/Zz', '/en/search/zzzzz', '/en/no-such-page', '/en/rss.xml']);
  const wrong: Record<string, string[]> = {};
  const labels = new Set<string>();
  for (const at of seen) {
    const answer = await fetch(site.url + at);
    const type = answer.headers.get('content-type') ?? '';
    if (!/html|xml|json/.test(type)) continue;
    const body = (await answer.text()).replace(new RegExp(`${name}(?!\\d)`, 'g'), '');
    if (type.includes('html')) {
      expect(body, at).toContain('<html lang="en"');
      for (const link of linksIn(body, site.url + at)) seen.add(link);
    }
    const found = type.includes('html') ? markedIn(parse(body)) : (body.match(/Asli\d+/g) ?? []);
    for (const [, label = ''] of body.matchAll(/ lang="id"[^>]*>(Asli\d+)</g)) labels.add(label);
    if (found.length > 0) wrong[at] = [...new Set(found)];
  }
  return { seen: [...seen], wrong, labels };
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await addForm();
  markEverything();
});

test('a language without any translation says nothing but the name of the company', {
  tag: '@sweep',
}, async () => {
  test.setTimeout(2 * times.browser);
  const [{ name = '' } = {}] = rowsIn<{ name: string }>(site, 'select name from brands');
  expect(name).toMatch(mark);
  setSecondLanguage(site, 'en');
  await expect.poll(async () => (await fetch(`${site.url}/en`)).url).toBe(`${site.url}/en`);
  const { seen, wrong } = await crawl(name);
  expect(wrong).toEqual({});
  expect(seen.length).toBeGreaterThan(8);
});

test('a language with no more than it needs says nothing in the other one', { tag: '@sweep' }, async () => {
  test.setTimeout(2 * times.browser);
  expect(new Set(neededTypes())).toEqual(
    new Set(
      typesWithWords.filter((type) => isNeeded(type, 0, 0) && hasMoreThanNames(type)).map(({ name }) => name),
    ),
  );
  await translateEntries(isNeeded);
  expect(neededTypes()).toEqual([]);
  const { seen, wrong, labels } = await crawl();
  expect(wrong).toEqual({});
  expect([...labels]).toEqual([]);
  expect(seen).toContain('/en/manifest.webmanifest');
  const card = seen.find((at) => at.startsWith('/en/share-card.jpg'));
  const drawn = await Promise.all([card, '/share-card.jpg'].map((at) => fetch(site.url + at)));
  expect(drawn.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'image/jpeg']);
  const [second, first] = await Promise.all(drawn.map(async (each) => Buffer.from(await each.arrayBuffer())));
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(false);
});

test('nor one with half of its entries; a label that was added later says in which it is', {
  tag: '@sweep',
}, async () => {
  test.setTimeout(2 * times.browser);
  await translateEntries((type, at, all) => !isNeeded(type, at, all) && at % 2 === 0);
  await unpublishLastLabels();
  expect(neededTypes()).toEqual(
    typesWithWords
      .filter((type) => isLabel(type) && hasMoreThanNames(type))
      .map(({ name }) => name)
      .sort(),
  );
  const { seen, wrong, labels } = await crawl();
  expect(wrong).toEqual({});
  expect(labels.size).toBeGreaterThanOrEqual(2);
  const entries = seen.filter((at) => /^\/en\/(?:packaging|services|blogs|catalog)\/zz/.test(at));
  expect(entries.length).toBeGreaterThan(8);
  expect(seen.filter((at) => at.startsWith('/en/forms/'))).not.toEqual([]);
});
