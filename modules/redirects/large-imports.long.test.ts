import { describe, expect, test } from 'vitest';
import { sentText } from '#tests/sent-text.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { turnsDuring } from '#tests/turns.ts';
import { storeRedirects } from './store.ts';
import { redirects } from './tables.ts';

const site = siteOfEachTest({ variables: { AUTH_URL: 'https://vinci.example' } });

const add = (from: string, to: string) => site.administrator.redirect.create({ from, to });
const list = async (search = '') => (await site.administrator.redirect.getAll({ search })).rows;
const at = (path: string) => site.services.answers.at(path)?.location;
const csv = (text: string) => sentText(text, 'redirects.csv');
const importing = (text: string) => site.administrator.redirect.import(csv(text));

describe('importing redirects', () => {
  test('of a long chain shortens each line, and lets others have their turn', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/c${index},/c${index + 1}`);
    const turns = await turnsDuring(async () => {
      expect(await importing(lines.join('\n'))).toMatchObject({ total: 10_000, wrong: 0 });
    });
    expect(turns).toBeGreaterThan(5);
    expect([at('/c0'), at('/c5000'), at('/c9999')]).toEqual(['/c10000', '/c10000', '/c10000']);
  });

  test('stays right when somebody adds a redirect meanwhile', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/a${index},/b${index}`);
    const imported = importing(lines.join('\n'));
    // It is read in some ten turns, and checked in more.
    for (let turn = 0; turn < 13; turn += 1) await new Promise(setImmediate);
    await add('/b7', '/a7');
    const { wrong, lines: left } = await imported;
    expect([wrong, left[0]?.mistake]).toEqual([1, expect.stringContaining('redirect loop')]);
    expect((await list('7')).filter(({ path }) => path.endsWith('7')).map(({ path }) => path)).not.toContain(
      '/a7',
    );
    expect([at('/b7'), at('/a7'), at('/a8')]).toEqual(['/a7', undefined, '/b8']);
  });

  test('of 20,000 lines works in turns, and the same again changes nothing', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `/?p=${index},/blogs/${index}`);
    const text = lines.join('\r\n');
    const turns = await turnsDuring(async () => {
      expect(await importing(text)).toMatchObject({ total: 20_000, wrong: 0, same: 0 });
    });
    expect(turns).toBeGreaterThan(20);
    const { total, pages, rows } = await site.administrator.redirect.getAll({ page: 400 });
    expect([total, pages, rows.length]).toEqual([20_000, 400, 50]);
    expect(at('/?p=19999')).toBe('/blogs/19999');
    const before = site.db.select().from(redirects).all();
    expect(await importing(text)).toEqual({ total: 20_000, wrong: 0, same: 20_000, lines: [] });
    expect(site.db.select().from(redirects).all()).toEqual(before);
  });

  test('of more than 50,000 is refused, in one file and in all', async () => {
    const paths = Array.from({ length: 50_000 }, (_, index) => `/a${index}`);
    const tooMany = csv([...paths, '/x'].join(',/y\n'));
    await expect(site.administrator.redirect.previewImport(tooMany)).rejects.toThrow(
      'more than 50,000 lines',
    );
    storeRedirects(
      site.db,
      paths.map((path) => [path, { target: '/b', temporary: false }]),
      new Date(),
    );
    await expect(importing('/x,/y')).rejects.toThrow('at most 50,000 redirects');
    await expect(add('/x', '/y')).rejects.toThrow('at most 50,000 redirects');
  });
});
