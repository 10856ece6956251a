import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let cover: number;
let card: number;
beforeAll(async () => {
  site = await openTestSite();
  cover = (await site.administrator.file.upload(formWith(await photo()))).id;
  card = (await site.administrator.file.upload(formWith(await photo({ color: '#1f1a17' })))).id;
});
afterAll(() => site.close());

const text: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi.' }] }],
};
const onEveryType = { text, specification: [], pictures: [], fileId: 0, datasheetId: null };
const seo = () => ({
  seoTitle: 'Palet ekspor ISPM 15',
  seoDescription: 'Palet kayu yang dipanaskan, siap ekspor.',
  sharePictureId: card,
});
const entered = { title: 'Palet ekspor ISPM 15', description: 'Palet kayu yang dipanaskan, siap ekspor.' };
const post = (slug: string, more: object = {}) => ({
  ...{ title: 'Palet', slug, category: 'TECHNOLOGY' as const, language: 'id' as const, coverId: cover },
  ...{ excerpt: '', body: text, author: '', status: 'published' as const, publishedAt: null },
  ...{ location: '', employmentType: null, closesAt: null, ...more },
});
const offer = (slug: string, more: object = {}) => ({
  ...{ name: 'Palet', slug, summary: 'Kayu.', status: 'published' as const, ...onEveryType, fileId: cover },
  ...more,
});
const page = (slug: string, more: object = {}) => ({
  ...{ title: 'Palet', slug, summary: '', coverId: null, blocks: [], status: 'published' as const },
  ...more,
});

// How an entry of each type is added, what its public page gets, and its address.
const types = {
  blog: {
    add: (slug: string, more: object) => site.administrator.blog.create(post(slug, more)),
    read: async (slug: string) => (await site.guest.blog.read({ slug })).post?.seo,
    path: (slug: string) => `/blogs/${slug}`,
  },
  packaging: {
    add: (slug: string, more: object) => site.administrator.packaging.create(offer(slug, more)),
    read: async (slug: string) =>
      site.guest.packaging.getBySlug({ slug }).then((got) => 'seo' in got && got.seo),
    path: (slug: string) => `/packaging/${slug}`,
  },
  service: {
    add: (slug: string, more: object) =>
      site.administrator.service.create(offer(slug, { icon: 'truck', ...more })),
    read: async (slug: string) =>
      site.guest.service.getBySlug({ slug }).then((got) => 'seo' in got && got.seo),
    path: (slug: string) => `/services/${slug}`,
  },
  page: {
    add: (slug: string, more: object) => site.administrator.page.create(page(slug, more)),
    read: async (slug: string) => site.guest.page.getBySlug({ slug }).then((got) => 'seo' in got && got.seo),
    path: (slug: string) => `/${slug}`,
  },
};
const get = async (path: string) => (await fetch(site.address + path)).text();

describe.each(Object.entries(types))('an entry of the type %s', (name, { add, read, path }) => {
  test('has a title, a description and a picture of its own for search engines and shared links', async () => {
    await add(`${name}-satu`, {});
    expect(await read(`${name}-satu`)).toEqual({
      ...{ title: null, description: null },
      ...{ picture: null, noindex: false },
    });
    await add(`${name}-dua`, seo());
    expect(await read(`${name}-dua`)).toMatchObject({ ...entered, picture: { width: 40 }, noindex: false });
  });

  test('that is hidden from search engines is not in the sitemap, and visitors still find it here', async () => {
    await add(`${name}-tersembunyi`, { noindex: true, seoTitle: 'Rahasia' });
    await add(`${name}-terlihat`, {});
    const sitemap = await get('/sitemap.xml');
    expect(sitemap).toContain(`${path(`${name}-terlihat`)}</loc>`);
    expect(sitemap).not.toContain(path(`${name}-tersembunyi`));
    expect(JSON.stringify(await site.guest.search.getPage({ query: 'palet' }))).toContain(
      path(`${name}-tersembunyi`),
    );
  });
});

test('a hidden post stays in the feed, whose readers asked for it', async () => {
  await types.blog.add('di-feed', { noindex: true });
  expect(await get('/rss.xml')).toContain('/blogs/di-feed');
});

test('a save that leaves these fields out leaves them as they are', async () => {
  const { id } = await types.blog.add('lama', seo());
  await site.administrator.blog.update({ ...post('lama', { title: 'Baru' }), id, version: 1 });
  expect(await types.blog.read('lama')).toMatchObject(entered);
});

test('a title or a description that nobody would read to its end is refused', async () => {
  const add = (more: object) => types.blog.add('panjang', more);
  await expect(add({ seoTitle: 'x'.repeat(121) })).rejects.toThrow(
    'Search title can have at most 120 characters.',
  );
  await expect(add({ seoDescription: 'x'.repeat(321) })).rejects.toThrow(
    'Search description can have at most 320 characters.',
  );
});

test('the sitemap finds the hidden posts without reading the others', () => {
  const query = 'select * from blog_posts where "blog_posts"."noindex" = 1';
  const steps = site.db.$client.prepare(`explain query plan ${query}`).all();
  expect(steps).toMatchObject([{ detail: expect.stringContaining('INDEX blog_posts_noindex') }]);
});
