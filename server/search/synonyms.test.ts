import { afterAll, beforeAll, expect, test } from 'vitest';
import { mark } from '#database/search/highlight.ts';
import { querySearch } from '#database/search/query.ts';
import { rebuildSearch } from '#database/search.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const inTitles = (...titles: string[]) =>
  rebuildSearch(
    site.db,
    titles.map((title, index) => ({ type: 'gallery', id: index + 1, title, text: '', url: `/${index}` })),
  );
const search = (query: string) => querySearch(site.db, query, new Date()).hits;

test.each([
  ['kardus', 'karton'],
  ['dus', 'karton'],
  ['cardboard', 'karton'],
  ['kardusnya', 'karton'],
  ['loker', 'lowongan'],
  ['karier', 'lowongan'],
  ['whatsapp', 'kontak'],
  ['harga', 'minimum'],
  ['minimum order', 'minimum pesanan'],
  ['pallet', 'palet'],
  ['shipping', 'pengiriman'],
])('%s and %s find each other', (one, other) => {
  inTitles(`${one} akhir`);
  expect(search(`${other} akhir`)).toHaveLength(1);
  inTitles(`${other} akhir`);
  expect(search(`${one} akhir`)).toHaveLength(1);
});

test('a synonym is marked in the result', () => {
  inTitles('Karton gelombang');
  expect(search('kardus')[0]?.title).toBe(`${mark.start}Karton${mark.end} gelombang`);
});
