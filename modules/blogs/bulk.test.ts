import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const add = async (slug: string, fields = {}) =>
  (await site.client.blog.create(post({ title: slug, slug, ...fields }))).id;
const seen = async () => (await site.guest.blog.getPage({})).posts.map(({ slug }) => slug).sort();
const code = (code: string) => expect.objectContaining({ code });

test('many posts are published at once; the ones that can’t be are named, the others are', async () => {
  const [one, two] = [await add('satu', { status: 'draft' }), await add('dua', { status: 'draft' })];
  const empty = await add('kosong', { status: 'draft', body: emptyRichText });
  const result = await site.client.bulk.change({
    type: 'blog',
    action: 'publish',
    ids: [one, empty, two, 99],
  });
  expect(result).toEqual({
    done: [one, two],
    failed: [
      { id: empty, message: 'This post has no text yet. Open it to write one, then publish it.' },
      { id: 99, message: 'The post no longer exists.' },
    ],
  });
  expect(await seen()).toEqual(['dua', 'satu']);
});

test('many posts are deleted at once, and restored at once', async () => {
  const ids = [await add('satu'), await add('dua'), await add('tiga')];
  const some = ids.slice(0, 2);
  await site.client.bulk.change({ type: 'blog', action: 'delete', ids: some });
  expect(await seen()).toEqual(['tiga']);
  expect(await site.client.blog.getTrash()).toHaveLength(2);
  expect(await site.client.bulk.change({ type: 'blog', action: 'restore', ids: some })).toEqual({
    done: some,
    failed: [],
  });
  expect(await seen()).toEqual(['dua', 'satu', 'tiga']);
});

test('takes only what is a change of entries, from people who may make it', async () => {
  const change = { action: 'delete' as const, ids: [1] };
  await expect(site.guest.bulk.change({ ...change, type: 'blog' })).rejects.toEqual(code('UNAUTHORIZED'));
  await expect(site.client.bulk.change({ ...change, type: 'banner' })).rejects.toEqual(code('FORBIDDEN'));
  for (const type of ['user', 'file', 'site', 'constructor', 'footer'])
    await expect(site.administrator.bulk.change({ ...change, type })).rejects.toEqual(code('BAD_REQUEST'));
});

test('many posts get another category at once, each keeping the rest', async () => {
  const ids = [await add('satu', { author: 'Sari' }), await add('dua')];
  const change = { type: 'blog', action: 'assign' as const, ids };
  await site.client.bulk.change({ ...change, values: { category: 'CAREER' } });
  const [one] = await Promise.all(ids.map((id) => site.client.blog.get({ id })));
  expect(one).toMatchObject({ category: 'CAREER', author: 'Sari', slug: 'satu', status: 'published' });
  const wrong = await site.client.bulk.change({ ...change, values: { category: 'NEWS' } });
  expect(wrong).toMatchObject({ done: [], failed: [{ id: ids[0] }, { id: ids[1] }] });
  expect(wrong.failed[0]?.message).not.toContain('{');
  const foreign = await site.client.bulk.change({ ...change, values: { createdBy: 'x' } });
  expect(foreign.done).toEqual([]);
});

test('a duplicate is a draft with an address of its own', async () => {
  const id = await add('satu');
  await site.client.bulk.change({ type: 'blog', action: 'duplicate', ids: [id] });
  const { posts } = await site.client.blog.getAll({});
  expect(posts).toMatchObject([
    { title: 'satu (copy)', slug: 'satu-2', state: 'draft', publishedAt: null },
    { title: 'satu', slug: 'satu', state: 'published' },
  ]);
  expect(await seen()).toEqual(['satu']);
});
