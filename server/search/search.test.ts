import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findInSearch, indexForSearch, mark, rebuildSearch } from '#database/search.ts';
import { openTestHouse, type TestHouse } from '#tests/house.ts';

let site: TestHouse;
beforeAll(async () => {
  site = await openTestHouse();
});
afterAll(() => site.close());

const entry = (id: number, title: string, text: string) => ({
  module: 'gallery',
  id,
  title,
  text,
  url: `/gallery#${id}`,
});
const found = (query: string) => findInSearch(site.db, query).map(({ url }) => url);

beforeEach(() => {
  rebuildSearch(site.db, [
    entry(1, 'Palet kayu', 'Palet untuk ekspor ke Singapura.'),
    entry(2, 'Gudang Cikarang', 'Rak tinggi, palet dan konveyor.'),
    entry(3, 'Café kemasan', 'Kotak makan <b>aman</b> & rapi.'),
  ]);
});

describe('what visitors search', () => {
  test('is found in titles first, then in texts', () => {
    expect(found('palet')).toEqual(['/gallery#1', '/gallery#2']);
  });

  test('is found by the beginning of the last word, without accents, whatever its capitals', () => {
    expect(found('CAFE kem')).toEqual(['/gallery#3']);
    expect(found('singa')).toEqual(['/gallery#1']);
    expect(found('palet konveyor')).toEqual(['/gallery#2']);
  });

  test('is marked where it was found', () => {
    const [hit] = findInSearch(site.db, 'kayu');
    expect(hit?.title).toBe(`Palet ${mark.start}kayu${mark.end}`);
  });

  test.each([
    '"',
    "'",
    '*',
    'AND',
    'a OR',
    'NEAR(',
    'title:palet',
    '-palet',
    '^x',
    '((',
    'palet"; drop table users',
    '😀',
    '\0',
    'x'.repeat(200),
  ])('may be %s without harm', (query) => expect(() => findInSearch(site.db, query)).not.toThrow());

  test('can be nothing at all', () => expect(found(' … ')).toEqual([]));

  test('is up to date after every change', () => {
    indexForSearch(site.db, entry(1, 'Peti kayu', 'Untuk mesin.'));
    expect(found('singapura')).toEqual([]);
    expect(found('peti')).toEqual(['/gallery#1']);
  });
});

test('during maintenance visitors find nothing', async () => {
  expect(await site.guest.search.getPage({ query: 'gudang' })).toEqual(expect.any(Array));
  await site.administrator.site.unpublish();
  await expect(site.guest.search.getPage({ query: 'gudang' })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
});
