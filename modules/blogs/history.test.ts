import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const add = async (fields = {}) => (await site.client.blog.create(post(fields))).id;
const change = (id: number, version: number, fields = {}) =>
  site.client.blog.update({ ...post(fields), id, version });
const versions = (id: number, cursor?: number) =>
  site.client.content.getVersions({ type: 'blog', id, cursor });
const later = (minutes: number) => {
  const now = site.services.now();
  site.services.now = () => new Date(now.getTime() + minutes * 60_000);
};
const restore = async (id: number, place: number) =>
  site.client.content.restoreVersion({ type: 'blog', id, versionId: (await versions(id))[place]?.id ?? 0 });

test('restoring a version of when a post was a draft leaves it published', async () => {
  const id = await add({ status: 'draft', title: 'Naskah' });
  const publishedAt = new Date('2026-03-01');
  later(11);
  await change(id, 1, { title: 'Terbit', publishedAt });
  await restore(id, 1);
  expect(await site.client.content.getCopy({ type: 'blog', id })).toMatchObject({
    values: { title: 'Naskah', status: 'published', publishedAt },
  });
});

test('restoring what is live ends the working copy, and what was typed stays in the history', async () => {
  const id = await add();
  await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    version: 1,
    revision: 0,
    values: { title: 'Diketik' },
  });
  await restore(id, 1);
  expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
  expect((await versions(id)).map(({ how }) => how)).toEqual(['restored', 'saved', 'published']);
});

test('a field that came with a newer version of the site is not among the changes', async () => {
  const publishedAt = new Date('2026-03-01');
  const id = await add({ publishedAt });
  site.db.$client.exec(
    "update entry_versions set entered = json_remove(entered, '$.json.seoTitle', '$.json.noindex')",
  );
  later(11);
  await change(id, 1, { title: 'Peti', publishedAt });
  expect((await versions(id))[0]?.changes).toEqual({ title: 1 });
  later(11);
  await change(id, 2, { title: 'Peti', publishedAt, seoTitle: 'Peti kayu' });
  expect((await versions(id))[0]?.changes).toEqual({ seoTitle: 1 });
});

test('a publication lists what visitors got, whoever typed it and whenever', async () => {
  const id = await add();
  later(11);
  const values = { title: 'Diketik', author: 'Sari' };
  const { revision } = await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    version: 1,
    revision: 0,
    values,
  });
  later(11);
  const { publishedAt } = await site.client.blog.get({ id });
  await site.administrator.blog.update({
    ...post({ ...values, publishedAt }),
    id,
    version: 1,
    copy: revision,
  });
  expect((await versions(id)).map(({ how, by, changes }) => ({ how, by, changes }))).toMatchObject([
    { how: 'published', by: 'Sari', changes: { title: 1, author: 1 } },
    { how: 'saved', by: 'Budi Santoso', changes: { title: 1, author: 1 } },
    { how: 'published' },
  ]);
});

test('a long history comes a hundred versions at a time', async () => {
  const id = await add();
  for (let version = 1; version < 130; version += 1) await change(id, version, { title: `Ke-${version}` });
  const newest = await versions(id);
  const older = await versions(id, newest.at(-1)?.id);
  expect([newest.length, older.length]).toEqual([100, 30]);
  expect([...newest, ...older].map(({ title }) => title)).toEqual([
    ...Array.from({ length: 129 }, (_, place) => `Ke-${129 - place}`),
    'Palet untuk ekspor',
  ]);
});

test('saving a draft reads the newest versions alone', async () => {
  const id = await add();
  await change(id, 1, { title: 'Terbit' });
  // What is read of the others fails.
  const older = site.db.$client.prepare(`insert into entry_versions
    (id, type, entry, title, entered, changes, files, how, since, at)
    values (-?, 'blog', ?, '', 'unreadable', '{}', ?, ?, 0, 0)`);
  for (let place = 1; place <= 60; place += 1) {
    older.run(place, id, '[]', 'saved');
    older.run(place + 60, id, 'unreadable', 'published');
  }
  await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    version: 2,
    revision: 0,
    values: { title: 'Diketik' },
  });
  const kept = site.db.$client.prepare('select how, count(*) from entry_versions group by how').raw();
  expect(kept.all()).toEqual([
    ['published', 62],
    ['saved', 50],
  ]);
});

test('a version names the files of each field, also those that were deleted since', async () => {
  const [coverId, inText] = [await sendPicture(site), await sendPicture(site, '#205080')];
  const id = await add({ coverId, body: textOf('Satu.', inText) });
  await change(id, 1);
  await site.client.file.delete({ id: coverId });
  const [, first] = await versions(id);
  const version = await site.client.content.getVersion({ type: 'blog', id, versionId: first?.id ?? 0 });
  expect(version.files).toEqual({ coverId: [coverId], body: [inText], sharePictureId: [] });
  expect(Object.keys(version.pictures)).toEqual([String(inText)]);
});
