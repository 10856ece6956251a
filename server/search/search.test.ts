import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { mark } from '#database/search/highlight.ts';
import { querySearch } from '#database/search/query.ts';
import { indexForSearch, rebuildSearch } from '#database/search.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const entry = (id: number, title: string, text: string) => ({
  type: 'gallery',
  id,
  title,
  text,
  url: `/gallery#${id}`,
});
const search = (query: string) => querySearch(site.db, query, new Date());
const found = (query: string) => search(query).hits.map(({ url }) => url);

function planOf(db: Database, query: string): string[] {
  const parameters = query.match(/\?/g)?.map(() => null) ?? [];
  const steps = db.$client.prepare(`explain query plan ${query}`).all(...parameters) as { detail: string }[];
  return steps.map(({ detail }) => detail);
}

beforeEach(() => {
  rebuildSearch(site.db, [
    entry(1, 'Palet kayu', 'Palet untuk ekspor ke Singapura.'),
    entry(2, 'Gudang Cikarang', 'Rak tinggi, palet dan konveyor.'),
    entry(3, 'Café kemasan', 'Kotak makan <b>aman</b> & rapi.'),
  ]);
});

describe('a search', () => {
  test('ranks matches in titles above those in texts', () => {
    expect(found('palet')).toEqual(['/gallery#1', '/gallery#2']);
    const often = 'Konveyor '.repeat(9);
    indexForSearch(site.db, entry(4, 'Gudang', often));
    indexForSearch(site.db, entry(5, 'Rak dan konveyor', 'Untuk barang yang berat.'));
    expect(found('konveyor')[0]).toBe('/gallery#5');
  });

  test('matches prefixes of the last word, and ignores accents and case', () => {
    expect(found('CAFE kem')).toEqual(['/gallery#3']);
    expect(found('singa')).toEqual(['/gallery#1']);
    expect(found('gúdang')).toEqual(['/gallery#2']);
    expect(found('palet konveyor')).toEqual(['/gallery#2']);
  });

  test('marks its matches', () => {
    const [hit] = search('kayu').hits;
    expect(hit?.title).toBe(`Palet ${mark.start}kayu${mark.end}`);
  });

  // An entry at a time, ten thousand of them would take a second.
  test('asks the index once, not for each entry', () => {
    const db = openDatabase(':memory:');
    migrateDatabase(db);
    rebuildSearch(db, [entry(1, 'Palet kayu', 'Palet untuk ekspor.')]);
    const prepare = vi.spyOn(db.$client, 'prepare');
    querySearch(db, 'palet', new Date());
    const plans = prepare.mock.calls.slice().flatMap(([query]) => planOf(db, query));
    db.$client.close();
    expect(plans.filter((plan) => plan.includes('VIRTUAL TABLE'))).toEqual([
      expect.not.stringContaining('='),
    ]);
  });

  test('without words finds nothing', () => expect(found(' … ')).toEqual([]));

  test('allows one wrong, missing or swapped letter when nothing matches as typed', () => {
    for (const typed of ['paket', 'gudag', 'kemsaan', 'konveyyor'])
      expect(search(typed).hits.length, typed).toBeGreaterThan(0);
    expect(search('gudag').instead).toBe('gudang');
    expect(search('gudang').instead).toBeNull();
    expect(search('zzzzzz')).toEqual({ hits: [], instead: null });
  });

  test('marks every form in the excerpt, wherever it is in a long text', () => {
    const text = `${'kata '.repeat(300)}kami mengemas barang ${'lagi '.repeat(300)}`;
    indexForSearch(site.db, entry(4, 'Panjang', text));
    const [hit] = search('pengemasan barang').hits;
    expect(hit?.excerpt).toContain(`${mark.start}mengemas${mark.end} ${mark.start}barang${mark.end}`);
    expect(hit?.excerpt).toMatch(/^…kata .* lagi…$/);
    expect(hit?.excerpt.split(' ').length).toBeLessThan(30);
  });

  test('marks words with accents, wherever they are', () => {
    const [hit] = search('cafe').hits;
    expect(hit?.title).toBe(`${mark.start}Café${mark.end} kemasan`);
    const text = `${'– “kata”, '.repeat(200)}Crème brûlée ${'lagi '.repeat(200)}`;
    indexForSearch(site.db, entry(4, 'Panjang', text));
    expect(search('brulee').hits[0]?.excerpt).toContain(`Crème ${mark.start}brûlée${mark.end} lagi`);
  });

  test('tries no other spellings while anything matches as typed', () => {
    indexForSearch(site.db, entry(4, 'Paket', 'Kiriman kecil.'));
    expect(found('paket')).toEqual(['/gallery#4']);
    expect(found('palet')).toEqual(['/gallery#1', '/gallery#2']);
  });

  test('finds no entries that aren’t public yet', () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    indexForSearch(site.db, { ...entry(5, 'Peluncuran', ''), visibleFrom: tomorrow });
    for (const typed of ['peluncuran', 'pelunc', 'luncur', 'peluncurn']) {
      expect(search(typed), typed).toEqual({ hits: [], instead: null });
    }
    expect(querySearch(site.db, 'peluncuran', tomorrow).hits).toHaveLength(1);
  });

  test('is up to date after every change', () => {
    indexForSearch(site.db, entry(1, 'Peti kayu', 'Untuk mesin.'));
    expect(search('singapura')).toEqual({ hits: [], instead: null });
    expect(search('singapur')).toEqual({ hits: [], instead: null });
    expect(found('peti')).toEqual(['/gallery#1']);
  });
});
