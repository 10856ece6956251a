import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

// What is typed into the form of a new post.

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const code = (code: string) => expect.objectContaining({ code });
const of = { key: 'abcdefgh1234' };
const typed = (fields = {}) => post({ status: 'draft', slug: 'peti', title: 'Peti', ...fields });
const keep = (
  values: object = typed(),
  { by = site.client, revision = 0, version = 0, to = of as object } = {},
) => by.content.keepCopy({ type: 'blog', of: to as typeof of, version, revision, values: { ...values } });
const titles = async () => (await site.client.blog.getAll({})).posts.map(({ title }) => title);

describe('the first autosave of a new post', () => {
  test('makes a draft, which the list shows and visitors don’t see', async () => {
    const content = site.content.current();
    const { id } = await keep();
    expect((await site.client.blog.getAll({})).posts).toMatchObject([{ id, title: 'Peti', state: 'draft' }]);
    expect(await site.client.content.getNewCopies({ type: 'blog' })).toEqual([]);
    expect((await site.client.site.getSummary()).unfinished).toEqual([]);
    await expect(site.guest.blog.read({ slug: 'peti' })).rejects.toEqual(code('NOT_FOUND'));
    expect(site.content.current()).toBe(content);
    expect(await site.client.content.getVersions({ type: 'blog', id: id ?? 0 })).toMatchObject([
      { how: 'saved', by: 'Budi Santoso' },
    ]);
  });

  test('makes one draft, however often it is sent, and the last words are in it', async () => {
    const first = await keep();
    const again = await keep(typed({ body: textOf('Kata berikutnya.') }));
    expect(again.id).toBe(first.id);
    const { id } = await site.client.blog
      .create({ ...typed({ title: 'Peti kayu' }), copy: of.key })
      .catch((error) => error);
    // Somebody who knows only the first version doesn't write over the second one.
    expect(id).toBeUndefined();
    expect(await titles()).toEqual(['Peti']);
    expect(await site.client.blog.get({ id: first.id ?? 0 })).toMatchObject({
      body: textOf('Kata berikutnya.'),
    });
    expect(await site.client.content.getMade({ type: 'blog', keys: [of.key, 'zzzzzzzz'] })).toEqual([
      { key: of.key, id: first.id },
    ]);
  });

  test('and a save by its button make one post, whichever answer was lost', async () => {
    const { id } = await keep();
    expect(await site.client.blog.create({ ...typed({ title: 'Peti kayu' }), copy: of.key })).toEqual({ id });
    expect(await titles()).toEqual(['Peti kayu']);
    await expect(keep()).rejects.toEqual(code('CONFLICT'));
    expect(await titles()).toEqual(['Peti kayu']);
  });

  test('waits for a title, and its pictures are kept either way', async () => {
    const coverId = await sendPicture(site);
    const { id, revision } = await keep(typed({ title: '', slug: '', coverId }));
    expect(id).toBeUndefined();
    expect(await titles()).toEqual([]);
    expect(await site.client.content.getNewCopies({ type: 'blog' })).toMatchObject([{ key: of.key }]);
    await expect(site.client.file.delete({ id: coverId })).rejects.toThrow('is used by');
    const made = await keep(typed({ coverId }), { revision });
    expect(made).toMatchObject({ id: expect.any(Number), version: 1, revision: 0 });
    expect(await site.client.content.getNewCopies({ type: 'blog' })).toEqual([]);
    await expect(site.client.file.delete({ id: coverId })).rejects.toThrow('is used by “Peti”');
  });

  test('takes no address that belongs or belonged to another post', async () => {
    const { id } = await site.client.blog.create(post({ slug: 'lama' }));
    await site.client.blog.update({ ...post({ slug: 'baru' }), id, version: 1 });
    const first = await keep(typed({ slug: 'baru' }));
    expect(first).toMatchObject({ version: 1, instead: { slug: 'baru-2' } });
    const to = { id: first.id };
    const second = await keep(typed({ slug: 'lama' }), { ...first, to });
    // What was typed is in its copy, until somebody decides.
    expect(await site.client.content.getCopy({ type: 'blog', id: first.id ?? 0 })).toMatchObject({
      values: { slug: 'lama' },
    });
    expect(await site.guest.blog.read({ slug: 'lama' })).toMatchObject({ movedTo: 'baru' });
    expect(await keep(typed({ slug: 'lama-sekali' }), { ...second, to })).toMatchObject({
      revision: 0,
      instead: {},
    });
    expect((await site.client.blog.getAll({ sort: 'title' })).posts).toMatchObject([
      {},
      { slug: 'lama-sekali' },
    ]);
  });

  test('doesn’t publish what is typed, whatever state was chosen', async () => {
    const { id, revision } = await keep(typed({ status: 'published' }));
    expect(revision).toBeGreaterThan(0);
    expect(await site.client.blog.get({ id: id ?? 0 })).toMatchObject({ status: 'draft' });
    expect(await site.client.content.getCopy({ type: 'blog', id: id ?? 0 })).toMatchObject({
      values: { status: 'published' },
    });
  });

  test('of somebody else’s form is refused, by its key, too', async () => {
    let revision = 0;
    for (const values of [typed({ title: '' }), typed()]) {
      revision = (await keep(values, { revision })).revision;
      const by = site.administrator;
      await expect(keep(typed({ title: 'Bukan miliknya' }), { by })).rejects.toEqual(code('FORBIDDEN'));
      await expect(by.content.discardCopy({ type: 'blog', of: of })).rejects.toEqual(code('FORBIDDEN'));
      await expect(by.blog.create({ ...typed(), copy: of.key })).rejects.toEqual(code('FORBIDDEN'));
      expect(await by.content.getMade({ type: 'blog', keys: [of.key] })).toEqual([]);
    }
    expect(await titles()).toEqual(['Peti']);
    await expect(keep(typed(), { to: { key: '12345678' } })).rejects.toEqual(code('BAD_REQUEST'));
  });
});

describe('a draft that is discarded in its form', () => {
  const left = () => {
    const tables = [
      'blog_posts',
      'entry_copies',
      'entry_versions',
      'entry_files',
      'addresses',
      'entry_trash',
    ];
    const count = (table: string) => site.db.$client.prepare(`select count(*) from ${table}`).pluck().get();
    return Object.fromEntries(tables.map((table) => [table, count(table)]));
  };

  test('leaves nothing behind', async () => {
    const before = left();
    const coverId = await sendPicture(site);
    await keep(typed({ coverId }));
    await site.client.content.discardCopy({ type: 'blog', of: of });
    expect(left()).toEqual(before);
    await site.client.file.delete({ id: coverId });
  });

  test('goes to the trash when somebody else has typed there, too, and stays once it was published', async () => {
    const { id = 0 } = await keep();
    const summary = { excerpt: 'Dari Sari.' };
    await keep(summary, { by: site.administrator, to: { id }, version: 1 });
    await site.client.content.discardCopy({ type: 'blog', of: of });
    expect(await site.client.content.getTrash({ type: 'blog' })).toMatchObject([{ id }]);
    await site.client.content.restore({ type: 'blog', id });
    await site.client.blog.publish({ id });
    await expect(site.client.content.discardCopy({ type: 'blog', of: of })).rejects.toEqual(code('CONFLICT'));
    expect(await titles()).toEqual(['Peti']);
  });
});

test('what was typed into a post that was deleted meanwhile makes no new one by itself', async () => {
  const { id } = await keep(typed(), { version: 3 });
  expect(id).toBeUndefined();
  expect(await titles()).toEqual([]);
  expect(await site.client.content.getNewCopies({ type: 'blog' })).toHaveLength(1);
});
