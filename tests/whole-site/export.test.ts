import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { marked } from 'marked';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '#lib/rich-text/read.ts';
import { everyPart, exported, hostileNames, openFullSite } from './full-site.ts';

let site: Awaited<ReturnType<typeof openFullSite>>;
let parts: Map<string, Buffer>;
const textOf = (name: string) => String(parts.get(name));
const jsonOf = (name: string) => JSON.parse(textOf(name));

beforeAll(async () => {
  site = await openFullSite();
  ({ parts } = await exported(site));
});
afterAll(() => site?.close());

const wordsOf = (html: string): string[] =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<dl>.*<\/dl>/s, '')
    .replace(/<\/?(strong|em|a)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as string] ?? "'",
    )
    .match(/[\p{L}\p{N}]+/gu) ?? [];

test('every entry has its fields, dates, addresses, translations and what was typed since', () => {
  const entry = jsonOf(`entries/blog/${site.full}.json`);
  expect(entry).toMatchObject({
    ...{ format: 1, type: 'blog', id: site.full, status: 'published', address: '/blogs/semua' },
    fields: { title: '../Semua: bagian 🎉', tags: ['Palet', 'ISPM 15'], coverId: site.cover, noindex: true },
    changes: { excerpt: 'Belum terbit.' },
    translations: {
      en: { status: 'published', address: '/en/blogs/every-part', fields: { title: 'Every part' } },
    },
  });
  expect(entry.fields.body).toEqual(JSON.parse(JSON.stringify(site.body)));
  expect(jsonOf(`entries/blog/${site.target}.json`).addresses).toEqual([
    { path: '/blogs/sasaran', state: 'former', wasPublic: false },
    { path: '/blogs/sasaran-baru', state: 'current', wasPublic: true },
  ]);
  expect(jsonOf(`entries/blog/${site.draft}.json`)).toMatchObject({
    status: 'draft',
    schedules: [{ action: 'publish', at: '2031-01-01T00:00:00.000Z' }],
  });
});

test('HTML and Markdown say the same words and show the same pictures, by relative addresses that exist', () => {
  const html = textOf(`entries/blog/${site.full}.html`);
  const markdown = textOf(`entries/blog/${site.full}.md`).replace(/^---\n[\s\S]*?\n---\n/, '');
  const made = marked.parse(markdown, { async: false });
  const expected = wordsOf(plainText(everyPart(site.pictures, 'entry:blog/1')));
  for (const word of expected)
    expect([word, wordsOf(html).includes(word), wordsOf(made).includes(word)]).toEqual([word, true, true]);
  for (const page of [html, made]) {
    const there = [...page.matchAll(/(?:src|href)="(\.\.\/[^"#]+)/g)].map(([, link = '']) => link);
    expect(there.length).toBeGreaterThanOrEqual(6);
    for (const link of there)
      expect(
        parts.has(decodeURIComponent(new URL(link, `http://x/entries/blog/1.html`).pathname.slice(1))),
      ).toBe(true);
    expect(page).not.toContain('entry:');
    expect(page).toContain(`href="../blog/${site.target}.html`);
  }
  expect(made).toContain('<em><strong>keduanya!</strong></em>');
  expect(made).toMatch(/tengah<strong>kata<\/strong>/);
  expect(made.match(/<h[1-6]/g)).toHaveLength(2);
  expect(made).toMatch(/<ol start="3">/);
  expect(textOf(`entries/blog/${site.draft}.html`)).toContain('<strong>Draft</strong>');
  expect(textOf(`entries/blog/${site.full}.en.html`)).toContain('<html lang="en">');
  expect(textOf(`entries/page/${site.page}.html`)).toMatch(
    /Berapa lama[\s\S]*Tiga hari[\s\S]*href="https:\/\/luar.example\/tanya"/,
  );
});

test('files have names that every system can unpack; one that is missing is listed, and the export goes on', () => {
  const names = [...parts.keys()].filter((name) => name.startsWith('files/'));
  expect(names).toEqual([
    'files/_.._etc_passwd.jpg',
    'files/a_b__.jpg',
    `files/${'🎉'.repeat(30)}.jpg`,
    'files/Foto.jpg',
    'files/foto-2.jpg',
  ]);
  expect(textOf('README.txt')).toContain(`- ${hostileNames[5]} (`);
  expect(jsonOf('files.json').find((file: { id: number }) => file.id === site.lost)).toMatchObject({
    isMissing: true,
  });
});

test('schema.json describes every type, field and part; nothing secret is in the export', () => {
  const schema = jsonOf('schema.json');
  const blog = schema.types.find((type: { name: string }) => type.name === 'blog');
  expect(blog).toMatchObject({ hasPage: true, belongsTo: { category: 'blogCategory' } });
  expect(blog.fields.title).toMatchObject({
    kind: 'line',
    label: 'Title',
    role: 'title',
    rule: { maxLength: 120 },
  });
  expect(schema.text.nodes.map((node: { name: string }) => node.name)).toContain('gallery');
  expect(textOf('redirects.csv')).toBe(
    'from,to,code\r\n/hilang,gone,410\r\n/lama,/packaging,301\r\n/blogs/sasaran,/blogs/sasaran-baru,301\r\n',
  );
  const all = [...parts].filter(([name]) => !name.startsWith('files/')).map(([, text]) => String(text));
  for (const secret of [site.people.sari.email, '$argon2', site.people.sari.id, site.env.AUTH_SECRET])
    expect(all.filter((text) => text.includes(secret))).toEqual([]);
});

test('wordpress.xml is an export of WordPress', () => {
  const xml = textOf('wordpress.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'category',
  }).parse(xml).rss;
  const ofType = (type: string) =>
    channel.item.filter((item: Record<string, string>) => item['wp:post_type'] === type);
  const full = ofType('post').find((item: Record<string, string>) => item['wp:post_name'] === 'semua');
  expect(full).toMatchObject({
    'wp:status': 'publish',
    title: '../Semua: bagian 🎉',
    'dc:creator': 'rina-w',
  });
  expect(full.category.map((one: Record<string, string>) => [one['@_domain'], one['#text']])).toEqual([
    ['category', 'Gudang & kirim'],
    ['post_tag', 'Palet'],
    ['post_tag', 'ISPM 15'],
    ['language', 'Bahasa Indonesia'],
    ['post_translations', `pll_blog_${site.full}`],
  ]);
  expect(ofType('attachment')).toHaveLength(5);
  const [page, product] = [ofType('page'), ofType('product')].map(([item]) => item['content:encoded']);
  expect(page).toMatch(/Harga[\s\S]*Palet pinus[\s\S]*Rp 98\.000[\s\S]*Belum termasuk PPN\./);
  expect(product).toMatch(/500 buah[\s\S]*Rp 4\.850/);
  expect(
    ofType('post')
      .map((item: Record<string, string>) => item['wp:status'])
      .sort(),
  ).toEqual(['draft', 'publish', 'publish', 'publish']);
});
