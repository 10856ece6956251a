import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { testimonials } from '#modules/testimonials/tables.ts';
import { entryTranslations } from '#server/content/tables.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

type Api = typeof site.administrator;

const quote = 'Kardusnya kuat sekali.';

function prepareEnglish(description = '') {
  const settings = { secondLanguage: 'en', isSecondLanguagePublic: false, description } as const;
  site.db.update(siteTable).set(settings).run();
  site.content.bump();
}

async function addTestimonial() {
  const words = { quote, name: 'Budi Santoso', company: 'PT Maju Jaya' };
  return site.administrator.testimonial.create({ ...words, fileId: null, status: 'published' });
}

/** Publishes a translation that says something else where `said` does, and the same elsewhere. */
async function translate(api: Api, type: string, id: number, said: object) {
  const one = { type, id, language: 'en' } as const;
  const { words, version } = await api.content.getTranslation(one);
  const begun = await api.content.beginTranslation(one);
  const saved = Object.assign({ version: 1 }, words, said, { status: 'published' });
  await api.content.updateTranslation({ type: `${type}:en`, id: begun.id, ...saved });
  return { ...one, of: begun.id, version };
}

async function open(api: Api, type: string) {
  const all = await api.site.getOpenTranslations();
  return all.filter((each) => each.type === type).map(({ id, state }) => [id, state]);
}

test('a copy of the original isn’t translated until a person changes or confirms it; names are the same anyway', async () => {
  prepareEnglish();
  const translator = site.withRight('translator');
  const [one, two] = [await addTestimonial(), await addTestimonial()];
  const copied = await translate(translator, 'testimonial', one.id, {});
  await translate(translator, 'testimonial', two.id, { quote: 'Very sturdy boxes.' });
  expect(await open(translator, 'testimonial')).toEqual([[one.id, 'missing']]);
  const { language, version } = copied;
  const confirmed = { type: 'testimonial', id: one.id, language, version, fields: [], same: [quote] };
  await translator.content.confirmUpToDate(confirmed);
  expect(await open(translator, 'testimonial')).toEqual([]);
  const other = 'Kardusnya kuat dan murah.';
  const kept = { name: 'Budi Santoso', company: 'PT Maju Jaya', fileId: null, status: 'published' } as const;
  await site.administrator.testimonial.update({ ...kept, id: two.id, version: 1, quote: other });
  expect(await open(translator, 'testimonial')).toEqual([[two.id, 'outdated']]);
});

test('words that visitors don’t read yet are listed as not published, of a new translation and of another', async () => {
  prepareEnglish();
  const translator = site.withRight('translator');
  const [one, two] = [await addTestimonial(), await addTestimonial()];
  await translator.content.beginTranslation({ type: 'testimonial', id: one.id, language: 'en' });
  const { of } = await translate(translator, 'testimonial', two.id, { quote: 'Very sturdy boxes.' });
  const values = { quote: 'Sturdy boxes indeed.', name: 'Budi Santoso', company: 'PT Maju Jaya' };
  const typed = { type: 'testimonial:en', of: { id: of }, values: { ...values, status: 'published' } };
  await translator.content.keepCopy({ ...typed, version: 2, revision: 0 });
  expect(await open(translator, 'testimonial')).toEqual([
    [one.id, 'unpublished'],
    [two.id, 'unpublished'],
  ]);
  const { waiting } = await translator.site.getSummary();
  expect(waiting).toMatchObject([{ title: '2 not published', text: '2 testimonials' }]);
});

test('a translator translates the words of the settings and of the footer, and reads nothing else of them', async () => {
  prepareEnglish('Kotak dan peti.');
  const link = { name: 'Toko', link: 'https://vinci.example/toko', type: 'followus' } as const;
  const footer = await site.administrator.footerLink.create({ ...link, staticImage: 'link', fileId: null });
  const translator = site.withRight('translator');
  expect(await open(translator, 'site')).toEqual([[1, 'missing']]);
  expect(await open(translator, 'footerLink')).toEqual([[footer.id, 'missing']]);
  await translate(translator, 'site', 1, { description: 'Boxes and crates.' });
  await translate(translator, 'footerLink', footer.id, { name: 'Shop' });
  expect(await translator.site.getOpenTranslations()).toEqual([]);
  const entry = { type: 'site', id: 1, language: 'en' } as const;
  const { words } = await translator.content.getTranslation(entry);
  expect(Object.keys(words).sort()).toEqual(['description', 'searchWords']);
  await expect(translator.content.getEntry({ type: 'site', id: 1 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(translator.site.getSecondLanguage()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const other of [
    site.client,
    site.withRight('writer'),
    site.withRight('editor'),
    site.withRight('sales'),
  ])
    await expect(other.content.getTranslation(entry)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('names of clients and of the company stop no language from being published', async () => {
  prepareEnglish();
  const { id: fileId } = await site.administrator.file.upload(formWith(await photo()));
  await site.administrator.homeClient.create({ name: 'PT Maju Jaya', website: '', fileId });
  expect((await site.administrator.site.getSecondLanguage())?.needed).toEqual([]);
  await site.administrator.site.publishLanguage();
});

test('2,000 entries are read once per change of content, for all users', async () => {
  prepareEnglish();
  const translator = site.withRight('translator');
  await addTestimonial();
  site.db.$client.exec(`with recursive more(n) as (select 2 union all select n + 1 from more where n < 2000)
    insert into testimonials (quote, name, company, status, position, version, created_at, updated_at)
    select quote || n, name, company, status, n, version, created_at, updated_at from testimonials, more`);
  site.content.bump();
  expect((await translator.site.getSummary()).waiting).toMatchObject([{ title: '2000 to translate' }]);
  // The version didn't change, so the rows aren't read again.
  site.db.update(testimonials).set({ status: 'draft' }).run();
  expect((await translator.site.getSummary()).waiting).toMatchObject([{ title: '2000 to translate' }]);
  expect(await site.administrator.site.getOpenTranslations()).toHaveLength(2000);
  site.content.bump();
  expect((await translator.site.getSummary()).waiting).toEqual([]);
});

test('a language is published, unpublished and published again while two people translate', async () => {
  prepareEnglish();
  const [translator, editor] = [site.withRight('translator'), site.withRight('editor')];
  const { id } = await addTestimonial();
  const one = { type: 'testimonial', id, language: 'en' } as const;
  const [mine, theirs] = await Promise.all(
    [translator, editor].map((api) => api.content.beginTranslation(one)),
  );
  expect(mine).toEqual(theirs);
  await site.administrator.site.publishLanguage();
  const { of } = await translate(translator, 'testimonial', id, { quote: 'Sturdy boxes.' });
  await site.administrator.site.unpublishLanguage();
  const late = {
    quote: 'Very sturdy boxes.',
    name: 'Budi Santoso',
    company: 'PT Maju Jaya',
    status: 'published',
  };
  const change = { type: 'testimonial:en', id: of, ...late };
  await expect(editor.content.updateTranslation({ ...change, version: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await editor.content.updateTranslation({ ...change, version: 2 });
  await site.administrator.site.publishLanguage();
  expect(await open(translator, 'testimonial')).toEqual([]);
  expect(site.db.select({ all: count() }).from(entryTranslations).get()).toEqual({ all: 1 });
  const { values } = site.db.select().from(entryTranslations).get() ?? {};
  expect(values).toMatchObject({ quote: 'Very sturdy boxes.' });
});
