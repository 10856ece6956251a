import { setImmediate } from 'node:timers/promises';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { querySearch } from '#database/search/query.ts';
import { menusOf } from '#server/navigation/menus.ts';
import { callersOf } from '#tests/entry-checks.ts';
import { processorTime } from '#tests/processor-time.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { post } from './test-posts.ts';
import type { PostFields } from './type.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });

/** Adds a category; gives its id and its key. */
async function addCategory(name: string, slug: string) {
  const { id } = await site.administrator.blogCategory.create({ name, slug });
  return site.administrator.blogCategory.get({ id });
}

const write = (slug: string, fields: Partial<PostFields> = {}) =>
  site.client.blog.create(post({ title: slug, slug, ...fields }));
const find = (words: string) => querySearch(site.db, words, new Date()).hits.map(({ url }) => url);
const feedOf = async (slug: string) => {
  const answer = await fetch(`${site.address}/blogs/category/${slug}/rss.xml`, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};

describe('a category', () => {
  test('is added, renamed, sorted and deleted by administrators; clients choose from them', async () => {
    const { client, everybody } = callersOf('blogCategory');
    expect([everybody, client]).toEqual([['read'], ['getAll']]);
    const { id, key, version } = await addCategory('Ekspor', 'ekspor');
    await write('peti', { category: key });
    const { posts, counts } = await site.guest.blog.getPage({ category: key });
    expect([posts.map(({ categoryName }) => categoryName), counts]).toEqual([
      ['Ekspor'],
      { all: 1, CAREER: 0, TECHNOLOGY: 0, [key]: 1 },
    ]);
    await expect(addCategory('EKSPOR', 'ekspor-2')).rejects.toEqual(code('CONFLICT'));
    await site.administrator.blogCategory.reorder({ id, before: 2 });
    expect((await site.client.blogCategory.getAll()).map(({ name }) => name)).toEqual([
      'Ekspor',
      'Career',
      'Technology',
    ]);
    expect((await site.client.blog.getAll({ category: key })).total).toBe(1);
    await site.administrator.blogCategory.update({ id, version, name: 'Kepabeanan', slug: 'kepabeanan' });
    expect(find('kepabeanan')).toEqual(['/blogs/peti']);
  });

  test('redirects from the address that it had', async () => {
    const { id, version, key } = await addCategory('Ekspor', 'ekspor');
    await write('peti', { category: key });
    await site.administrator.blogCategory.update({ id, version, name: 'Bea', slug: 'bea' });
    expect(await site.guest.blogCategory.read({ slug: 'ekspor' })).toEqual({ row: null, movedTo: 'bea' });
    expect(await feedOf('ekspor')).toMatchObject({ status: 301, to: '/blogs/category/bea/rss.xml' });
  });

  test('has a feed of its own posts', async () => {
    const { key } = await addCategory('Ekspor', 'ekspor');
    await write('peti', { category: key });
    await write('karton');
    const { status, text } = await feedOf('ekspor');
    const { title, link, item } = new XMLParser().parse(text).rss.channel;
    expect(status).toBe(200);
    expect([title, link]).toEqual(['Ekspor · Vinci', `${site.address}/blogs/category/ekspor`]);
    expect(item).toMatchObject({ link: `${site.address}/blogs/peti`, category: 'Ekspor' });
    expect((await feedOf('technology')).text).toContain('/blogs/karton');
    expect((await feedOf('tidak-ada')).status).toBe(404);
    const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
    expect(sitemap).toContain('/blogs/category/ekspor<');
    expect(sitemap).not.toContain('/blogs/category/career<');
  });

  test('is merged into another one: its posts move, those in the trash, too, and its addresses redirect', async () => {
    const [one, two] = [await addCategory('Ekspor', 'ekspor'), await addCategory('Kepabeanan', 'bea')];
    const { id } = await write('peti', { category: one.key });
    const draft = await write('palet', { category: one.key, status: 'draft' });
    const trashed = await write('kotak', { category: one.key });
    await site.client.blog.delete(trashed);
    await site.administrator.blogCategory.merge({ id: one.id, into: two.id });
    await site.client.content.restore({ type: 'blog', ...trashed });
    for (const each of [{ id }, draft, trashed])
      expect(await site.client.blog.get(each)).toMatchObject({ category: two.key });
    expect(await site.guest.blogCategory.read({ slug: 'ekspor' })).toEqual({ row: null, movedTo: 'bea' });
    expect(find('kepabeanan')).toEqual(['/blogs/peti', '/blogs/kotak']);
    const versions = await site.client.content.getVersions({ type: 'blog', id });
    expect(versions).toHaveLength(2);
    // What is restored has its address again, and no posts.
    await site.administrator.content.restore({ type: 'blogCategory', id: one.id });
    expect((await site.guest.blogCategory.read({ slug: 'ekspor' })).row).toMatchObject({ name: 'Ekspor' });
  });

  test('with many posts is merged while people go on: each is in one of the two, and what is written meanwhile moves, too', async () => {
    const { id, key } = await addCategory('Ekspor', 'ekspor');
    for (let number = 0; number < 100; number += 1) await write(`peti-${number}`, { category: key });
    const counted = async () => {
      const { counts } = await site.guest.blog.getPage({});
      return { ekspor: counts[key] ?? 0, technology: counts.TECHNOLOGY ?? 0 };
    };
    const seen: Awaited<ReturnType<typeof counted>>[] = [];
    let isDone = false;
    const merging = site.administrator.blogCategory.merge({ id, into: 1 }).then(() => {
      isDone = true;
    });
    await setImmediate();
    const { id: late } = await write('terlambat', { category: key });
    while (!isDone) {
      seen.push(await counted());
      await setImmediate();
    }
    await merging;
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every(({ ekspor, technology }) => ekspor + technology === 101)).toBe(true);
    expect(await counted()).toEqual({ ekspor: 0, technology: 101 });
    expect(await site.client.blog.get({ id: late })).toMatchObject({ category: 'TECHNOLOGY' });
  });

  test('that has posts isn’t deleted without saying where they go, and a post waits for its category', async () => {
    const { id, key } = await addCategory('Ekspor', 'ekspor');
    const { id: peti } = await write('peti', { category: key });
    await expect(site.administrator.blogCategory.delete({ id })).rejects.toThrow('This category has posts.');
    await site.client.blog.delete({ id: peti });
    await site.administrator.blogCategory.delete({ id });
    const restore = () => site.client.content.restore({ type: 'blog', id: peti });
    await expect(restore()).rejects.toThrow('Restore the category first.');
    await site.administrator.content.deletePermanently({ type: 'blogCategory', id });
    expect(await restore()).toMatchObject({ isPublic: false, other: { title: 'Technology' } });
  });

  test.each([1, 2])('of every site stays: %i', async (id) => {
    const { id: into } = await addCategory('Ekspor', 'ekspor');
    const refusal = 'The site itself needs this category. You can rename it.';
    await expect(site.administrator.blogCategory.delete({ id })).rejects.toThrow(refusal);
    await expect(site.administrator.blogCategory.merge({ id, into })).rejects.toThrow(refusal);
  });

  test('of jobs makes a post a job whatever it is called, and the menu leads to it', async () => {
    await site.administrator.blogCategory.update({ id: 2, version: 1, name: 'Bergabung', slug: 'bergabung' });
    const job = { category: 'CAREER', location: 'Cikarang' };
    const { id } = await write('sopir', job);
    expect(await site.client.blog.get({ id })).toMatchObject(job);
    const { header } = menusOf(site.services);
    expect(header.find(({ label }) => label.id === 'Lowongan')).toMatchObject({
      route: '/blogs/category/bergabung',
    });
    const { key } = await addCategory('Career 2', 'career-2');
    const { id: other } = await write('bukan', { category: key, location: 'Cikarang' });
    expect(await site.client.blog.get({ id: other })).toMatchObject({ location: '' });
    await expect(write('salah', { category: 'NEWS' })).rejects.toEqual(code('CONFLICT'));
  });
});

describe('tags', () => {
  const sitemap = async () => (await fetch(`${site.address}/sitemap.xml`)).text();

  test('keep their letters and signs, in every script', async () => {
    const tags = ['C++', 'C#', 'C', '深圳', 'Straße', 'Jum’at', 'Café'];
    const { id } = await write('satu', { tags: [...tags, 'STRASSE', "jum'at", 'cafe'] });
    expect((await site.client.blog.get({ id })).tags).toEqual(tags);
    const shown = (await site.guest.blog.read({ slug: 'satu' })).post?.tags ?? [];
    const words = ['c-plus-plus', 'c-sharp', 'c', '深圳', 'strasse', 'jumat', 'cafe'];
    expect(shown.map(({ word }) => word)).toEqual(words);
    for (const { word, name } of shown)
      expect((await site.guest.blog.getPage({ tag: word })).tag).toEqual({ name, count: 1 });
    // Their addresses from before lead there.
    expect(await site.guest.blog.getPage({ tag: 'stra-e' })).toMatchObject({ movedTo: 'strasse' });
    expect(await site.guest.blog.getPage({ tag: 'jum-at' })).toMatchObject({ movedTo: 'jumat' });
    expect(await site.guest.blog.getPage({ tag: 'c' })).toMatchObject({ movedTo: null });
  });

  test('that would share an address on one post are refused with both their names', async () => {
    for (const tags of [
      ['.NET', 'NET'],
      ['50%', '50'],
      ['R&D', 'R/D'],
    ])
      await expect(write('satu', { tags }), tags[0]).rejects.toThrow(
        `“${tags[0]}” and “${tags[1]}” would have the same page. Keep one of them.`,
      );
    const { id } = await write('draf', { tags: ['.NET', 'NET'], status: 'draft' });
    expect((await site.client.blog.get({ id })).tags).toEqual(['.NET', 'NET']);
    expect(
      (
        await site.client.blog.get({
          id: (await write('satu', { tags: ['Ekspor', 'EKSPOR', 'Bea-Cukai', 'bea cukai'] })).id,
        })
      ).tags,
    ).toEqual(['Ekspor', 'Bea-Cukai']);
  });

  test('are one however they are spelled, and have a page as soon as a published post has them', async () => {
    const { id } = await write('satu', { tags: ['Ekspor', 'ekspor ', 'ISPM 15'] });
    expect((await site.client.blog.get({ id })).tags).toEqual(['Ekspor', 'ISPM 15']);
    await write('dua', { tags: ['ekspor'] });
    await write('draf', { tags: ['Ekspor', 'Rahasia'], status: 'draft' });
    const { posts, tag } = await site.guest.blog.getPage({ tag: 'ekspor' });
    expect([posts.map(({ slug }) => slug), tag]).toEqual([['dua', 'satu'], { name: 'ekspor', count: 2 }]);
    await expect(site.guest.blog.getPage({ tag: 'rahasia' })).rejects.toEqual(code('NOT_FOUND'));
    expect(await sitemap()).not.toContain('/blogs/tag/');
    await write('tiga', { tags: ['Ekspor'] });
    expect(await sitemap()).toContain('/blogs/tag/ekspor<');
    expect(await sitemap()).not.toContain('ispm');
    expect(await site.client.blog.getTags()).toEqual(['Ekspor', 'ISPM 15', 'Rahasia']);
    expect((await site.guest.blog.read({ slug: 'satu' })).post?.tags).toEqual([
      { name: 'Ekspor', word: 'ekspor' },
      { name: 'ISPM 15', word: 'ispm-15' },
    ]);
    expect(find('ispm')).toEqual(['/blogs/satu']);
  });

  test('are at most ten of forty letters, each with a letter or a digit', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
    await expect(write('satu', { tags: many })).rejects.toThrow('Maximum 10 tags.');
    await expect(write('satu', { tags: ['x'.repeat(41)] })).rejects.toThrow(
      'Tag can have at most 40 characters.',
    );
    await expect(write('satu', { tags: ['!?'] })).rejects.toThrow('A tag needs a letter or a digit.');
    // A post of an older program has none.
    const { tags: _, ...without } = post({ slug: 'tanpa', tags: [] });
    expect((await site.client.blog.get(await site.client.blog.create(without))).tags).toEqual([]);
  });

  test('a closed job has no part in their pages', async () => {
    await write('tutup', { category: 'CAREER', closesAt: new Date('2026-01-01'), tags: ['Sopir'] });
    expect((await site.guest.blog.read({ slug: 'tutup' })).post?.tags).toEqual([]);
    await expect(site.guest.blog.getPage({ tag: 'sopir' })).rejects.toEqual(code('NOT_FOUND'));
  });
});

test('tags are counted from their index alone, without the texts of two thousand posts', () => {
  const plan = site.db.$client.prepare(
    `explain query plan select id, tags from blog_posts where tags <> '[]' and +status = 'published'
    and +published_at <= 1 and (category <> 'CAREER' or closes_at is null or closes_at > 1)`,
  );
  expect(plan.all()).toMatchObject([{ detail: expect.stringContaining('COVERING INDEX blog_posts_tagged') }]);
});

test('the page of a tag that isn’t there costs a stranger’s requests next to nothing, however many posts and tags there are', async () => {
  await write('satu');
  site.db.$client.exec(`
    insert into blog_posts (title, slug, category, language, excerpt, body, author, status, published_at, tags)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 10000)
    select 'Kabar', 'nomor-' || n, category, language, excerpt, body, author, status, n,
      json_array('Ekspor', 'tag ' || (n % 700), 'Nomor ' || n)
    from numbers join (select * from blog_posts)`);
  site.content.bump();
  const { tag, posts } = await site.guest.blog.getPage({ tag: 'ekspor', page: 1112 });
  expect([tag, posts.map(({ slug }) => slug)]).toEqual([{ name: 'Ekspor', count: 10_000 }, ['nomor-1']]);
  const ask = async () => {
    for (let number = 0; number < 200; number += 1)
      await expect(site.guest.blog.getPage({ tag: `x${number}` })).rejects.toEqual(code('NOT_FOUND'));
  };
  expect((await processorTime(ask)) / 200).toBeLessThan(10);
  const suggested = await site.client.blog.getTags();
  expect([suggested[0], suggested.length]).toEqual(['Ekspor', 2000]);
});
