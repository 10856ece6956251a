import { expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { translationsOf } from './mark-outdated.ts';
import { untranslatedNeeds } from './untranslated-labels.ts';

const site = siteOfEachTest();

async function translateBrand() {
  const { content } = site.administrator;
  const { id } = await content.beginTranslation({ type: 'brand', id: 1, language: 'en' });
  const words = { name: 'Vinci Boxes', contacts: [], status: 'published' };
  await content.updateTranslation({ type: 'brand:en', id, version: 1, ...words });
  return { type: 'brand:en', id };
}

const setPublic = (isSecondLanguagePublic: boolean) =>
  site.db.update(siteTable).set({ secondLanguage: 'en', isSecondLanguagePublic }).run();
const needs = () =>
  untranslatedNeeds(site.db, 'en').map(({ type, words }) => [type.name, Object.keys(words)]);

const describe = (description: string) => site.db.update(siteTable).set({ description }).run();

async function translateSite(description: string) {
  const { content } = site.administrator;
  const { id } = await content.beginTranslation({ type: 'site', id: 1, language: 'en' });
  const words = { description, searchWords: '', status: 'published' };
  await content.updateTranslation({ type: 'site:en', id, version: 1, ...words });
}

test('a language needs the words of the settings, but for synonyms and the name of the company', async () => {
  describe('Kotak & peti');
  site.db.update(siteTable).set({ searchWords: 'peti = kotak' }).run();
  expect(needs()).toEqual([['site', ['description']]]);
  await translateSite('Boxes & crates');
  expect(needs()).toEqual([]);
});

test('words that are the original’s are needed until a person confirms that they are the same', async () => {
  describe('Kotak dan peti');
  await translateSite('Kotak dan peti');
  expect(needs()).toEqual([['site', ['description']]]);
  const one = { type: 'site', id: 1, language: 'en' } as const;
  const { version } = await site.administrator.content.getTranslation(one);
  const same = ['Kotak dan peti', 'What the original doesn’t say'];
  await site.administrator.content.confirmUpToDate({ ...one, version, fields: [], same });
  expect(needs()).toEqual([]);
  expect((await site.administrator.content.getTranslation(one)).same).toEqual(['Kotak dan peti']);
});

test('they stay published as long as the language is public', async () => {
  const { content } = site.administrator;
  const brand = await translateBrand();
  setPublic(true);
  const refusal = 'Change them, or unpublish the language first.';
  await expect(content.unpublishTranslation(brand)).rejects.toThrow(refusal);
  await expect(content.deleteTranslation(brand)).rejects.toThrow(refusal);
  const draft = { ...brand, version: 2, name: 'Vinci Crates', contacts: [], status: 'draft' };
  await expect(content.updateTranslation(draft)).rejects.toThrow(refusal);
  await content.updateTranslation({ ...draft, status: 'published' });
  setPublic(false);
  await content.unpublishTranslation(brand);
  expect(translationsOf(site.db, { name: 'brand' }, 1)).toMatchObject([{ status: 'draft' }]);
});
