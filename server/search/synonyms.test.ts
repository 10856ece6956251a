import { describe, expect, test } from 'vitest';
import { mark } from '#database/search/highlight.ts';
import { querySearch } from '#database/search/query.ts';
import { rebuildSearch } from '#database/search.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

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
  ['bubble wrap', 'busa'],
  ['packing kayu', 'peti'],
  ['pcs', 'buah'],
  ['customs', 'bea cukai'],
  ['selotip', 'lakban'],
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

describe('words that an administrator added', () => {
  const withWords = (query: string) =>
    querySearch(site.db, query, new Date(), {
      searchWords: 'hamper = kotak hadiah, parsel\nshrink wrap = plastik susut',
    });

  test.each([
    ['parsel', 'Hamper lebaran'],
    ['hamper', 'Parsel lebaran'],
    ['hamper', 'Kotak untuk hadiah'],
    ['kotak hadiah', 'Parsel lebaran'],
    ['shrink wrap', 'Susut dari plastik'],
  ])('%s finds %s', (query, title) => {
    inTitles(title);
    expect(withWords(query).hits).toHaveLength(1);
    expect(search(query)).toHaveLength(0);
  });

  test('leave the help with typing errors as it is', () => {
    inTitles('Hamper lebaran');
    expect(withWords('hampxr').instead).toBe('hamper');
  });
});

test('a line that isn’t a group of words is refused with its number', async () => {
  const words = { description: '', timeZone: 'Asia/Jakarta', language: 'id', version: 1 } as const;
  const { update, get } = site.administrator.site;
  await expect(update({ ...words, searchWords: 'dus = karton\n\nkarton' })).rejects.toThrow('Line 3: write');
  await expect(update({ ...words, searchWords: 'a = b\n'.repeat(101) })).rejects.toThrow(
    'Maximum 100 lines.',
  );
  await update({ ...words, searchWords: 'hamper = parsel' });
  expect((await get()).searchWords).toBe('hamper = parsel');
});
