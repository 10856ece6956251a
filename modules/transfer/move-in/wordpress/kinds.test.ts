import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exported, exportedItem } from '#tests/old-export.ts';
import { resolveText } from '../resolve-text.ts';
import type { SourceEntry } from '../source.ts';
import { wordpress } from './wordpress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kinds-'));
let made = 0;

async function entriesOf(...items: string[]) {
  const file = path.join(folder, `${++made}.xml`);
  writeFileSync(file, exported(items));
  const overview = await wordpress.readOverview([file]);
  const entries: SourceEntry[] = [];
  for await (const entry of wordpress.entries([file], overview)) entries.push(entry);
  return { overview, entries, first: entries[0] as SourceEntry };
}

const at = 'https://old.example/wp-content/uploads/2020/a.png';
const holder = 'data:image/svg+xml,%3Csvg/%3E';
const plain = `<noscript><img src="${at}"></noscript>`;

test.each([
  `<img src="${holder}" data-srcset="${at} 300w">${plain}`,
  `<img src="${holder}" data-src="${at}">${plain}`,
  `${plain}<img class="lazyload" src="${holder}" data-src="${at}">`,
  `<img class="lazy" src="${holder}">${plain}`,
  `<img src="/wp-content/plugins/lazy/blank.gif" data-lazy-src="${at}">`,
  `<img data-cfsrc="${at}" style="display:none">${plain}`,
  `<img src="${holder}" data-orig-src="${at}">`,
  `<img src="${holder}" nitro-lazy-src="${at}">`,
  `<img src="${holder}" data-lazy-srcset="https://old.example/wp-content/uploads/2020/a-40x30.png 40w, ${at} 900w">`,
  `<picture><source srcset="${at}.webp" type="image/webp"><img src="${holder}"></picture>`,
  `<figure><img src="${holder}" data-src="${at}">${plain}<figcaption>Kotak</figcaption></figure>`,
  `<a href="${at}"><img src="${holder}" data-src="${at}">${plain}</a>`,
  plain,
])('a picture that is loaded late is there once: %s', async (html) => {
  const { first } = await entriesOf(exportedItem(1, `<p>Isi</p>${html}`));
  const pictures = first.text.blocks.filter(({ type }) => type === 'picture');
  expect(
    pictures.map(({ attrs }) =>
      String((attrs?.old as { address?: string } | undefined)?.address).replace(/\.webp$/, ''),
    ),
  ).toEqual([at]);
  expect(first.text.notes).toEqual([]);
});

test.each([
  '<object><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ&hl=en&fs=1&"><embed src="http://www.youtube.com/v/aqz-KE-bpKQ&hl=en&fs=1&"></object>',
  '<iframe src="about:blank" data-litespeed-src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe>',
  '<lite-youtube videoid="aqz-KE-bpKQ"></lite-youtube>',
  '<div class="rll-youtube-player" data-id="aqz-KE-bpKQ" data-src="x"></div>',
])('an old or late player becomes a video: %s', async (html) => {
  const { first } = await entriesOf(exportedItem(1, `<p>Isi</p>${html}`));
  expect(first.text.blocks.filter(({ type }) => type === 'video')).toMatchObject([
    { attrs: { id: 'aqz-KE-bpKQ' } },
  ]);
});

test('a list of videos becomes a link', async () => {
  const html = '<iframe src="https://www.youtube.com/embed/videoseries?list=PL0123456789"></iframe>';
  const { first } = await entriesOf(exportedItem(1, html));
  expect(JSON.stringify(first.text.blocks)).toContain(
    '"href":"https://www.youtube.com/playlist?list=PL0123456789"',
  );
  expect(JSON.stringify(first.text.blocks)).not.toContain('"video"');
});

test.each(['[nama_file]', '[nomor_resi]', '[lihat di bawah]', '[1]', '[FIRST_NAME]'])(
  '%s stays as visitors read it',
  async (words) => {
    const { first } = await entriesOf(exportedItem(1, `<p>Simpan sebagai ${words} lalu kirim.</p>`));
    expect(JSON.stringify(first.text.blocks)).toContain(`Simpan sebagai ${words} lalu kirim.`);
  },
);

const dated = (own: string, gmt = '0000-00-00 00:00:00') =>
  `<wp:post_date>${own}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt>`;
const bare = (item: string) => item.replace(/<wp:post_date_gmt>.*?<\/wp:post_date_gmt>/, '');

test('a date of zeros is a draft, and one without a zone takes that of the others', async () => {
  const { entries } = await entriesOf(
    bare(exportedItem(1, 'Nol')).replace('</item>', `${dated('0000-00-00 00:00:00')}</item>`),
    bare(exportedItem(2, 'Dua')).replace(
      '</item>',
      `${dated('2020-03-01 10:00:00', '2020-03-01 03:00:00')}</item>`,
    ),
    bare(exportedItem(3, 'Tiga')).replace('</item>', `${dated('2020-04-01 05:00:00')}</item>`),
  );
  expect(entries.map(({ status, createdAt }) => `${status} ${createdAt.toISOString()}`)).toEqual([
    'draft 2020-03-31T22:00:00.000Z',
    'published 2020-03-01T03:00:00.000Z',
    'published 2020-03-31T22:00:00.000Z',
  ]);
});

const meta = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const filed = '<category domain="category" nicename="berita">Berita</category>';

test.each([
  ['_yoast_wpseo_metadesc', '%%excerpt%% lalu %%category%% %%cf_harga%%', '', 'Ringkas lalu Berita 5000'],
  ['_yoast_wpseo_metadesc', '%%title%% %%page%% oleh %%cf_lain%%', '', ''],
  ['rank_math_description', '%title% %customfield(harga)% %sep% %sitename%', '', 'Item 1 5000 – Old site'],
  ['_seopress_titles_desc', '%%_cf_harga%% %%post_category%%', '', '5000 Berita'],
  ['_aioseo_description', '#post_title #custom_field-lain', '', ''],
  ['rank_math_description', 'Diskon 50% dan 20% hari ini #kardus', '', 'Diskon 50% dan 20% hari ini #kardus'],
])('%s of %s', async (name, written, _none, said) => {
  const more = `${meta(name, written)}${meta('harga', '5000')}${filed}<excerpt:encoded>Ringkas</excerpt:encoded>`;
  const { first } = await entriesOf(exportedItem(1, '<p>Isi</p>', { more }));
  expect(first.seo.description).toBe(said);
});

test('an item names each of its authors, and short texts tell their language', async () => {
  const authors =
    '<category domain="author" nicename="cap-rina">Rina</category><category domain="author" nicename="cap-budi">Budi</category>';
  const { first, overview } = await entriesOf(
    exportedItem(
      1,
      '<p>Truk berangkat pukul lima pagi agar terhindar dari kemacetan sebelum palet dibungkus.</p>',
      { more: authors },
    ),
    exportedItem(2, '', { status: 'auto-draft' }),
  );
  expect([first.author, first.language]).toEqual(['Rina, Budi', 'id']);
  expect([...overview.authors.keys()]).toEqual(['rina', 'budi']);
  expect(overview.leftOut.map(({ why }) => why)).toEqual([
    'It was never saved on the old site, so it is empty.',
  ]);
});

test('a post and a page with one number both arrive', async () => {
  const { entries } = await entriesOf(
    exportedItem(6, 'Pos'),
    exportedItem(6, 'Halaman', { type: 'page' }),
    exportedItem(6, 'Pos'),
  );
  expect(entries.map(({ type, key }) => `${type} ${key}`)).toEqual([
    'post old.example|post|6',
    'page old.example|page|6',
  ]);
});

const attachment = (id: number, alt: string) =>
  exportedItem(id, '', {
    ...{ type: 'attachment', status: 'inherit' },
    more: `<wp:attachment_url>${at}</wp:attachment_url>${meta('_wp_attachment_image_alt', alt)}`,
  });

test('attachments of one file keep each its alternative text', async () => {
  const { entries } = await entriesOf(
    ...[attachment(10, 'Kotak'), attachment(11, 'Box')],
    ...[10, 11].map((id) => exportedItem(id + 10, `<img class="wp-image-${id}" src="${at}">`)),
  );
  expect(entries.map(({ text }) => text.blocks[0]?.attrs)).toMatchObject([
    { alt: 'Kotak', old: { id: 10 } },
    { alt: 'Box', old: { id: 11 } },
  ]);
});

test('addresses of the old site aren’t left as words', async () => {
  const pdf = 'https://old.example/wp-content/uploads/2020/a.pdf';
  const { overview, entries } = await entriesOf(
    exportedItem(1, `[pdfviewer]${pdf}[/pdfviewer]`),
    exportedItem(2, '<p>Lihat https://www.old.example/item-1/, lalu https://else.example/x.</p>'),
  );
  const resolver = wordpress.resolver(overview, {
    ...{ entry: (id) => ({ type: 'blog', id }), file: (id) => id, category: () => null },
  });
  const [file, words] = entries.map(({ id, text }) =>
    JSON.stringify(resolveText(text.blocks, id, resolver).doc),
  );
  expect(file).toContain('"type":"file"');
  expect(words).toContain('"href":"entry:blog/1"');
  expect(words).toContain('https://else.example/x');
  expect(file).not.toContain('old.example');
  expect(words).not.toContain('old.example');
});

test('links of texts say what is before the names of categories and tags', async () => {
  const { overview } = await entriesOf(
    exportedItem(
      1,
      '<a href="/topik/berita/">Berita</a> <a href="https://old.example/kata/kardus">Kardus</a>',
      {
        more: `${filed}<category domain="post_tag" nicename="kardus">Kardus</category>`,
        link: 'https://old.example/blog/satu/',
      },
    ),
  );
  const paths = wordpress.paths(overview);
  expect(overview.site.bases).toEqual({ category: ['topik'], post_tag: ['kata'] });
  expect(
    ['/topik/berita', '/blog/topik/berita', '/kata/kardus', '/lain/berita'].map((path) => paths.get(path)),
  ).toEqual([...[{ category: 'berita' }, { category: 'berita' }, { path: '/blogs/tag/kardus' }, undefined]]);
  const typed = { ...overview, choices: { ...overview.choices, categoryBase: 'Lain' } };
  expect(wordpress.paths(typed).get('/lain/berita')).toEqual({ category: 'berita' });
});
