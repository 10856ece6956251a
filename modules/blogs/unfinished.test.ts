import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTrash } from '#server/content/trash/empty-trash.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, sendPicture } from './test-posts.ts';

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
  await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    version: 1,
    revision: 0,
    values: { title: 'Dua' },
  });
  const live = ['Palet untuk ekspor', `/only-us/blogs/${id}`, false, 'Budi Santoso'];
  await site.client.content.keepCopy({
    type: 'blog',
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

const day = 86_400_000;
const type = (of: object, title = 'Belum', values = {}) =>
  site.client.content.keepCopy({
    type: 'blog',
    of,
    version: 'id' in of ? 1 : 0,
    revision: 0,
    values: { title, ...values },
  } as never);

test('the dashboard reads what was typed of no other copies than those that it shows', async () => {
  for (let number = 1; number <= 12; number += 1) {
    const { id } = await site.client.blog.create(post({ slug: `palet-${number}` }));
    await type({ id }, `Palet ${number}`);
  }
  await type({ key: 'abcdefgh1234' });
  // Only the new one is read, for its title.
  site.db.$client.exec(
    "update entry_copies set entered = 'not read', base = 'not read' where entry is not null",
  );
  const { unfinished } = await site.client.site.getSummary();
  expect(unfinished.map(({ title }) => title)).toEqual(['Belum', ...Array(9).fill('Palet untuk ekspor')]);
});

test('what was never saved is deleted after 90 days, and announced before', async () => {
  const start = Date.now();
  const after = (days: number) => {
    site.services.now = () => new Date(start + days * day);
  };
  const coverId = await sendPicture(site);
  await type({ key: 'abcdefgh1234' }, 'Lama', { coverId });
  after(70);
  for (let number = 10; number < 22; number += 1) await type({ key: `abcdefgh${number}` });
  const listed = async () =>
    (await site.client.site.getSummary()).unfinished.map(({ title, until }) => [title, until && +until]);
  expect(await listed()).not.toContainEqual(['Lama', null]);
  after(77);
  // Before all that is newer.
  const [first] = await listed();
  expect(first).toEqual(['Lama', expect.closeTo(start + 90 * day, -5)]);
  expect((await site.administrator.site.getSummary()).unfinished).toEqual([]);
  after(89);
  await emptyTrash.run(site.services);
  await expect(site.client.file.delete({ id: coverId })).rejects.toThrow('This file is used by “Lama');
  after(91);
  await emptyTrash.run(site.services);
  expect(await site.client.content.getNewCopies({ type: 'blog' })).toHaveLength(12);
  await site.client.file.delete({ id: coverId });
});
