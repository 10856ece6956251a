import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mark } from '#database/search/highlight.ts';
import { querySearch } from '#database/search/query.ts';
import { indexForSearch, rebuildSearch } from '#database/search.ts';
import { site as siteTable } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { type ContentSite, openContentSite } from '#server/content/test-entries.ts';
import { translationsOf } from '#server/content/translations/mark-outdated.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { inLanguageAt } from '#server/http/page-language.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { createContext } from '#server/request/create-context.ts';
import { callerOf } from '#server/router.ts';
import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

describe('what is written in English', () => {
  const site = siteOfAllTests();
  const inTitles = (language: Language, ...titles: string[]) =>
    rebuildSearch(
      site.db,
      titles.map((title, index) => ({ type: 'page', id: index + 1, language, title, text: '', url: '/' })),
    );
  const search = (query: string, language: Language = 'en') =>
    querySearch(site.db, query, new Date(), { language }).hits.map(({ title }) => title);

  test.each([
    ['boxes', 'box'],
    ['packaging', 'packages'],
    ['shipped', 'shipping'],
    ['companies', 'company'],
    ['filing', 'file'],
    ['durability', 'durable'],
    ['crates', 'wooden crate'],
    ['cartons', 'cardboard'],
    ['deliveries', 'freight'],
    ['opening hour', 'office hours'],
    ['kardus', 'cartons'],
  ])('%s and %s find each other, and are marked', (one, other) => {
    for (const [written, sought] of [
      [one, other],
      [other, one],
    ] as const) {
      inTitles('en', `Last ${written}`);
      const [found = ''] = search(`${sought} last`);
      expect(found.replaceAll(mark.start, '').replaceAll(mark.end, '')).toBe(`Last ${written}`);
      expect(found.split(mark.start).length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['universe', 'unit'],
    ['dos', 'do'],
    ['kirim', 'kiriman'],
  ])('%s and %s don’t', (one, other) => {
    inTitles('en', `Last ${other}`);
    expect(search(`${one} last`)).toEqual([]);
  });

  test('is found by its stems among Indonesian entries, too, and again once its language is another', () => {
    inTitles('en', 'Wooden boxes');
    expect(search('box kirim', 'id')).toEqual([]);
    expect(search('box x', 'id')).toEqual([]);
    expect(search('wood', 'id')).toEqual([`${mark.start}Wooden${mark.end} boxes`]);
    const entry = { type: 'page', id: 1, title: 'Pengiriman', text: '', url: '/' };
    indexForSearch(site.db, { ...entry, language: 'en' });
    expect(search('kirim', 'id')).toEqual([]);
    indexForSearch(site.db, { ...entry, language: 'id' });
    expect(search('kirim', 'id')).toHaveLength(1);
  });

  test('a word that was mistyped is corrected to one that somebody wrote, not to a stem', () => {
    inTitles('en', 'Trusted companies');
    expect(querySearch(site.db, 'compani', new Date(), { language: 'en' }).instead).toBeNull();
    const { instead } = querySearch(site.db, 'companiesx', new Date(), { language: 'en' });
    expect(instead).toBe('companies');
  });
});

describe('a site in two languages', () => {
  let folder: string;
  let site: ContentSite;
  const type = declaredTypes().find(({ name }) => name === 'page') as EntryType;
  const english = translationTypeOf(type, 'en') as unknown as EntryType;

  const settings = async (changed: object) => {
    const { searchWords, description, timeZone, language, version } = await site.administrator.site.get();
    const words = { searchWords, description, timeZone, language };
    await site.administrator.site.update({ ...words, secondLanguage: 'en', version, ...changed } as never);
    site.db.update(siteTable).set({ isSecondLanguagePublic: true }).run();
  };
  const visitor = (path: string) => {
    const about = { user: null, sessionId: null, address: '192.0.2.1', requestId: 'test' };
    return callerOf(() => inLanguageAt(createContext(site.services, about), path));
  };
  const found = async (path: string, query: string) => {
    const { groups, instead, topic } = await visitor(path).search.getPage({ query });
    return { urls: groups.flatMap(({ hits }) => hits.map(({ url }) => url)), instead, topic };
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vinci-search-'));
    site = await openContentSite({ file: path.join(folder, 'vinci.db') });
    await settings({ searchWords: 'hamper = parsel' });
    const pages = site.of(type);
    const id = await pages.add();
    await pages.save(id, { title: 'Peti penyimpanan', slug: 'peti', summary: 'Tahan lama.' });
    const begun = await pages.content.beginTranslation({ id, language: 'en' });
    const words = { title: 'Storage boxes', slug: 'storage-boxes', summary: 'Durable parcels.' };
    const input = { ...words, id: begun.id, version: 1, blocks: [], status: 'published' };
    await site.of(english).content.updateTranslation(input as never);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  test('each language finds its own words, by its own forms, at addresses without the language', async () => {
    expect(await found('/', 'menyimpan')).toMatchObject({ urls: ['/peti'] });
    expect(await found('/en', 'store box')).toMatchObject({ urls: [] });
    expect(await found('/en', 'durability boxed')).toMatchObject({ urls: ['/storage-boxes'] });
    expect(await found('/en', 'menyimpan')).toMatchObject({ urls: [] });
    expect(await found('/', 'durable')).toMatchObject({ urls: [] });
  });

  test('a translated catalog with a PDF of its own is found by that, and shows its cover', async () => {
    const catalogs = site.of(declaredTypes().find(({ name }) => name === 'catalog') as EntryType);
    const upload = (text: string) => site.client.file.upload(pdfForm(pdfOf([text]), `${text}.pdf`));
    const [original, english] = [await upload('Keranjang rotan'), await upload('Rattan baskets')];
    const id = await catalogs.add({ title: 'Daftar', slug: 'daftar', fileId: original.id, language: 'none' });
    const begun = await catalogs.content.beginTranslation({ id, language: 'en' });
    const words = { title: 'Range', slug: 'range', fileId: english.id, status: 'published' };
    const change = { ...words, type: 'catalog:en', id: begun.id, version: 1 };
    await site.administrator.content.updateTranslation(change);
    expect(await found('/en', 'rattan')).toMatchObject({ urls: ['/catalog/range'] });
    expect(await found('/en', 'rotan')).toMatchObject({ urls: [] });
    expect(await found('/', 'rotan')).toMatchObject({ urls: ['/catalog/daftar'] });
    expect(await found('/', 'rattan')).toMatchObject({ urls: [] });
    const [hit] = (await visitor('/en').search.getPage({ query: 'range catalog' })).groups[0]?.hits ?? [];
    expect(hit).toMatchObject({ url: '/catalog/range', picture: `${english.filename}/1` });
    expect((await visitor('/en').catalog.getBySlug({ slug: 'range' })).catalog).toMatchObject({
      filename: english.filename,
      language: 'en',
      download: '/catalog/vinci-catalog.pdf',
    });
    const download = async (prefix: string) =>
      Buffer.from(await (await fetch(`${site.address}${prefix}/catalog/vinci-catalog.pdf`)).arrayBuffer());
    expect((await download('')).equals(pdfOf(['Keranjang rotan']))).toBe(true);
    expect((await download('/en')).equals(pdfOf(['Rattan baskets']))).toBe(true);
    await catalogs.delete({ id });
  });

  test('what was mistyped is corrected to a word of the same language', async () => {
    expect(await found('/en', 'durabla')).toMatchObject({ urls: ['/storage-boxes'], instead: 'durable' });
    expect(await found('/', 'durabla')).toMatchObject({ urls: [], instead: null });
    expect(await found('/', 'penyimpanam')).toMatchObject({ instead: 'penyimpanan' });
    expect(await found('/en', 'penyimpanam')).toMatchObject({ urls: [], instead: null });
  });

  test('what is asked of the company is understood in the forms of the language', async () => {
    expect(await found('/en', 'contacting you')).toMatchObject({ topic: 'contact' });
    expect(await found('/', 'menghubungi')).toMatchObject({ topic: 'contact' });
    expect(await found('/en', 'menghubungi')).toMatchObject({ topic: null });
  });

  test('each language has synonyms of its own; until somebody writes some, those of the first', async () => {
    expect(await found('/en', 'hampers')).toMatchObject({ urls: [] });
    const original = declaredTypes().find(({ name }) => name === 'site') as EntryType;
    const { id } = await site.of(original).content.beginTranslation({ id: 1, language: 'en' });
    const words = { description: '', searchWords: 'tote = storage box', status: 'published' };
    const type = translationTypeOf(original, 'en') as unknown as EntryType;
    await site.of(type).content.updateTranslation({ ...words, id, version: 1 } as never);
    expect(await found('/en', 'totes')).toMatchObject({ urls: ['/storage-boxes'] });
    expect(await found('/', 'totes')).toMatchObject({ urls: [] });
    // They are no translations of each other: only what is said in both languages gets out of date.
    const isOutdated = () => translationsOf(site.db, original, 1)[0]?.isOutdated;
    await settings({ searchWords: 'hamper = parsel, bingkisan' });
    expect(isOutdated()).toBe(false);
    await settings({ description: 'Kemasan dan gudang.' });
    expect(isOutdated()).toBe(true);
  });

  test('once its first language is English, what it says is read as English', async () => {
    expect(await found('/', 'menyimpan')).toMatchObject({ urls: ['/peti'] });
    await settings({ language: 'en', secondLanguage: 'none' });
    expect(await found('/', 'menyimpan')).toMatchObject({ urls: [] });
    await settings({ language: 'id' });
    expect(await found('/', 'menyimpan')).toMatchObject({ urls: ['/peti'] });
  });
});
