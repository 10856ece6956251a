import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ variables: { AUTH_URL: 'https://vinci.example' } });
});
afterEach(() => site.close());

const add = (from: string, to: string) => site.administrator.redirect.create({ from, to });
const list = async (search = '') => (await site.administrator.redirect.getAll({ search })).rows;
const stored = async () => Object.fromEntries((await list()).map(({ path, target }) => [path, target]));
const at = (path: string) => site.services.redirectAt(path)?.location;
const csv = (text: string) => {
  const form = new FormData();
  form.set('file', new File([text], 'redirects.csv'));
  return form;
};
const preview = (text: string) => site.administrator.redirect.previewImport(csv(text));
const importing = (text: string) => site.administrator.redirect.import(csv(text));

describe('importing redirects', () => {
  test('shows what is wrong in each line, and stores nothing then', async () => {
    await add('/ada', '/x');
    const text =
      'from;to\n/a;/b\n\n"/c";"javascript:x"\n/search;/b\n/ada;/b\n/a;/d\n/p;/q\n/q;/p\nx;/y\n/g;410\n';
    const { total, wrong, lines } = await preview(text);
    expect([total, wrong]).toEqual([9, 7]);
    expect(lines.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    const messages = [
      'Enter a path',
      'site itself',
      'already a redirect',
      'line above',
      'circle',
      'circle',
      'Enter an address',
    ];
    for (const [index, message] of messages.entries()) expect(lines[index]?.mistake).toContain(message);
    await expect(importing(text)).rejects.toThrow(/^Line 4: Enter a path/);
    expect(await stored()).toEqual({ '/ada': '/x' });
  });

  test('takes a file that a browser sends', async () => {
    const send = async (text: string) => {
      const headers = { ...(await site.signIn(sari)), Origin: site.origin };
      const address = `${site.address}/api/trpc/redirect.import`;
      return fetch(address, { method: 'POST', headers, body: csv(text) });
    };
    expect((await send('/lama;/baru\n')).status).toBe(200);
    expect(await stored()).toEqual({ '/lama': '/baru' });
    expect(await (await send('')).text()).toContain('The file is empty.');
    expect(await (await send('a'.repeat(3 * 1024 * 1024 + 1))).text()).toContain('larger than 3 MB');
    expect(await site.storedFiles()).toEqual([]);
  });

  test('of 10,000 lines works, and of more is refused', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/?p=${index},/blogs/${index}`);
    expect(await importing(lines.join('\r\n'))).toEqual({ count: 10_000 });
    const { total, pages, rows } = await site.administrator.redirect.getAll({ page: 200 });
    expect([total, pages, rows.length]).toEqual([10_000, 200, 50]);
    expect(at('/?p=9999')).toBe('/blogs/9999');
    await expect(preview([...lines, '/x,/y'].join('\n'))).rejects.toThrow('more than 10,000 lines');
  });

  test.each([
    ['', 'empty'],
    ['from,to\n', 'no redirects'],
    ['/a,"/b\n/c,/d', 'Line 1 can’t be read'],
    ['\uFEFF/a,/b\n\n"/c\n",/d\n/e,/f"g', 'Line 5 can’t be read'],
    ['/a,"/b"x', 'Line 1 can’t be read'],
  ])('of %j is refused with a sentence', async (text, message) => {
    await expect(preview(text)).rejects.toThrow(message);
  });
});
