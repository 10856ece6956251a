import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

test('a working copy is on the dashboard of those who can go on with it', async () => {
  const unfinished = async (caller: TestSite['client']) =>
    (await caller.site.getSummary()).unfinished.map(({ title, route, isNew, by }) => [
      title,
      route,
      isNew,
      by,
    ]);
  const { id } = await site.client.blog.create(post());
  await site.client.blog.keepCopy({ of: { id }, version: 1, revision: 0, values: { title: 'Dua' } });
  const live = ['Palet untuk ekspor', `/only-us/blogs/${id}`, false, 'Budi Santoso'];
  await site.client.blog.keepCopy({
    of: { key: 'abcdefgh1234' },
    version: 0,
    revision: 0,
    values: { title: 'Belum' },
  });
  expect(await unfinished(site.client)).toEqual([
    ['Belum', '/only-us/blogs/new', true, 'Budi Santoso'],
    live,
  ]);
  expect(await unfinished(site.administrator)).toEqual([live]);
  await site.client.blog.unpublish({ id });
  expect(await unfinished(site.administrator)).toEqual([]);
});
