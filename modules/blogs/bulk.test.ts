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
  const result = await site.client.content.changeMany({
    type: 'blog',
    action: 'publish',
    ids: [one, empty, two, 99],
  });
  expect(result).toEqual({
    done: [one, two],
    failed: [
      {
        id: empty,
        name: 'kosong',
        message: 'This post has no text yet. Write one, then publish it.',
      },
      { id: 99, message: 'The post no longer exists.' },
    ],
    created: [],
  });
  expect(await seen()).toEqual(['dua', 'satu']);
});

test('many posts are deleted at once, and restored at once', async () => {
  const ids = [await add('satu'), await add('dua'), await add('tiga')];
  const some = ids.slice(0, 2);
  await site.client.content.changeMany({ type: 'blog', action: 'delete', ids: some });
  expect(await seen()).toEqual(['tiga']);
  expect(await site.client.content.getTrash({ type: 'blog' })).toHaveLength(2);
  expect(await site.client.content.changeMany({ type: 'blog', action: 'restore', ids: some })).toEqual({
    done: some,
    failed: [],
    created: [],
  });
  expect(await seen()).toEqual(['dua', 'satu', 'tiga']);
});

test('takes only what is a change of entries, from people who may make it', async () => {
  const change = { action: 'delete' as const, ids: [1] };
  await expect(site.guest.content.changeMany({ ...change, type: 'blog' })).rejects.toEqual(
    code('UNAUTHORIZED'),
  );
  await expect(site.client.content.changeMany({ ...change, type: 'banner' })).rejects.toEqual(
    code('FORBIDDEN'),
  );
  for (const type of ['user', 'file', 'site', 'constructor', 'footer'])
    await expect(site.administrator.content.changeMany({ ...change, type })).rejects.toEqual(
      code('BAD_REQUEST'),
    );
});

test('many posts get another category at once, each keeping the rest', async () => {
  const ids = [await add('satu', { author: 'Sari' }), await add('dua')];
  const change = { type: 'blog', action: 'assign' as const, ids };
  await site.client.content.changeMany({ ...change, values: { category: 'CAREER' } });
  const [one] = await Promise.all(ids.map((id) => site.client.blog.get({ id })));
  expect(one).toMatchObject({ category: 'CAREER', author: 'Sari', slug: 'satu', status: 'published' });
  const wrong = await site.client.content.changeMany({ ...change, values: { category: 'NEWS' } });
  expect(wrong).toMatchObject({ done: [], failed: [{ id: ids[0] }, { id: ids[1] }] });
  expect(wrong.failed[0]?.message).not.toContain('{');
  const missing = await site.client.content.changeMany({ ...change, values: { author: undefined } });
  expect(missing.failed[0]?.message).toBe('author: required');
  const foreign = await site.client.content.changeMany({ ...change, values: { createdBy: 'x' } });
  expect(foreign.done).toEqual([]);
});

test('a duplicate is a draft with an address of its own', async () => {
  const id = await add('satu');
  const { created } = await site.client.content.changeMany({ type: 'blog', action: 'duplicate', ids: [id] });
  const { posts } = await site.client.blog.getAll({});
  expect(created).toEqual([posts[0]?.id]);
  expect(posts).toMatchObject([
    { title: 'satu (copy)', slug: 'satu-2', state: 'draft', publishedAt: null },
    { title: 'satu', slug: 'satu', state: 'published' },
  ]);
  expect(await seen()).toEqual(['satu']);
});

test('a duplicate of a post with a title of full length is marked as a copy, too', async () => {
  const id = await add('panjang', { title: 'x'.repeat(120) });
  await site.client.content.changeMany({ type: 'blog', action: 'duplicate', ids: [id] });
  const { posts } = await site.client.blog.getAll({});
  expect(posts[0]?.title).toBe(`${'x'.repeat(113)} (copy)`);
});

test('many posts are saved at once, each with values of its own; one that somebody else saved stays', async () => {
  const [one, two, three] = [await add('satu', { author: 'Sari' }), await add('dua'), await add('tiga')];
  await site.client.content.changeMany({
    type: 'blog',
    action: 'assign',
    ids: [two],
    values: { category: 'CAREER' },
  });
  const result = await site.client.content.updateMany({
    type: 'blog',
    rows: [
      { id: one, version: 1, values: { title: 'Pertama' } },
      { id: two, version: 1, values: { title: 'Kedua' } },
      { id: three, version: 1, values: { title: ' ' } },
    ],
  });
  expect(result.done).toEqual([one]);
  expect(result.failed).toMatchObject([
    { id: two, name: 'dua', message: expect.stringContaining('Somebody else has saved this') },
    { id: three, name: 'tiga', message: 'Title is required.' },
  ]);
  expect(await site.client.blog.get({ id: one })).toMatchObject({ title: 'Pertama', author: 'Sari' });
  expect(await site.client.blog.get({ id: two })).toMatchObject({ title: 'dua', category: 'CAREER' });
});

test('the posts of all pages are found by the same search and filters, in the order of the list', async () => {
  const ids: number[] = [];
  for (let each = 10; each < 35; each += 1) ids.push(await add(`kardus-${each}`, { status: 'draft' }));
  await add('palet', { status: 'draft' });
  const filter = { search: 'kardus', state: 'draft' as const };
  expect(await site.client.blog.getIds({ ...filter, sort: 'title' })).toEqual(ids);
  expect(await site.client.blog.getIds({ ...filter, sort: 'title-desc', page: 2 })).toEqual(ids.reverse());
  await expect(site.guest.blog.getIds({})).rejects.toEqual(code('UNAUTHORIZED'));
});
