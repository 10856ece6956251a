import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minute } from '#tests/clock.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, sendPicture, textOf } from './test-posts.ts';

const eight = new Date('2026-08-07T01:00:00Z');
const nine = new Date('2026-08-07T02:00:00Z');
const ten = new Date('2026-08-07T03:00:00Z');

let site: TestSite;
let now: Date;
beforeEach(async () => {
  site = await openTestSite();
  now = eight;
  site.services.now = () => now;
});
afterEach(() => site.close());

const add = (fields = {}) => site.client.blog.create(post(fields));
const keep = async (id: number, values: object) => {
  const { revision = 0 } = (await site.client.content.getCopy({ type: 'blog', id })) ?? {};
  return site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    version: 1,
    revision,
    values: { ...values },
  });
};
const title = async () => (await site.guest.blog.read({ slug: 'palet' })).post?.title;
const runAt = async (instant: Date) => {
  now = instant;
  await site.services.schedules.runDue();
};
const scheduled = async () => (await site.client.site.getSummary()).scheduled;

describe('a scheduled change of a live post', () => {
  test('publishes the working copy at that instant, and not before', async () => {
    const { id } = await add();
    await keep(id, { title: 'Harga baru' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    expect(await scheduled()).toMatchObject([
      {
        title: 'Palet untuk ekspor',
        action: 'publish',
        at: nine,
        by: 'Budi Santoso',
        route: `/only-us/blogs/${id}`,
      },
    ]);
    await runAt(new Date(nine.getTime() - 1));
    expect(await title()).toBe('Palet untuk ekspor');
    const before = site.content.current();
    await runAt(nine);
    expect(await title()).toBe('Harga baru');
    expect(site.content.current()).not.toBe(before);
    expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
    expect(await scheduled()).toEqual([]);
    expect((await site.client.content.getVersions({ type: 'blog', id }))[0]).toMatchObject({
      how: 'scheduled',
      by: 'Budi Santoso',
    });
  });

  test('takes what was kept last', async () => {
    const { id } = await add();
    await keep(id, { title: 'Satu' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    await keep(id, { title: 'Dua' });
    await runAt(nine);
    expect(await title()).toBe('Dua');
  });

  test('that isn’t valid at that instant leaves the live post, and says why', async () => {
    const { id } = await add();
    await keep(id, { title: 'Satu' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    await keep(id, { title: '' });
    await runAt(nine);
    expect(await title()).toBe('Palet untuk ekspor');
    expect(await scheduled()).toMatchObject([{ failed: 'Title is required.' }]);
    await keep(id, { title: 'Dua' });
    await runAt(ten);
    expect(await title()).toBe('Palet untuk ekspor');
    await site.client.content.unschedule({ type: 'blog', id, action: 'publish' });
    expect(await scheduled()).toEqual([]);
  });

  test('whose address another post has taken says so', async () => {
    const { id } = await add();
    await keep(id, { slug: 'peti' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    await add({ slug: 'peti', title: 'Peti' });
    await runAt(nine);
    expect(await scheduled()).toMatchObject([{ failed: 'Something else has this address or name.' }]);
    expect(await title()).toBe('Palet untuk ekspor');
  });

  test('whose picture was deleted says so', async () => {
    const { id } = await add();
    const coverId = await sendPicture(site);
    await keep(id, { coverId });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    site.db.$client.exec(`delete from entry_files; delete from files where id = ${coverId}`);
    await runAt(nine);
    expect(await scheduled()).toMatchObject([
      { failed: expect.stringContaining('no longer among the files') },
    ]);
  });

  test('is merged with what somebody published meanwhile, unless both changed the same', async () => {
    const [{ id }, other] = [await add(), await add({ slug: 'peti' })];
    await keep(id, { title: 'Harga baru' });
    await keep(other.id, { title: 'Harga baru' });
    for (const each of [id, other.id]) {
      await site.client.content.schedule({ type: 'blog', id: each, action: 'publish', at: nine });
    }
    await site.client.blog.update({ ...post({ author: 'Sari' }), id, version: 1 });
    await site.client.blog.update({ ...post({ slug: 'peti', title: 'Lain' }), id: other.id, version: 1 });
    await runAt(nine);
    expect((await site.guest.blog.read({ slug: 'palet' })).post).toMatchObject({
      title: 'Harga baru',
      author: 'Sari',
    });
    expect((await site.guest.blog.read({ slug: 'peti' })).post?.title).toBe('Lain');
    expect(await scheduled()).toMatchObject([
      { id: other.id, failed: expect.stringContaining('somebody else') },
    ]);
  });

  test('is canceled, and goes when a person publishes or discards the changes', async () => {
    const { id } = await add();
    for (const settle of [
      () => site.client.content.unschedule({ type: 'blog', id, action: 'publish' }),
      () => site.client.content.discardCopy({ type: 'blog', of: { id } }),
      async () => {
        const copy = (await site.client.content.getCopy({ type: 'blog', id }))?.revision;
        await site.client.blog.update({ ...post({ title: 'Satu' }), id, version: 1, copy });
      },
    ]) {
      await site.client.content.discardCopy({ type: 'blog', of: { id } });
      await keep(id, { title: 'Satu' });
      await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
      await settle();
      expect(await scheduled()).toEqual([]);
    }
    await runAt(nine);
    expect(await site.client.blog.get({ id })).toMatchObject({ version: 2 });
  });
});

describe('a schedule', () => {
  test('publishes a draft and takes it offline again', async () => {
    const { id } = await add({ status: 'draft' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    await site.client.content.schedule({ type: 'blog', id, action: 'unpublish', at: ten });
    await runAt(nine);
    expect(await site.client.blog.get({ id })).toMatchObject({ state: 'published', publishedAt: nine });
    await runAt(ten);
    expect(await site.client.blog.get({ id })).toMatchObject({ state: 'draft' });
    expect((await site.client.content.getVersions({ type: 'blog', id }))[0]).toMatchObject({
      how: 'scheduled',
      changes: { status: 1 },
    });
  });

  test('replaces the one before it', async () => {
    const { id } = await add({ status: 'draft' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    await site.administrator.content.schedule({ type: 'blog', id, action: 'publish', at: ten });
    expect(await site.client.content.getSchedule({ type: 'blog', id })).toEqual({
      publish: { at: ten, by: 'Sari', failed: null },
      unpublish: null,
    });
    await runAt(nine);
    expect(await site.client.blog.get({ id })).toMatchObject({ state: 'draft' });
  });

  test('needs a time to come, in order, and something to do', async () => {
    const { id } = await add();
    const refuse = (action: 'publish' | 'unpublish', at: Date, why: string) =>
      expect(site.client.content.schedule({ type: 'blog', id, action, at })).rejects.toThrow(why);
    await refuse('unpublish', eight, 'This time has passed.');
    await refuse('publish', nine, 'has no changes to publish');
    await keep(id, { title: '' });
    await refuse('publish', nine, 'Title is required.');
    await keep(id, { title: 'Satu' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: ten });
    await refuse('unpublish', nine, 'taken offline before it is published');
    const draft = await add({ slug: 'peti', status: 'draft' });
    const never = site.client.content.schedule({ type: 'blog', id: draft.id, action: 'unpublish', at: nine });
    await expect(never).rejects.toThrow('is a draft');
    await expect(
      site.client.content.schedule({ type: 'blog', id: 99, action: 'publish', at: nine }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('of a deleted post does nothing, and lapses', async () => {
    const { id } = await add();
    await site.client.content.schedule({ type: 'blog', id, action: 'unpublish', at: nine });
    await site.client.blog.delete({ id });
    expect(await scheduled()).toEqual([]);
    await runAt(nine);
    await site.client.content.restore({ type: 'blog', id });
    await runAt(ten);
    expect(await site.client.blog.get({ id })).toMatchObject({ state: 'published' });
  });

  test('that was due while the site wasn’t running is done at its start, which says so', async () => {
    const { id } = await add();
    await keep(id, { title: 'Harga baru', body: textOf('Baru.') });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    now = ten;
    const stop = site.services.schedules.start();
    await expect.poll(title, { interval: 5 }).toBe('Harga baru');
    stop();
    expect((await site.client.site.getSummary()).late).toEqual([
      { title: 'Harga baru', action: 'publish', at: nine, route: `/only-us/blogs/${id}` },
    ]);
    expect(site.logged.join()).toContain('Published at start; it was due earlier');
  });

  test('runs by itself while the site is running', async () => {
    const start = Date.now();
    site.services.now = () => new Date(eight.getTime() + Date.now() - start);
    const stop = site.services.schedules.start();
    const { id } = await add({ status: 'draft' });
    const soon = new Date(site.services.now().getTime() + 50);
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: soon });
    await expect
      .poll(async () => (await site.client.blog.get({ id })).state, { interval: 5 })
      .toBe('published');
    stop();
    expect((await site.client.site.getSummary()).late).toEqual([]);
  });

  test('runs within a minute of a machine’s waking', async () => {
    const { id } = await add({ status: 'draft' });
    await site.client.content.schedule({ type: 'blog', id, action: 'publish', at: nine });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stop = site.services.schedules.start();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    // It slept: its clock goes on, and its timers do not.
    now = ten;
    await vi.advanceTimersByTimeAsync(minute);
    vi.useRealTimers();
    await expect.poll(async () => (await site.client.blog.get({ id })).state).toBe('published');
    stop();
  });

  test('is listed with posts that have a date in the future', async () => {
    const { id } = await add({ publishedAt: ten });
    expect(await scheduled()).toMatchObject([{ id, action: 'publish', at: ten, byDate: true }]);
  });
});
