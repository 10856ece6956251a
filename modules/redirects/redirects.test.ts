import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addresses } from '#server/content/tables.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { missing as counter } from './missing.ts';
import { missingAddresses, redirects } from './tables.ts';

const site = siteOfEachTest({ variables: { AUTH_URL: 'https://vinci.example' } });

const add = (from: string, to: string) => site.administrator.redirect.create({ from, to });
const list = async (search = '') => (await site.administrator.redirect.getAll({ search })).rows;
const stored = async () => Object.fromEntries((await list()).map(({ path, target }) => [path, target]));
const counted = () => site.services.service(counter);
const at = (path: string) => site.services.answers.at(path)?.location;

describe('a redirect', () => {
  test.each([
    ['/2023/05/judul/', '/2023/05/judul'],
    ['https://www.vinci.example/kotak%20kayu', '/kotak kayu'],
    ['/?p=123&utm_source=x', '/?p=123'],
    ['/blog/?p=123', '/blog/?p=123'],
    ['/2023/*', '/2023/*'],
    ['//2023//05', null],
    ['/*', null],
    ['/a*b', null],
    ['/shop?id=3', null],
    ['https://other.example/x', null],
    ['/only-us/dashboard', null],
    ['/search', null],
    ['/robots.txt', null],
    ['/sitemap.xml', null],
    ['https://vinci.example/rss.xml', null],
    ['/favicon.ico/', null],
    ['page', null],
  ])('from %j is stored at %j', async (from, path) => {
    if (path === null) await expect(add(from, '/lain')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    else await add(from, '/lain');
    expect(await stored()).toEqual(path === null ? {} : { [path]: '/lain' });
  });

  test.each([
    ['/lain#bagian', '/lain#bagian'],
    ['https://vinci.example//evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['https://toko.example/a', 'https://toko.example/a'],
    ['Gone', null],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['http://toko.example', undefined],
    ['https://sari@toko.example', undefined],
    ['/lain/*', undefined],
  ])('to %j leads to %j', async (to, target) => {
    if (target === undefined) await expect(add('/lama', to)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    else await add('/lama', to);
    expect(await stored()).toEqual(target === undefined ? {} : { '/lama': target });
  });

  test('of an exact address comes before a wildcard, and of wildcards the longest', async () => {
    await add('/2023/*', '/tahun');
    await add('/2023/05/*', '/bulan/*');
    await add('/2023/05/judul', 'gone');
    expect(at('/2023/05/judul/')).toBeNull();
    expect(at('/2023/05/lain/a%20b')).toBe('/bulan/lain/a%20b');
    expect(at('/2023/06')).toBe('/tahun');
    expect(at('/2023')).toBeUndefined();
    expect(at('/2024/05')).toBeUndefined();
  });

  test('that carries the rest never leaves the site', async () => {
    await add('/lama/*', '/*');
    expect(at('/lama//evil.example')).toBe('/evil.example');
    expect(at('/lama/..//evil.example')).toBe('/evil.example');
    expect(at('/lama/%2F%2Fevil.example')).toBe('/evil.example');
    expect(at('/lama/%5Cevil.example')).toBe('/%5Cevil.example');
  });

  test('to one that redirects leads to the end at once, also when that is added later', async () => {
    await add('/b', '/c');
    await add('/a', '/b');
    await add('/c', 'https://toko.example/');
    expect(await stored()).toEqual({
      '/a': 'https://toko.example/',
      '/b': 'https://toko.example/',
      '/c': 'https://toko.example/',
    });
    await add('/x/*', '/y/*');
    await add('/y/*', '/z/*');
    expect(at('/x/1')).toBe('/z/1');
  });

  test.each([
    ['/a', '/a'],
    ['/a', '/b'],
    ['/p/*', '/p/q/*'],
    ['/p/*', '/p/q'],
    ['/c/*', '/b/d'],
  ])('from %s to %s that would create a loop is refused', async (from, to) => {
    await add('/b', '/a');
    await add('/b/*', '/c/*');
    await expect(add(from, to)).rejects.toThrow('redirect loop');
    expect(Object.keys(await stored())).toEqual(['/b', '/b/*']);
  });

  test('is for good, or only for now', async () => {
    await site.administrator.redirect.create({ from: '/musim', to: '/musim-ini', temporary: true });
    await add('/lama', '/musim');
    expect(await list()).toMatchObject([
      { path: '/lama', target: '/musim', temporary: false },
      { path: '/musim', target: '/musim-ini', temporary: true },
    ]);
    expect(site.services.answers.at('/musim')).toEqual({ location: '/musim-ini', temporary: true });
    const [, { id = 0, version = 0 } = {}] = (await list()) as { id: number; version: number }[];
    await site.administrator.redirect.update({ id, version, from: '/musim', to: '/selamanya' });
    expect(site.services.answers.at('/musim')).toEqual({ location: '/selamanya', temporary: false });
  });

  test('that is temporary doesn’t hide a loop', async () => {
    const forNow = (from: string, to: string) =>
      site.administrator.redirect.create({ from, to, temporary: true });
    await forNow('/a', '/b');
    await forNow('/b', '/c');
    await expect(forNow('/c', '/a')).rejects.toThrow('redirect loop');
  });

  test('is edited, but not over a newer change, and deleted', async () => {
    await add('/a', '/b');
    const [{ id = 0 } = {}] = (await list()) as { id: number }[];
    const { update } = site.administrator.redirect;
    await expect(update({ id, version: 1, from: '/a', to: '//evil' })).rejects.toThrow('Enter a path');
    await update({ id, version: 1, from: '/d', to: '/e' });
    await expect(update({ id, version: 1, from: '/d', to: '/f' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await stored()).toEqual({ '/d': '/e' });
    await expect(add('/d', '/x')).rejects.toThrow('already a redirect for /d');
    await site.administrator.redirect.delete({ id });
    expect(await stored()).toEqual({});
    await expect(site.administrator.redirect.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('addresses of entries', () => {
  // The post with id 1 had another address before, and one with id 2 was deleted.
  beforeEach(() => {
    const of = { type: 'blog', wasPublic: true };
    site.db
      .insert(addresses)
      .values([
        { ...of, path: '/blogs/baru', entry: 1, state: 'current' },
        { ...of, path: '/blogs/lama', entry: 1, state: 'former' },
        { ...of, path: '/blogs/hapus', entry: 2, state: 'deleted' },
      ])
      .run();
  });

  test('redirect by themselves, and are listed and found', async () => {
    expect(await stored()).toEqual({ '/blogs/hapus': null, '/blogs/lama': '/blogs/baru' });
    expect(await list('baru')).toMatchObject([{ id: null, path: '/blogs/lama', target: '/blogs/baru' }]);
    await expect(add('/blogs/lama', '/x')).rejects.toThrow('already redirects to /blogs/baru automatically');
    await add('/x', '/blogs/lama');
    expect((await stored())['/x']).toBe('/blogs/baru');
  });

  test('that are gone can redirect instead', async () => {
    await add('/blogs/hapus', '/blogs');
    expect(await list('hapus')).toMatchObject([{ path: '/blogs/hapus', target: '/blogs' }]);
  });
});

test('redirects of a page that came later are marked', async () => {
  await add('/lama', '/baru');
  site.db.update(redirects).set({ path: '/search' }).where(eq(redirects.path, '/lama')).run();
  expect(await list()).toMatchObject([{ path: '/search', page: '/search' }]);
});

describe('addresses that nobody answers', () => {
  const missing = async () =>
    (await site.administrator.redirect.getMissing()).map(({ path, count }) => [path, count]);

  test('are counted, without probes, until they redirect', async () => {
    for (const path of [
      '/lama',
      '/lama/',
      '/lain',
      '/wp-login.php',
      '/.env',
      '/a/b.sql',
      `/${'x'.repeat(300)}`,
    ])
      counted().add(path);
    counted().add('/lama');
    counted().write();
    expect(await missing()).toEqual([
      ['/lama', 3],
      ['/lain', 1],
    ]);
    await add('/lama', '/x');
    expect(await missing()).toEqual([['/lain', 1]]);
  });

  test('in a flood fill neither the list nor the memory', async () => {
    for (let time = 0; time < 2; time += 1) counted().add('/lama');
    for (let write = 0; write < 8; write += 1) {
      for (let index = 0; index < 1000; index += 1) counted().add(`/acak-${write}-${index}`);
      counted().write();
    }
    const rows = site.db.select().from(missingAddresses).all();
    expect(rows).toHaveLength(1000);
    expect((await missing())[0]).toEqual(['/lama', 2]);
  });
});
