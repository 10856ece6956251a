import { expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
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

test('a language needs the words of the settings, but for synonyms', async () => {
  site.db.update(siteTable).set({ description: 'Kotak & peti', searchWords: 'peti = kotak' }).run();
  expect(needs()).toEqual([
    ['brand', ['name']],
    ['site', ['description']],
  ]);
  await translateBrand();
  expect(needs()).toEqual([['site', ['description']]]);
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
  expect(needs()).toEqual([['brand', ['name']]]);
});
