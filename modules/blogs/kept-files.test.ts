import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTrash } from '#server/content/trash/empty-trash.ts';
import { sweepOrphans } from '#server/files/orphans.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, sendPicture } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const add = async (fields = {}) => ({ ...(await site.client.blog.create(post(fields))), version: 1 });
const days = (count: number) => {
  const now = new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  site.services.now = () => now;
};
const title = 'Palet untuk ekspor';

test('a picture that only an earlier version has is shown as such, and can be deleted', async () => {
  const coverId = await sendPicture(site);
  const { id } = await add({ coverId });
  await site.client.blog.update({ ...post(), id, version: 1 });
  expect(await site.client.file.get({ id: coverId })).toMatchObject({
    uses: [],
    earlierUses: [{ title, route: `/only-us/blogs/${id}` }],
  });
  expect((await site.client.file.getPage({ unused: true })).files).toMatchObject([
    { id: coverId, uses: 0, isInHistory: true },
  ]);
  await site.client.file.delete({ id: coverId });
});

test('a picture in the trash or in unpublished changes stays, and one reads where it is', async () => {
  const [cover, other] = [await sendPicture(site), await sendPicture(site, '#112233')];
  const { id } = await add({ coverId: cover });
  const values = { coverId: other };
  await site.client.content.keepCopy({ type: 'blog', of: { id }, version: 1, revision: 0, values });
  expect((await site.client.file.get({ id: other })).uses).toEqual([
    { title: `${title} (in changes that aren’t published)`, route: `/only-us/blogs/${id}` },
  ]);
  await site.client.blog.delete({ id });
  const trash = { title: `${title} (in the trash)`, route: '/only-us/blogs?trash' };
  for (const file of [cover, other]) {
    expect((await site.client.file.get({ id: file })).uses).toEqual([trash]);
    const refused = site.client.file.delete({ id: file });
    await expect(refused).rejects.toThrow('Delete that permanently first, or restore it');
  }
  await sweepOrphans(site.db, site.env.UPLOADS_DIR, { olderThan: 0 });
  expect(await site.storedFiles()).toHaveLength(2);
});

test('a picture of a post that is typed and not saved yet stays, until the post is discarded', async () => {
  const [coverId, other] = [await sendPicture(site), await sendPicture(site, '#112233')];
  const of = { key: 'abcdefgh12' };
  const keep = (revision: number, values: Record<string, unknown>) =>
    site.client.content.keepCopy({ type: 'blog', of, version: 0, revision, values });
  const { revision } = await keep(0, { title: 'Peti', coverId: other });
  await keep(revision, { title: 'Peti', coverId });
  const uses = [{ title: 'Peti (typed by Budi Santoso, not saved yet)', route: '/only-us/blogs' }];
  expect((await site.administrator.file.get({ id: coverId })).uses).toEqual(uses);
  const refused = site.administrator.file.delete({ id: coverId });
  await expect(refused).rejects.toThrow('typed by Budi Santoso, not saved yet');
  const unused = (await site.client.file.getPage({ unused: true })).files;
  expect(unused.map(({ id }) => id)).toEqual([other]);
  expect((await site.client.file.getPage({})).files.map(({ uses }) => uses)).toEqual([0, 1]);
  await site.client.file.delete({ id: other });
  await site.client.content.discardCopy({ type: 'blog', of: of });
  await site.client.file.delete({ id: coverId });
});

test('what a deleted account typed and never saved is removed, and its picture may be deleted', async () => {
  const coverId = await sendPicture(site);
  const values = { title: 'Peti', coverId };
  await site.client.content.keepCopy({
    type: 'blog',
    of: { key: 'abcdefgh12' },
    version: 0,
    revision: 0,
    values,
  });
  site.db.$client.prepare('delete from users where id = ?').run(site.people.budi.id);
  await emptyTrash.run(site.services);
  await site.administrator.file.delete({ id: coverId });
});

test('after 30 days in the trash a post is deleted permanently, and its picture may be, too', async () => {
  const coverId = await sendPicture(site);
  const { id } = await add({ coverId });
  await site.client.blog.delete({ id });
  days(29);
  await emptyTrash.run(site.services);
  expect(await site.client.content.getTrash({ type: 'blog' })).toHaveLength(1);
  days(31);
  await emptyTrash.run(site.services);
  expect(await site.client.content.getTrash({ type: 'blog' })).toEqual([]);
  for (const table of ['entry_versions', 'entry_copies', 'entry_files', 'entry_trash']) {
    expect(site.db.$client.prepare(`select count(*) from ${table}`).pluck().get(), table).toBe(0);
  }
  await site.client.file.delete({ id: coverId });
});

test('the trash of a removed module stays', async () => {
  const { id } = await add();
  await site.client.blog.delete({ id });
  site.db.$client.exec("update entry_trash set type = 'faq', deleted_at = 0");
  await emptyTrash.run(site.services);
  expect(site.db.$client.prepare('select type from entry_trash').pluck().all()).toEqual(['faq']);
});
