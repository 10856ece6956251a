import { createWriteStream, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { files, site as siteTable } from '#database/tables.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { exportSite } from '#modules/transfer/export/export-site.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { partsOf } from '#tests/zip-parts.ts';

/** Names that no folder can have, or that are the same to Windows. */
export const hostileNames = [
  '../../etc/passwd.jpg',
  'a:b?*.jpg',
  `${'🎉'.repeat(60)}.jpg`,
  'Foto.JPG',
  'foto.jpg',
  'CON.jpg',
];

const words = (text: string, ...marks: string[]): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const cell = (type: string, text: string, attrs = {}) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, ...attrs },
  content: [paragraph(words(text))],
});
const linked = (text: string, href: string): RichTextNode => ({
  ...words(text),
  marks: [{ type: 'link', attrs: { href } }],
});

/** A text with every part and mark, and words that are signs of Markdown, HTML and XML. */
export function everyPart(pictures: number[], target: string): RichText {
  const [first = 0, second = 0, third = 0] = pictures;
  const table = (...rows: RichTextNode[][]) => ({
    type: 'table',
    content: rows.map((content) => ({ type: 'tableRow', content })),
  });
  const item = (...content: RichTextNode[]) => ({ type: 'listItem', content });
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [words('Ukuran & <bentuk>')] },
      paragraph(
        words('# bukan judul, 1*2*3 _garis_ [kurung] `kode` a|b ]]> --> &amp; tengah'),
        words('kata', 'bold'),
        words(', '),
        words('tebal ', 'bold'),
        words('miring', 'italic'),
        words(' '),
        words('keduanya!', 'bold', 'italic'),
        { type: 'hardBreak' },
        words('- bukan daftar'),
      ),
      paragraph(
        words('1. bukan nomor '),
        linked('tautan dalam', target),
        words(' dan '),
        linked('luar', 'https://luar.example/a_b?c=1&d=2'),
      ),
      { type: 'heading', attrs: { level: 3 }, content: [words('Daftar')] },
      {
        type: 'bulletList',
        content: [
          item(paragraph(words('satu')), {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [item(paragraph(words('tiga'))), item(paragraph(words('empat')))],
          }),
          item(paragraph(words('dua'))),
        ],
      },
      { type: 'blockquote', content: [paragraph(words('Kutipan'))] },
      { type: 'callout', attrs: { kind: 'tip' }, content: [paragraph(words('Saran'))] },
      { type: 'horizontalRule' },
      table(
        [cell('tableHeader', 'Nama'), cell('tableHeader', 'Isi')],
        [cell('tableCell', 'Peti | kayu'), cell('tableCell', '12')],
      ),
      table(
        [cell('tableCell', 'Lebar', { colspan: 2 })],
        [cell('tableCell', 'kiri'), cell('tableCell', 'kanan')],
      ),
      {
        type: 'picture',
        attrs: { fileId: first, alt: 'Sebuah "peti"', caption: 'Di gudang', width: 'wide' },
      },
      { type: 'gallery', attrs: { fileIds: [second, third], caption: 'Dua peti' } },
      { type: 'button', attrs: { text: 'Minta penawaran', href: '/packaging' } },
      { type: 'file', attrs: { fileId: first, title: 'Unduh gambar' } },
      { type: 'video', attrs: { site: 'youtube', id: 'aqz-KE-bpKQ', title: 'Film', posterId: second } },
      paragraph(words('Akhir 🎉.')),
    ],
  };
}

const post = (fields: { title: string; slug: string; [name: string]: unknown }) => ({
  ...{ category: 'TECHNOLOGY', language: 'id' as const, coverId: null, excerpt: 'Ringkas.', author: '' },
  ...{
    body: { type: 'doc' as const, content: [paragraph(words('Isi tulisan.'))] },
    status: 'published' as const,
  },
  ...{ publishedAt: null, location: '', employmentType: null, closesAt: null },
  ...fields,
});

/** A site with something of everything, in two languages. The database is a file, as commands need it. */
export async function openFullSite() {
  const home = mkdtempSync(path.join(tmpdir(), 'full-site-'));
  const site = await openTestSite({ file: path.join(home, 'vinci.db') });
  const { administrator, db } = site;
  db.update(siteTable)
    .set({ secondLanguage: 'en', isSecondLanguagePublic: true, description: 'Kotak & peti' })
    .run();
  const pictures: number[] = [];
  for (const [index, name] of hostileNames.entries()) {
    const color = `#${(index + 1) * 111111}`;
    const { id } = await administrator.file.upload(formWith(await photo({ color }), 'foto.jpg'));
    db.update(files)
      .set({ name, alt: `Gambar ${index + 1}` })
      .where(eq(files.id, id))
      .run();
    pictures.push(id);
  }
  const [cover = 0, , , , , lost = 0] = pictures;
  const category = await administrator.blogCategory.create({ name: 'Gudang & kirim', slug: 'gudang' });
  const { key } = await administrator.blogCategory.get(category);
  const target = await administrator.blog.create(post({ title: 'Sasaran', slug: 'sasaran' }));
  const full = await administrator.blog.create(
    post({
      ...{ title: '../Semua: bagian 🎉', slug: 'semua', coverId: cover, category: key },
      ...{ body: everyPart(pictures, `entry:blog/${target.id}#text-ukuran`), tags: ['Palet', 'ISPM 15'] },
      ...{ seoTitle: 'Semua bagian', noindex: true, author: 'Rina W.' },
    }),
  );
  const draft = await administrator.blog.create(
    post({
      title: 'Rancangan',
      slug: 'rancangan',
      status: 'draft',
      coverId: lost,
      body: { type: 'doc', content: [{ type: 'picture', attrs: { fileId: lost, alt: null } }] },
    }),
  );
  const renamed = await administrator.blog.get(target);
  await administrator.blog.update({
    ...post({ title: 'Sasaran', slug: 'sasaran-baru' }),
    id: target.id,
    version: renamed.version,
  });
  // Typed, and not published yet.
  const { version } = await administrator.blog.get(full);
  await administrator.content.keepCopy({
    type: 'blog',
    of: full,
    version,
    revision: 0,
    values: { excerpt: 'Belum terbit.' },
  });
  await administrator.content.schedule({
    type: 'blog',
    id: draft.id,
    action: 'publish',
    at: new Date('2031-01-01T00:00:00Z'),
  });
  await translate(site, 'blog', full.id, {
    title: 'Every part',
    slug: 'every-part',
    excerpt: 'In English.',
    body: everyPart(pictures, `entry:blog/${target.id}`),
  });
  const page = await administrator.page.create({
    ...{ title: 'Tentang', slug: 'tentang', summary: 'Kami', coverId: cover, status: 'published' },
    blocks: [
      {
        id: 'aaaaaaaa',
        kind: 'pages.text',
        hidden: false,
        values: { text: everyPart(pictures, 'https://luar.example/') },
      },
      {
        id: 'bbbbbbbb',
        kind: 'pages.questions',
        hidden: false,
        values: { title: 'Tanya', questions: [{ question: 'Berapa lama?', answer: 'Tiga hari.' }] },
      },
      {
        id: 'cccccccc',
        kind: 'pages.action',
        hidden: false,
        values: { title: 'Mulai', text: 'Hubungi kami.', label: 'Tanya', link: 'https://luar.example/tanya' },
      },
      {
        id: 'dddddddd',
        kind: 'pages.prices',
        hidden: false,
        values: {
          title: 'Harga',
          groups: [
            {
              title: 'Palet',
              items: [{ name: 'Palet pinus', note: '', price: 'Rp 98.000', unit: 'per buah' }],
            },
          ],
          note: 'Belum termasuk PPN.',
        },
      },
    ],
  });
  const box = await administrator.packaging.create({
    ...{
      name: 'Kotak kado',
      slug: 'kotak-kado',
      summary: 'Kotak',
      fileId: cover,
      text: everyPart(pictures, `entry:page/${page.id}`),
    },
    ...{
      specification: [{ label: 'Bahan', value: 'Karton' }],
      prices: [{ label: '500 buah', value: 'Rp 4.850' }],
      pictures: pictures.slice(1, 3),
      status: 'published',
      icon: null,
    },
  });
  const top = { place: 'header' as const, label: { id: 'Tulisan', en: '' } };
  await administrator.menu.update({
    version: 1,
    entries: [
      { ...top, kind: 'entry', target: `page/${page.id}`, level: 0 },
      { ...top, kind: 'entry', target: `blog/${target.id}`, level: 1 },
      { ...top, kind: 'entry', target: `packaging/${box.id}`, level: 1 },
    ],
  });
  await administrator.redirect.create({ from: '/lama', to: '/packaging', temporary: false });
  await administrator.redirect.create({ from: '/hilang', to: 'gone', temporary: false });
  const row = db.select().from(files).where(eq(files.id, lost)).get();
  await rm(path.join(site.files.folder, row?.filename ?? ''));
  const { body } = await administrator.blog.get(full);
  return Object.assign(site, {
    body,
    home,
    pictures,
    cover,
    lost,
    full: full.id,
    draft: draft.id,
    target: target.id,
    page: page.id,
  });
}

async function translate({ administrator }: TestSite, type: string, id: number, words: object) {
  const begun = await administrator.content.beginTranslation({ type, id, language: 'en' });
  const of = { type: `${type}:en`, id: begun.id };
  await administrator.content.updateTranslation({
    ...of,
    version: 1,
    seoTitle: '',
    seoDescription: '',
    tags: [],
    ...words,
    status: 'draft',
  });
  await administrator.content.publishTranslation(of);
}

/** An export of the site: the zip, and what is in it by its names. */
export async function exported(site: TestSite & { home: string }, name = 'export.zip') {
  const file = path.join(site.home, name);
  const db = openDatabase(path.join(site.home, 'vinci.db'));
  await pipeline(exportSite({ env: site.env, db }, {}), createWriteStream(file));
  db.$client.close();
  return { file, parts: await partsOf(file) };
}
