import type { inferRouterInputs } from '@trpc/server';
import { expect, test } from 'vitest';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { addPosts } from '#modules/blogs/bulk-content.ts';
import { siteModules } from '#server/module/registry.ts';
import { menusOf } from '#server/navigation/menus.ts';
import type { AppRouter } from '#server/router.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { addStarterContent } from './starter-content.ts';

type RouterInputs = inferRouterInputs<AppRouter>;

const site = siteOfEachTest();

const page = { summary: '', coverId: null, blocks: [], status: 'published' as const };
const post: RouterInputs['blog']['create'] = {
  title: 'Kardus',
  slug: 'kardus',
  excerpt: 'Tentang kardus.',
  category: 'TECHNOLOGY',
  language: 'id',
  coverId: null,
  body: emptyRichText,
  author: 'Budi',
  publishedAt: null,
  status: 'draft',
  location: '',
  employmentType: null,
  closesAt: null,
};
const find = async (query: string) => {
  const found = await site.administrator.link.find({ query });
  return found.map(({ title, noun }) => `${title} (${noun})`);
};

test('an old page is found by its title for the menu, however many posts came after it', async () => {
  await site.administrator.page.create({ ...page, title: 'Kardus 100%', slug: 'kardus-100' });
  const { id } = await site.administrator.blog.create({ ...post, title: 'Kardus_arsip', slug: 'arsip' });
  const inOneMonth = new Date(Date.now() + 30 * 24 * 3_600_000);
  site.db.transaction((tx) => addPosts(tx, 600, inOneMonth));
  expect(await find('kardus_A')).toEqual(['Kardus_arsip (post)']);
  expect(await find('100%')).toEqual(['Kardus 100% (page)']);
  expect(await site.administrator.link.find({ query: 'arsip' })).toMatchObject([
    { href: `entry:blog/${id}`, state: 'draft' },
  ]);
  expect(await find('')).toHaveLength(12);
});

test('what was changed last comes first, whatever it is', async () => {
  await site.administrator.page.create({ ...page, title: 'Kardus', slug: 'kardus' });
  await site.administrator.blog.create(post);
  const { id } = await site.administrator.page.create({ ...page, title: 'Kardus kita', slug: 'kita' });
  await site.administrator.page.update({ ...page, title: 'Kardus kami', slug: 'kita', id, version: 1 });
  expect((await find('kardus'))[0]).toBe('Kardus kami (page)');
  expect(await find('kardus')).toHaveLength(3);
});

test('every entry with a page of its own can be found by its title', () => {
  const addressed = siteModules.flatMap(({ entryTypes = [] }) => entryTypes.filter((type) => type.address));
  expect(addressed.map(({ name }) => name)).toContain('page');
  expect(addressed.filter(({ titleField }) => !titleField)).toEqual([]);
});

test('the footer leads to About and contact until somebody arranges the menu', async () => {
  const footer = () => menusOf(site.services).footer.map(({ route }) => route);
  const { id } = await site.administrator.page.create({ ...page, title: 'Tentang', slug: 'tentang-kami' });
  await site.administrator.page.create({ ...page, title: 'Kontak', slug: 'kontak' });
  expect(footer()).toEqual(['/tentang-kami', '/kontak']);
  const { defaults, version } = await site.administrator.menu.get();
  const entries = defaults.filter(({ target }) => target !== `page/${id}`);
  await site.administrator.menu.update({ entries, version });
  expect(footer()).toEqual(['/kontak']);
});

test('the menu leads to no area without entries, until it has one', async () => {
  const header = () => menusOf(site.services).header.map(({ route }) => route);
  expect(header()).toEqual(['/']);
  const { areas } = await site.administrator.menu.get();
  expect(areas.filter(({ isPublic }) => isPublic).map(({ route }) => route)).toEqual(['/']);
  site.db.transaction((tx) => addPosts(tx, 1, new Date()));
  expect(header()).toEqual(['/', '/blogs']);
  await addStarterContent(site);
  const jobs = '/blogs/category/career';
  expect(header()).toEqual(['/', '/services', '/packaging', '/gallery', '/blogs', '/catalog', jobs]);
});
