import { describe, expect, test } from 'vitest';
import { mark } from '#database/search/highlight.ts';
import { indexForSearch } from '#database/search.ts';
import { foldForSearch } from '#lib/fold.ts';
import { slugOf } from '#lib/slug.ts';
import { post } from '#modules/blogs/test-posts.ts';
import { processorTime } from '#tests/processor-time.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { addStarterContent } from './starter-content.ts';

const site = siteOfEachTest();

// What is written, what somebody types who looks for it, and the address that is made of it.
const table: [written: string, typed: string, slug: string][] = [
  ['Straße & Łódź', 'STRASSE', 'strasse-lodz'],
  ['Kölnstraße', 'kolnstrasse', 'kolnstrasse'],
  ['Kolnstrasse', 'KÖLNSTRASSE', 'kolnstrasse'],
  ['Œuvre æther', 'OEUVRE aether', 'oeuvre-aether'],
  ['Smørrebrød Đà Nẵng', 'smorrebrod da nang', 'smorrebrod-da-nang'],
  ['Işık İstanbul', 'isik istanbul', 'isik-istanbul'],
  ['Þingvellir Ŋorn ħal', 'thingvellir ngorn hal', 'thingvellir-ngorn-hal'],
  ['Crème', 'CRÈME', 'creme'],
  ['CRÈME', 'creme', 'creme'],
  ['Jum’at', 'jumat', 'jumat'],
  ["Jum'at", 'JUMAT', 'jumat'],
  ['Jumat', 'Jum’at', 'jumat'],
  ['Qurʼan', "qur'an", 'quran'],
  ['kar\u00ADdus', 'kardus', 'kardus'],
  ['pa\u200Blet', 'palet', 'palet'],
  ['627 x 833 x 419', '627x833', '627-x-833-x-419'],
  ['629x834x419', '629 x 834', '629x834x419'],
  ['60×40 cm', '60x40', '60x40-cm'],
  ['60 x 40', '60×40', '60-x-40'],
  ['20*30*15', '20 x 30', '20-30-15'],
  ['30cm x 40cm', '30cmx40cm', '30cm-x-40cm'],
  ['30cmx40cm', '30cm x 40cm', '30cmx40cm'],
  ['210x297 mm', '210 mm x 297 mm', '210x297-mm'],
  ['210 mm × 297 mm', '210x297', '210-mm-x-297-mm'],
  ['10,5 cm', '10.5 cm', '10-5-cm'],
  ['1.000 buah', '1000', '1000-buah'],
  ['1000 buah', '1,000', '1000-buah'],
  ['2.500.000', '2500000', '2500000'],
  ['ISO-90027', 'iso90027', 'iso-90027'],
  ['ISO 90027', 'iso90027', 'iso-90027'],
  ['ISO90027', 'iso-90027', 'iso90027'],
  ['iso90027', 'ISO 90027', 'iso90027'],
  ['e-mail', 'email', 'e-mail'],
  ['kado-kado', 'kado kado', 'kado-kado'],
  ['anti‑karat', 'anti karat', 'anti-karat'],
  ['non–woven', 'nonwoven', 'non-woven'],
  ['PT. Maju', 'pt maju', 'pt-maju'],
  ['100% katun', '100%', '100-katun'],
  ['Kardus™ Pro', 'kardus pro', 'kardus-pro'],
  ['ёлка', 'елка', 'ёлка'],
  ['深圳工厂', '深圳', '深圳工厂'],
  ['Москва', 'МОСКВА', 'москва'],
  ['हिन्दी', 'हिन्दी', 'हिन्दी'],
];

const found = async (query: string) => {
  const { groups, instead } = await site.guest.search.getPage({ query });
  return instead === null ? groups.flatMap(({ hits }) => hits) : [];
};

describe('however a word is spelled', () => {
  test.each(table)('visitors and the office find “%s” by “%s”', async (written, typed, slug) => {
    await site.client.blog.create(
      post({ title: `Kabar ${written}`, slug: `x-${slug}`.slice(0, 80), excerpt: 'Singkat.' }),
    );
    expect((await found(typed)).map(({ url }) => url)).toEqual([`/blogs/x-${slug}`]);
    // The other words of the text, so that no beginning of a word helps.
    if (!/^[\u4e00-\u9fff]/.test(typed)) expect(await found(`${typed} kabar`)).toHaveLength(1);
    // In the office words side by side, such as `e-mail`, are two, and sizes are as they stand.
    if (!['email', 'nonwoven', '30cmx40cm', '30cm x 40cm', '210x297', '210 mm x 297 mm'].includes(typed))
      expect((await site.client.blog.getAll({ search: typed })).total).toBe(1);
    expect(slugOf(written)).toBe(slug);
  });

  test('it is marked where it stands in a long text, and only there', async () => {
    const long = (words: string) => `${'kata '.repeat(200)}${words} ${'lagi '.repeat(60)}`;
    const excerptFor = async (words: string, query: string) => {
      indexForSearch(site.db, { type: 'gallery', id: 1, title: 'Judul', text: long(words), url: '/gallery' });
      return (await found(query))[0]?.excerpt ?? '';
    };
    for (const [words, query, marked] of [
      ['hari Jum’at pagi', 'jumat', 'Jum’at'],
      ["hari Jum'at pagi", 'jumat', "Jum'at"],
      ['ukuran 627 x 833 x 419 mm', '627x833', '627 x 833 x 419'],
      ['sebanyak 1.000 buah', '1000', '1.000'],
      ['nomor ISO-90027 kami', 'iso90027', 'ISO-90027'],
      ['di Kölnstraße kami', 'kolnstrasse', 'Kölnstraße'],
      ['sebuah kar\u00ADdus baru', 'kardus', 'kar\u00ADdus'],
      ['sebuah pa\u200Blet baru', 'palet', 'pa\u200Blet'],
    ] as const)
      expect(await excerptFor(words, query), query).toContain(`${mark.start}${marked}${mark.end}`);
  });

  test('sizes that are there come before those whose numbers are somewhere', async () => {
    await site.client.blog.create(post({ title: 'Rak 40, isi 60', slug: 'rak' }));
    await site.client.blog.create(post({ title: 'Kotak 60 x 40 x 30', slug: 'kotak' }));
    expect((await found('60x40')).map(({ url }) => url)).toEqual(['/blogs/kotak', '/blogs/rak']);
    expect(await found('60x41')).toEqual([]);
  });

  test('words that only look alike stay apart', async () => {
    await site.client.blog.create(post({ title: 'Rak 1.5 meter dan 10.00', slug: 'rak' }));
    for (const query of ['15', '1000', 'rax']) expect(await found(query), query).toEqual([]);
  });
});

test('folding a very long text takes its time once', async () => {
  for (const piece of [
    "a'",
    '1.000.',
    'é',
    'e\u0301\u0302',
    '\u0301',
    '\u00AD',
    '1 x ',
    'ß',
    '深',
    '-1',
    '+#',
  ]) {
    const text = piece.repeat(200_000);
    const time = await processorTime(() => [foldForSearch(text), slugOf(text)]);
    expect(time, piece).toBeLessThan(2000);
  }
});

describe('a word of the menu', () => {
  const pages = async (query: string) => {
    const { groups } = await site.guest.search.getPage({ query });
    return groups
      .filter(({ label }) => label === 'Langsung ke')
      .flatMap(({ hits }) => hits.map(({ url }) => url));
  };

  test.each([
    ['galeri', '/gallery'],
    ['GALLERY', '/gallery'],
    ['galer', '/gallery'],
    ['beranda', '/'],
    ['kemasan', '/packaging'],
    ['katalog', '/catalog'],
  ])('%s finds the page of this name, in either language', async (query, url) => {
    await addStarterContent(site);
    expect(await pages(query)).toContain(url);
  });

  test('finds a category that has something, by its name in either language and what means the same', async () => {
    expect(await pages('karier')).toEqual([]);
    await site.client.blog.create(post({ category: 'CAREER' }));
    for (const query of ['karier', 'lowongan', 'jobs', 'career'])
      expect(await pages(query), query).toContain('/blogs/category/career');
    const { id } = await site.administrator.blogCategory.create({ name: 'Bea & Cukai', slug: 'bea' });
    const { key } = await site.administrator.blogCategory.get({ id });
    expect(await pages('cukai')).toEqual([]);
    await site.client.blog.create(post({ category: key, slug: 'bea' }));
    expect(await pages('cukai')).toEqual(['/blogs/category/bea']);
  });

  test('that is in no name finds no page, and what leads to other sites isn’t found', async () => {
    expect(await pages('palet')).toEqual([]);
    expect(await pages('')).toEqual([]);
  });
});
