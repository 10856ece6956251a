import { expect, test } from 'vitest';
import { rebuildSearch } from '#database/search.ts';
import { valuesOf } from '#lib/content-type.ts';
import { quantityIn } from '#lib/quantity.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { statistics as statisticsService } from '#modules/statistics/statistics.ts';
import { topicOf } from '#server/search/topics.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();
const text: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi.' }] }],
};
const search = (query: string) => site.guest.search.getPage({ query });
const titles = (groups: { hits: { title: string }[] }[]) =>
  groups.flatMap(({ hits }) => hits.map(({ title }) => title.replaceAll(/[\u{E000}\u{E001}]/gu, '')));

test.each([
  ['kontak', 'contact'],
  ['nomor whatsapp', 'contact'],
  ['phone', 'contact'],
  ['alamat kantor', 'address'],
  ['location', 'address'],
  ['jam buka', 'hours'],
  ['opening hours', 'hours'],
  ['harga kardus', 'price'],
  ['quote', 'price'],
  ['lowongan', 'jobs'],
  ['jobs', 'jobs'],
  ['melamar', 'jobs'],
  ['karton gelombang', null],
  ['palet kayu untuk ekspor ke kontak kami', null],
] as const)('%s asks for: %s', (query, topic) => expect(topicOf(query, 'id')).toBe(topic));

test.each([
  ['current vacancies', 'jobs'],
  ['your locations', 'address'],
  ['contacts', 'contact'],
  ['contacting', 'contact'],
  ['direct mail boxes', null],
] as const)('on an English page, %s asks for: %s', (query, topic) =>
  expect(topicOf(query, 'en')).toBe(topic),
);

test.each([
  ['500', { count: 500, of: '' }],
  ['500 pcs', { count: 500, of: '' }],
  ['500pcs', { count: 500, of: '' }],
  ['minimal 1.000 buah', { count: 1000, of: '' }],
  ['kardus 500 pcs', { count: 500, of: 'kardus' }],
  ['500 label', { count: 500, of: 'label' }],
  ['20x30x10', null],
  ['gudang 24 jam', null],
  ['karton', null],
])('the quantity in %s', (query, quantity) => expect(quantityIn(query)).toEqual(quantity));

test('a number finds what can be ordered in that quantity, with its facts', async () => {
  const fileId = (await site.administrator.file.upload(formWith(await photo()))).id;
  const add = (name: string, minimum: string) =>
    site.administrator.packaging.create({
      ...{
        name,
        slug: name.toLowerCase(),
        summary: 'Untuk 500 toko.',
        fileId,
        minimum,
        leadTime: '7 hari kerja',
      },
      ...{ specification: [], pictures: [], status: 'published', text },
    });
  await add('Karton', '500 buah (ukuran siap), 1.000 buah (ukuran sendiri)');
  await add('Tabung', '1.000 buah');
  const { quantity, groups } = await search('500 pcs');
  expect(quantity).toMatchObject({ count: 500, hits: [{ title: 'Karton', url: '/packaging/karton' }] });
  expect(quantity?.hits[0]?.facts).toBe('Mulai 500 buah · 7 hari kerja');
  expect(titles(groups)).not.toContain('Karton');
  expect((await search('tabung 500')).quantity).toBeNull();
  expect((await search('tabung 1000')).quantity?.hits).toMatchObject([{ title: 'Tabung' }]);
  expect((await search('karton')).groups[0]?.hits[0]?.facts).toBe('Mulai 500 buah · 7 hari kerja');
});

const page = (id: number, title: string, text: string) => ({ type: 'page', id, title, text, url: `/${id}` });

test('what is called as it was searched comes before what only mentions it', async () => {
  const often = 'kontak whatsapp telepon '.repeat(20);
  rebuildSearch(site.db, [
    { type: 'blog', id: 1, title: 'Barcode di gudang', text: often, url: '/blogs/1' },
    { type: 'blog', id: 2, title: 'WhatsApp untuk pelanggan', text: '', url: '/blogs/2' },
    page(3, 'Kontak', 'Kirim surat.'),
  ]);
  expect(titles((await search('kontak')).groups)).toEqual([
    'Kontak',
    'WhatsApp untuk pelanggan',
    'Barcode di gudang',
  ]);
});

test('several words that are one name are looked for in the title together', async () => {
  rebuildSearch(site.db, [page(1, 'Peti besi', 'kayu'), page(2, 'Peti kayu', '')]);
  expect(titles((await search('peti kayu')).groups)).toEqual(['Peti kayu', 'Peti besi']);
});

test('a search for work has the jobs that are open', async () => {
  const job = (slug: string, closesAt: Date | null) =>
    site.administrator.blog.create({
      ...{ title: `Operator ${slug}`, slug, category: 'CAREER', language: 'id', excerpt: '', author: '' },
      ...{ coverId: null, body: text, status: 'published', publishedAt: null },
      ...{ location: 'Cikarang', employmentType: 'FULL_TIME', closesAt },
    });
  expect((await search('lowongan')).openJobs).toBeNull();
  await job('satu', new Date('2099-12-23T05:00:00Z'));
  const { openJobs } = await search('loker');
  expect(openJobs?.jobs).toMatchObject([
    {
      title: 'Operator satu',
      path: '/blogs/satu',
      facts: { id: 'Cikarang · Penuh waktu · Lamar paling lambat 23 Des 2099' },
    },
  ]);
});

test('an administrator teaches the search what visitors looked for and didn’t find', async () => {
  rebuildSearch(site.db, [page(1, 'Hamper lebaran', '')]);
  const { site: settings, statistics } = site.administrator;
  const counters = site.service(statisticsService);
  counters.countSearch({ words: 'parsel', hasResults: false });
  counters.countSearch({ words: '0812 3456 7890', hasResults: false });
  counters.write();
  const misses = async () => (await statistics.get({ period: 7 })).tables.miss.rows;
  expect(await misses()).toMatchObject([{ name: 'parsel', count: 1, isFoundNow: false }]);
  const row = await settings.get();
  const searchWords = 'parsel = hamper';
  await settings.update({ ...valuesOf(siteSettings, row), version: row.version, searchWords });
  expect(await misses()).toMatchObject([{ name: 'parsel', isFoundNow: true }]);
  expect(titles((await search('parsel')).groups)).toEqual(['Hamper lebaran']);
});
