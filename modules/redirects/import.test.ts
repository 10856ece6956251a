import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { formWith } from '#tests/pictures.ts';
import { sentText } from '#tests/sent-text.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { redirects } from './tables.ts';

const site = siteOfEachTest({ variables: { AUTH_URL: 'https://vinci.example' } });

const add = (from: string, to: string) => site.administrator.redirect.create({ from, to });
const list = async (search = '') => (await site.administrator.redirect.getAll({ search })).rows;
const stored = async () => Object.fromEntries((await list()).map(({ path, target }) => [path, target]));
const at = (path: string) => site.services.answers.at(path)?.location;
const csv = (text: string) => sentText(text, 'redirects.csv');
const preview = (text: string) => site.administrator.redirect.previewImport(csv(text));
const importing = (text: string) => site.administrator.redirect.import(csv(text));

describe('importing redirects', () => {
  test('shows what is wrong in each line, and stores the others', async () => {
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
      'redirect loop',
      'redirect loop',
      'Enter an address',
    ];
    for (const [index, message] of messages.entries()) expect(lines[index]?.mistake).toContain(message);
    expect(await stored()).toEqual({ '/ada': '/x' });
    expect(await importing(text)).toEqual({ total, wrong, same: 0, lines });
    expect(await stored()).toEqual({ '/a': '/b', '/ada': '/x', '/g': null });
  });

  test('reads what the plugin Redirection exports', async () => {
    const text = [
      'source,target,regex,code,type,hits,title,status',
      '"/produk-lama/","/toko/",0,301,"url",154,"","active"',
      '"/kardus.html","/2019/01/memilih-kardus/",0,301,"url",88,"dari situs 2012","active"',
      '"/kontak-kami","https://vinci.example/kontak/",0,301,"url",61,"","active"',
      '"/hubungi","/kontak-kami",0,301,"url",9,"berantai","active"',
      '"/promo-2018/","",0,410,"error",3,"","active"',
      '"^/berita/(\\d{4})/(.*)$","/$1/$2",1,301,"url",412,"","active"',
      '"^/arsip/.*","/berita/",1,302,"url",20,"","active"',
      '"^/toko\\.lama/(.*)$","/toko/$1",1,301,"url",20,"","active"',
      '"^/awal","/",1,301,"url",0,"","active"',
      '"/harga?lang=en","/en/price-list/",0,301,"url",5,"","active"',
      '"/ig","https://instagram.com/kemaslama",0,302,"url",340,"","active"',
      '"/uji-coba","/",0,301,"url",0,"","disabled"',
      '"/a-lama","/b-lama",0,301,"url",0,"lingkaran","active"',
      '"/b-lama","/a-lama",0,301,"url",0,"lingkaran","active"',
      '"/kaf%C3%A9/","/kotak-e/",0,301,"url",2,"","active"',
      '"/2019/01/memilih-kardus/","/harga-2024/",0,307,"url",1,"","active"',
      '"/rahasia","",0,404,"error",0,"","active"',
      '"/lewat","/toko/",0,0,"pass",0,"","active"',
    ].join('\n');
    const { total, lines } = await importing(text);
    expect(total).toBe(18);
    expect(lines.map(({ number, mistake }) => [number, mistake])).toEqual([
      [7, expect.stringContaining('Only simple regular expressions')],
      [10, expect.stringContaining('Only simple regular expressions')],
      [11, expect.stringContaining('question mark')],
      [13, 'This redirect is disabled in the file.'],
      [14, expect.stringContaining('redirect loop')],
      [15, expect.stringContaining('redirect loop')],
      [18, expect.stringContaining('not 404')],
      [19, expect.stringContaining('not pass')],
    ]);
    expect(await list()).toMatchObject([
      { path: '/2019/01/memilih-kardus', target: '/harga-2024/', temporary: true },
      { path: '/arsip/*', target: '/berita/', temporary: true },
      { path: '/hubungi', target: '/kontak/', temporary: false },
      { path: '/ig', target: 'https://instagram.com/kemaslama', temporary: true },
      { path: '/kafé', target: '/kotak-e/' },
      // It leads to one that is temporary, and stays when that changes.
      { path: '/kardus.html', target: '/2019/01/memilih-kardus/', temporary: false },
      { path: '/kontak-kami', target: '/kontak/' },
      { path: '/produk-lama', target: '/toko/' },
      { path: '/promo-2018', target: null },
      { path: '/toko.lama/*', target: '/toko/*' },
    ]);
    expect(at('/toko.lama/a')).toBe('/toko/a');
  });

  test('reads what Yoast SEO exports', async () => {
    const text =
      '"Origin","Target","Type","Format"\n"lama","baru/","301","plain"\n"/musim","/musim-ini","302","plain"\n"habis","","410","plain"\n"^blog/(.*)$","/blogs/$1","301","regex"\n"x","","451","plain"\n';
    expect((await importing(text)).lines).toMatchObject([
      { number: 6, mistake: expect.stringContaining('451') },
    ]);
    expect(await list()).toMatchObject([
      { path: '/blog/*', target: '/blogs/*', temporary: false },
      { path: '/habis', target: null },
      { path: '/lama', target: '/baru/', temporary: false },
      { path: '/musim', target: '/musim-ini', temporary: true },
    ]);
  });

  test('takes a file that a browser sends', async () => {
    const send = async (text: string) => {
      const headers = { ...(await site.signIn(sari)), Origin: site.origin };
      const address = `${site.address}/api/trpc/redirect.import`;
      const body = formWith(Buffer.from(text), 'redirects.csv', 'text/csv');
      return fetch(address, { method: 'POST', headers, body });
    };
    expect((await send('/lama;/baru\n')).status).toBe(200);
    expect(await stored()).toEqual({ '/lama': '/baru' });
    expect(await (await send('')).text()).toContain('The file is empty.');
    expect(await (await send('a'.repeat(10 * 1024 * 1024 + 1))).text()).toContain('larger than 10 MB');
    expect(await site.storedFiles()).toEqual([]);
  });

  test('of which somebody changes one meanwhile stores the rest, and keeps that', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `/a${index},/b`);
    const imported = importing(lines.join('\n'));
    const count = () => site.db.select().from(redirects).all().length;
    while (count() === 0) await new Promise(setImmediate);
    expect(count()).toBeLessThan(5000);
    site.db.update(redirects).set({ target: '/c' }).where(eq(redirects.path, '/a1')).run();
    site.services.content.bump();
    const { wrong, lines: left } = await imported;
    expect([wrong, left[0]?.mistake]).toEqual([1, expect.stringContaining('already a redirect')]);
    expect([count(), at('/a1'), at('/a4999')]).toEqual([5000, '/c', '/b']);
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
