import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const code = (code: string) => expect.objectContaining({ code });
const add = async (fields = {}) => ({ ...(await site.client.blog.create(post(fields))), version: 1 });
const later = (minutes: number) => {
  const now = site.services.now();
  site.services.now = () => new Date(now.getTime() + minutes * 60_000);
};
const keep = (of: { id: number }, values: object, revision = 0) =>
  site.client.content.keepCopy({
    type: 'blog',
    of: { id: of.id },
    version: 1,
    revision,
    values: { ...values },
  });

describe('a working copy', () => {
  test('keeps what is typed, finished or not, while visitors read the live post', async () => {
    const { id } = await add();
    const version = site.content.current();
    await keep({ id }, { title: '', slug: 'Bukan Alamat', body: textOf('Baru.') });
    expect(await site.administrator.content.getCopy({ type: 'blog', id })).toMatchObject({
      values: { title: '', slug: 'Bukan Alamat', body: textOf('Baru.'), author: 'Budi' },
      base: { title: 'Palet untuk ekspor' },
      version: 1,
      revision: expect.any(Number),
      by: 'Budi Santoso',
    });
    expect((await site.guest.blog.read({ slug: 'palet' })).post?.title).toBe('Palet untuk ekspor');
    expect(site.content.current()).toBe(version);
  });

  test('takes no foreign fields, types or unsafe texts', async () => {
    const { id } = await add();
    const link = {
      type: 'text',
      text: 'x',
      marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
    };
    const unsafe = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
    for (const wrong of [
      { role: 'administrator' },
      { title: 7 },
      { category: 'X' },
      { body: unsafe },
      { body: 'Hanya kata-kata.' },
      { body: '' },
      { body: [] },
      { body: { type: 'doc', content: 'x' } },
      { body: { type: 'paragraph' } },
      { body: { content: [{ type: 'doc' }] } },
      { coverId: 'x' },
      { coverId: '' },
    ]) {
      await expect(keep({ id }, wrong)).rejects.toEqual(code('BAD_REQUEST'));
    }
    expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
  });

  test('of two people keeps the first change, and the second has to merge', async () => {
    const { id } = await add();
    const { revision } = await keep({ id }, { title: 'Satu' });
    await expect(keep({ id }, { title: 'Dua' })).rejects.toEqual(code('CONFLICT'));
    await keep({ id }, { title: 'Dua' }, revision);
    await site.client.blog.update({ ...post({ title: 'Tiga' }), id, version: 1 });
    await expect(keep({ id }, { title: 'Empat' }, revision + 1)).rejects.toEqual(code('CONFLICT'));
    expect(await site.client.content.getCopy({ type: 'blog', id })).toMatchObject({
      values: { title: 'Dua' },
      version: 1,
    });
  });

  test('goes when it is published, discarded or typed back', async () => {
    const { id } = await add();
    const { revision: copy } = await keep({ id }, { title: 'Satu' });
    await site.client.blog.update({ ...post({ title: 'Satu' }), id, version: 1, copy });
    expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
    const again = (title: string, revision: number) =>
      site.client.content.keepCopy({ type: 'blog', of: { id }, version: 2, revision, values: { title } });
    const { revision } = await again('Dua', 0);
    expect(await again('Satu', revision)).toMatchObject({ revision: 0 });
    expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
    await again('Dua', 0);
    await site.client.content.discardCopy({ type: 'blog', of: { id } });
    expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
  });

  test('stays when an older revision of it is published', async () => {
    const { id } = await add();
    const { revision: copy } = await keep({ id }, { title: 'Satu' });
    await keep({ id }, { title: 'Dua' }, copy);
    await site.client.blog.update({ ...post({ title: 'Satu' }), id, version: 1, copy });
    expect(await site.client.content.getCopy({ type: 'blog', id })).toMatchObject({
      values: { title: 'Dua' },
    });
  });

  test('of a new post is its author’s own, until the post is created', async () => {
    const of = { key: 'abcdefgh1234' };
    const values = { title: '', excerpt: 'Belum', body: null };
    await site.client.content.keepCopy({ type: 'blog', of, version: 0, revision: 0, values });
    expect(await site.administrator.content.getNewCopies({ type: 'blog' })).toEqual([]);
    expect(await site.client.content.getNewCopies({ type: 'blog' })).toMatchObject([{ key: of.key, values }]);
    await site.client.blog.create({ ...post(), copy: of.key });
    expect(await site.client.content.getNewCopies({ type: 'blog' })).toEqual([]);
  });

  test('keeps its pictures from being deleted', async () => {
    const { id } = await add();
    const coverId = await sendPicture(site);
    await keep({ id }, { coverId });
    await expect(site.client.file.delete({ id: coverId })).rejects.toThrow(
      'This file is used by “Palet untuk ekspor (in changes that aren’t published)”',
    );
    await site.client.content.discardCopy({ type: 'blog', of: { id } });
    await site.client.file.delete({ id: coverId });
  });
});

describe('the history', () => {
  const history = async (id: number) =>
    (await site.client.content.getVersions({ type: 'blog', id })).map(({ how, by, changes }) => ({
      how,
      by,
      changes,
    }));

  test('has who changed what; saves within ten minutes are one version, published ones stay apart', async () => {
    const { id } = await add({ status: 'draft' });
    const body = textOf('Satu.', 'Dua.');
    await site.client.blog.update({ ...post({ status: 'draft', body }), id, version: 1 });
    later(11);
    await site.client.blog.update({ ...post({ status: 'draft', body, title: 'Peti' }), id, version: 2 });
    await site.client.blog.update({
      ...post({ status: 'draft', body: textOf('Satu.'), title: 'Peti' }),
      id,
      version: 3,
    });
    await site.administrator.blog.publish({ id });
    await site.administrator.blog.unpublish({ id });
    expect(await history(id)).toEqual([
      { how: 'unpublished', by: 'Sari', changes: { status: 1 } },
      { how: 'published', by: 'Sari', changes: { status: 1, publishedAt: 1 } },
      { how: 'saved', by: 'Budi Santoso', changes: { title: 1, body: 1 } },
      { how: 'saved', by: 'Budi Santoso', changes: {} },
    ]);
  });

  test('of starter content begins with what it was before the first change', async () => {
    const { id } = await add();
    site.db.$client.exec('delete from entry_versions');
    await keep({ id }, { title: 'Peti' });
    expect(await history(id)).toMatchObject([
      { how: 'saved', changes: { title: 1 } },
      { how: 'imported', changes: {} },
    ]);
  });

  test('restores a version as the working copy, and visitors see no change', async () => {
    const { id } = await add();
    await site.client.blog.update({ ...post({ title: 'Peti' }), id, version: 1 });
    const [, first] = await site.client.content.getVersions({ type: 'blog', id });
    await site.client.content.restoreVersion({ type: 'blog', id, versionId: first?.id ?? 0 });
    expect(await site.client.content.getCopy({ type: 'blog', id })).toMatchObject({
      values: { title: 'Palet untuk ekspor' },
    });
    expect((await site.guest.blog.read({ slug: 'palet' })).post?.title).toBe('Peti');
    const elsewhere = site.client.content.restoreVersion({ type: 'blog', id: 99, versionId: first?.id ?? 0 });
    await expect(elsewhere).rejects.toEqual(code('NOT_FOUND'));
  });

  test('keeps fifty versions, and every published one', async () => {
    const { id } = await add();
    let version = 1;
    const change = (fields: object) => {
      later(11);
      return site.client.blog.update({ ...post(fields), id, version: version++ });
    };
    await change({ title: 'Terbit' });
    for (let each = 0; each < 60; each += 1) await change({ title: `Naskah ${each}`, status: 'draft' });
    const versions = await site.client.content.getVersions({ type: 'blog', id });
    expect(versions.filter(({ how }) => how === 'saved')).toHaveLength(50);
    expect(versions.filter(({ how }) => how === 'published')).toHaveLength(2);
  });

  test('doesn’t keep a picture: a version that is restored without it can’t be published', async () => {
    const coverId = await sendPicture(site);
    const { id } = await add({ coverId });
    await site.client.blog.update({ ...post(), id, version: 1 });
    await site.client.file.delete({ id: coverId });
    const [, first] = await site.client.content.getVersions({ type: 'blog', id });
    await site.client.content.restoreVersion({ type: 'blog', id, versionId: first?.id ?? 0 });
    const copy = await site.client.content.getCopy({ type: 'blog', id });
    expect(copy?.values).toMatchObject({ coverId });
    const publish = site.client.blog.update({ ...post({ coverId }), id, version: 2, copy: copy?.revision });
    await expect(publish).rejects.toThrow('no longer among the files');
  });
});

describe('the trash', () => {
  test('keeps a deleted post with its pictures, and gives it back as it was', async () => {
    const coverId = await sendPicture(site);
    const { id } = await add({ coverId, slug: 'peti' });
    await site.client.blog.update({ ...post({ coverId, slug: 'palet' }), id, version: 1 });
    const before = await site.client.blog.get({ id });
    await site.client.blog.delete({ id });
    await expect(site.client.blog.get({ id })).rejects.toEqual(code('NOT_FOUND'));
    await expect(site.client.file.delete({ id: coverId })).rejects.toThrow('(in the trash)');
    expect(await site.client.content.getTrash({ type: 'blog' })).toMatchObject([
      { id, title: 'Palet untuk ekspor', by: 'Budi Santoso' },
    ]);
    await site.client.content.restore({ type: 'blog', id });
    const { version, updatedAt, ...restored } = await site.client.blog.get({ id });
    expect(before).toMatchObject(restored);
    expect(await site.guest.blog.read({ slug: 'peti' })).toMatchObject({ movedTo: 'palet' });
    expect(await site.client.content.getTrash({ type: 'blog' })).toEqual([]);
    expect(await site.client.content.getVersions({ type: 'blog', id })).toHaveLength(2);
  });

  test('gives a post the next address when another one has its own', async () => {
    const { id } = await add();
    await site.client.blog.delete({ id });
    await add({ title: 'Lain' });
    expect(await site.client.content.restore({ type: 'blog', id })).toEqual({
      route: `/only-us/blogs/${id}`,
      isPublic: true,
      address: '/blogs/palet-2',
      hasNewAddress: true,
      other: null,
      unready: null,
    });
    expect(await site.client.blog.get({ id })).toMatchObject({ slug: 'palet-2' });
    expect((await site.guest.blog.read({ slug: 'palet' })).post?.title).toBe('Lain');
  });

  test('is emptied by administrators, one entry at a time, and after 30 days', async () => {
    const { id } = await add();
    await site.client.blog.delete({ id });
    await expect(site.client.content.deletePermanently({ type: 'blog', id })).rejects.toEqual(
      code('FORBIDDEN'),
    );
    await site.administrator.content.deletePermanently({ type: 'blog', id });
    await expect(site.client.content.restore({ type: 'blog', id })).rejects.toEqual(code('NOT_FOUND'));
    expect(site.db.$client.prepare('select count(*) n from entry_versions').get()).toEqual({ n: 0 });
  });
});
