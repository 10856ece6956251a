import { like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { readSettings } from '#database/site-settings.ts';
import { site as siteTable } from '#database/tables.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import { checkedRichText } from '#lib/rich-text/check.ts';
import { fromMarkdown, toMarkdown } from '#lib/rich-text/markdown.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { assistantWith, tokenOf } from '#modules/assistants/test-assistant.ts';
import { everyType } from '#server/content/declared-types.ts';
import { addresses, entryTranslations } from '#server/content/tables.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let use: Awaited<ReturnType<typeof assistantWith>>['use'];
beforeEach(async () => {
  site = await openTestSite({ variables: { FIRST_ADMIN_PASSWORD: 'Kardus#2026' } });
  site.db.delete(siteTable).run();
  await seedOnFirstStart(site.services);
  const { description, language, searchWords, version } = readSettings(site.db);
  const settings = { description, language, searchWords, version, secondLanguage: 'en' } as const;
  await site.administrator.site.update({ ...settings, timeZone: 'Asia/Jakarta' });
  ({ use } = await assistantWith(site, await tokenOf(site.administrator)));
});
afterEach(() => site.close());

interface One {
  type: string;
  id: number;
}

const rows = () => {
  const all = site.db.select().from(entryTranslations).all();
  return all.sort((one, other) => (`${one.type} ${one.entry}` < `${other.type} ${other.entry}` ? -1 : 1));
};
const words = () => rows().map(({ type, entry, values }) => ({ type, entry, values }));

/** Publishes what isn’t, as the button of the list of translations does. */
async function publishAll() {
  const open = await site.administrator.site.getOpenTranslations();
  const waiting = open.filter(({ state }) => state === 'unpublished');
  for (const type of new Set(waiting.map((each) => each.type))) {
    const ids = waiting.flatMap((each) => (each.type === type ? (each.translation ?? []) : []));
    const result = await site.administrator.content.changeMany({
      type: `${type}:en`,
      action: 'publish',
      ids,
    });
    expect(result.failed).toEqual([]);
  }
  return waiting.length;
}

test('an assistant translates a whole site as drafts, and a person publishes them in one go', async () => {
  // The English that the starter content comes with, as Markdown.
  const starter = words();
  const english = new Map<string, object>();
  for (const { type, entry: id } of starter)
    english.set(`${type} ${id}`, (await use('read_translation', { type, id })).translation);
  // Its file is the same.
  english.set('catalog 1', {
    ...(await use('read_translation', { type: 'catalog', id: 1 })).original,
    title: 'Catalog',
  });
  site.db.delete(entryTranslations).run();
  site.db.delete(addresses).where(like(addresses.type, '%:en')).run();
  for (let more = 1; more <= 37; more += 1) {
    const about = { name: 'Ratna', company: 'PT Maju', fileId: null, status: 'published' } as const;
    const { id } = await site.administrator.testimonial.create({ ...about, quote: `Kardus nomor ${more}` });
    english.set(`testimonial ${id}`, { quote: `Box number ${more}`, name: 'Ratna', company: 'PT Maju' });
  }

  const missing = await use('list_missing_translations');
  expect(missing).toMatchObject({ from: 'id', into: 'en', count: 91 });
  for (const { type, id } of missing.entries as One[]) {
    const written = await use('write_translation', { type, id, values: english.get(`${type} ${id}`) });
    expect(written, `${type} ${id}`).toMatchObject({ type: `${type}:en`, of: { type, id } });
  }
  expect(await use('list_missing_translations')).toMatchObject({ count: 0 });
  expect(new Set(rows().map(({ status }) => status))).toEqual(new Set(['draft']));

  expect(await publishAll()).toBe(91);
  // Each has a paragraph that is the same in both languages, as a person has to say.
  expect(await site.administrator.site.getOpenTranslations()).toMatchObject([
    { title: 'Mailer box', state: 'missing' },
    { title: 'Penanganan ekspor', state: 'missing' },
  ]);
  const isStarters = ({ type, entry }: (typeof starter)[number]) =>
    starter.some((each) => each.type === type && each.entry === entry);
  const again = words().filter(isStarters);
  expect(again).toHaveLength(53);
  expect(starter).toEqual(expect.arrayContaining(again));
}, 60_000);

test('an outdated translation is written anew, and is up to date once a person publishes it', async () => {
  const { administrator } = site;
  const about = { name: 'Ratna', company: 'PT Maju' };
  const original = { ...about, fileId: null, status: 'published' } as const;
  const { id } = await administrator.testimonial.create({ ...original, quote: 'Kardusnya kuat.' });
  const of = { type: 'testimonial', id };
  await use('write_translation', { ...of, values: { ...about, quote: 'Strong boxes.' } });
  await publishAll();
  await administrator.testimonial.update({ ...original, id, version: 1, quote: 'Kardusnya kuat dan murah.' });
  expect(await use('list_missing_translations')).toMatchObject({
    count: 2,
    entries: [{ ...of, state: 'outdated' }, { type: 'catalog' }],
  });
  const read = await use('read_translation', of);
  expect(read).toMatchObject({ changed_since: ['quote'], translation: { quote: 'Strong boxes.' } });
  await use('write_translation', { ...of, values: { quote: 'Strong and cheap boxes.' } });
  const { words } = await administrator.content.getTranslation({ ...of, language: 'en' });
  expect(words).toMatchObject({ quote: 'Kardusnya kuat dan murah.' });
  expect(rows().find(({ type, entry }) => type === 'testimonial' && entry === id)).toMatchObject({
    values: { quote: 'Strong boxes.' },
    isOutdated: true,
  });
  expect(await publishAll()).toBe(1);
  expect(await administrator.site.getOpenTranslations()).toMatchObject([{ type: 'catalog' }]);
});

test('every text of the starter content comes back from Markdown as it was', () => {
  const texts: RichText[] = [];
  for (const { table } of everyType())
    JSON.stringify(site.db.select().from(table).all(), (_name, value) => {
      if (isRichText(value)) texts.push(value);
      return value;
    });
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts)
    expect(checkedRichText(fromMarkdown(toMarkdown(text)))).toEqual(checkedRichText(structuredClone(text)));
});
