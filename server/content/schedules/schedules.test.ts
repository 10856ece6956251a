import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { translateMessage } from '#lib/translate-message.ts';
import { entrySchedules } from '#server/content/tables.ts';
import { screenOf } from '#server/module/entry-type.ts';
import { inLanguageOf } from '#server/office-language.ts';
import { minute } from '#tests/clock.ts';
import {
  type ContentSite,
  fileFields,
  openContentSite,
  publishableTypes,
  refused,
  typesWithFiles,
  typesWithPage,
  typesWithTwoTexts,
} from '../test-entries.ts';
import { noteType } from '../test-note.ts';
import { checkPublic } from '../values.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.letPass(minute);
  site.db.$client.exec('delete from entry_schedules');
});

const soon = () => new Date(site.now().getTime() + minute);
const later = () => new Date(site.now().getTime() + 2 * minute);
const scheduled = async () => (await site.summary()).scheduled;

describe.each(publishableTypes)('what is scheduled: %s', (_name, type) => {
  const sari = () => site.of(type);

  test('is done at that instant with what was typed last, and not before', async () => {
    const { add, type: typeIn, title, titleOf, content, copy, versions } = sari();
    const id = await add();
    const before = titleOf(id);
    await typeIn(id, title('Satu'));
    const at = soon();
    await content.schedule({ id, action: 'publish', at });
    const route = screenOf(type, { id } as never);
    expect(await scheduled()).toMatchObject([
      { type: type.name, id, action: 'publish', at, by: 'Sari', route },
    ]);
    await typeIn(id, title(`Dua ${id}`));
    expect(await content.getPending()).toMatchObject({
      changed: expect.arrayContaining([id]),
      schedules: [{ id, action: 'publish', at, failed: null }],
    });
    await site.runAt(new Date(at.getTime() - 1));
    expect(titleOf(id)).toBe(before);
    const seen = site.content.current();
    await site.runAt(at);
    expect(titleOf(id)).toBe(`Dua ${id}`);
    expect(site.content.current()).not.toBe(seen);
    expect(await copy(id)).toBeNull();
    expect(await scheduled()).toEqual([]);
    expect((await versions(id))[0]).toMatchObject({ how: 'scheduled', by: 'Sari' });
  });

  test('publishes a draft and takes it offline again', async () => {
    const { add, content, row, versions } = sari();
    const id = await add({ status: 'draft' });
    const [from, until] = [soon(), later()];
    await content.schedule({ id, action: 'publish', at: from });
    await content.schedule({ id, action: 'unpublish', at: until });
    await site.runAt(from);
    expect(row(id)).toMatchObject({
      status: 'published',
      ...('publishedAt' in row(id) && { publishedAt: from }),
    });
    await site.runAt(until);
    expect(row(id)).toMatchObject({ status: 'draft' });
    expect((await versions(id))[0]).toMatchObject({ how: 'scheduled', changes: { status: 1 } });
  });

  test('isn’t done once it isn’t valid any more, which says why', async () => {
    const { add, type: typeIn, title, titleOf, content } = sari();
    const id = await add();
    const before = titleOf(id);
    await typeIn(id, title('Satu'));
    await content.schedule({ id, action: 'publish', at: soon() });
    await typeIn(id, title(''));
    await site.runAt(soon());
    expect(titleOf(id)).toBe(before);
    const [{ failed } = { failed: null }] = await scheduled();
    expect(failed).toContain('is required.');
    // Said again to whoever reads it, from what was stored when nobody did.
    const stored = site.db.select({ failed: entrySchedules.failed }).from(entrySchedules).get();
    expect(inLanguageOf({ language: 'id' }, () => translateMessage(stored?.failed ?? ''))).toContain(
      'wajib diisi.',
    );
    await typeIn(id, title('Dua'));
    await site.runAt(soon());
    expect(titleOf(id)).toBe(before);
    await content.unschedule({ id, action: 'publish' });
    expect(await scheduled()).toEqual([]);
  });

  test('isn’t done when the draft has become unfinished meanwhile', async () => {
    const { add, content, row } = sari();
    const id = await add({ status: 'draft' });
    const at = soon();
    await content.schedule({ id, action: 'publish', at });
    const empty = { [type.titleField ?? '']: ' ' };
    site.setRow(type, id, empty);
    await expect(checkPublic(type, row(id))).rejects.toThrow();
    for (const _time of [1, 2]) await site.runAt(at);
    expect(row(id)).toMatchObject({ status: 'draft' });
    const kept = { type: type.name, id, at, failed: expect.any(String) };
    expect(await scheduled()).toContainEqual(expect.objectContaining(kept));
  });

  test('is canceled, and goes when a person publishes or discards the changes', async () => {
    const { add, type: typeIn, title, content, copy, save, row } = sari();
    const id = await add();
    for (const settle of [
      () => content.unschedule({ id, action: 'publish' }),
      () => content.discardCopy({ of: { id } }),
      async () => save(id, title(`Satu ${id}`), (await copy(id))?.revision),
    ]) {
      await content.discardCopy({ of: { id } });
      await typeIn(id, title(`Satu ${id}`));
      await content.schedule({ id, action: 'publish', at: soon() });
      await settle();
      expect(await scheduled()).toEqual([]);
    }
    await site.runAt(soon());
    expect(row(id)).toMatchObject({ version: 2 });
  });

  test('replaces what was scheduled before it', async () => {
    const { add, content, row } = sari();
    const id = await add({ status: 'draft' });
    const [first, second] = [soon(), later()];
    await content.schedule({ id, action: 'publish', at: first });
    await site.of(type, 'dewi').content.schedule({ id, action: 'publish', at: second });
    const publish = { at: second, by: 'Dewi', failed: null };
    expect(await content.getSchedule({ id })).toEqual({ publish, unpublish: null });
    await site.runAt(first);
    expect(row(id)).toMatchObject({ status: 'draft' });
  });

  test('needs a time to come, in order, and something to do', async () => {
    const { add, type: typeIn, title, content } = sari();
    const id = await add();
    const refuse = (action: 'publish' | 'unpublish', at: Date, why: string) =>
      expect(content.schedule({ id, action, at })).rejects.toEqual(refused('BAD_REQUEST', why));
    await refuse('unpublish', site.now(), 'This time has passed.');
    await refuse('publish', soon(), 'has no changes to publish');
    await typeIn(id, title(''));
    await refuse('publish', soon(), 'is required.');
    await typeIn(id, title('Satu'));
    await content.schedule({ id, action: 'publish', at: later() });
    await refuse('unpublish', soon(), 'taken offline before it is published');
    await content.unschedule({ id, action: 'publish' });
    await content.schedule({ id, action: 'unpublish', at: soon() });
    await refuse('publish', later(), 'taken offline before it is published');
    const draft = await add({ status: 'draft' });
    const never = content.schedule({ id: draft, action: 'unpublish', at: soon() });
    await expect(never).rejects.toThrow('is a draft');
    const missing = content.schedule({ id: 9999, action: 'publish', at: soon() });
    await expect(missing).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('lapses when the entry is deleted', async () => {
    const { add, content, delete: remove, row } = sari();
    const id = await add();
    const at = soon();
    await content.schedule({ id, action: 'unpublish', at });
    await remove({ id });
    expect(await scheduled()).toEqual([]);
    await site.runAt(at);
    await content.restore({ id });
    await site.runAt(soon());
    expect(row(id)).toMatchObject({ status: 'published' });
  });

  test('is on the dashboard of those who may change it', async () => {
    const { add, content } = sari();
    const id = await add();
    await content.schedule({ id, action: 'unpublish', at: soon() });
    expect((await site.summary('budi')).scheduled).toHaveLength(type.area === 'content' ? 1 : 0);
  });
});

const publishable = new Set(publishableTypes.map(([name]) => name));

test.each(typesWithTwoTexts.filter(([name]) => publishable.has(name)))(
  'what is due is merged with what somebody published meanwhile, unless both changed the same: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const [one, two] = [await sari.add(), await sari.add()];
    for (const id of [one, two]) {
      await sari.type(id, sari.title('Diketik'));
      await sari.content.schedule({ id, action: 'publish', at: soon() });
    }
    await sari.save(one, sari.other('Lain'));
    await sari.save(two, sari.title('Lain'));
    await site.runAt(soon());
    expect(sari.row(one)).toMatchObject({ ...sari.title('Diketik'), ...sari.other('Lain') });
    expect(sari.titleOf(two)).toBe('Lain');
    expect(await scheduled()).toMatchObject([{ id: two, failed: expect.stringContaining('somebody else') }]);
  },
);

test.each(typesWithPage)('what is due says that another entry has its address: %s', async (_name, type) => {
  const sari = site.of(type);
  const id = await sari.add();
  await sari.type(id, { slug: 'diambil' });
  await sari.content.schedule({ id, action: 'publish', at: soon() });
  await sari.add({ slug: 'diambil' });
  await site.runAt(soon());
  expect(await scheduled()).toMatchObject([{ failed: 'Something else has this address or name.' }]);
});

test.each(typesWithFiles.filter(([name]) => publishable.has(name)))(
  'what is due says that a file is gone: %s',
  async (_name, type) => {
    const sari = site.of(type);
    const id = await sari.add();
    const [field = ''] = fileFields(type);
    const file = await site.sendPicture('#00ff00');
    await sari.type(id, { [field]: file });
    await sari.content.schedule({ id, action: 'publish', at: soon() });
    site.db.$client.exec(
      `delete from entry_files where file_id = ${file}; delete from files where id = ${file}`,
    );
    await site.runAt(soon());
    expect(await scheduled()).toMatchObject([{ failed: expect.stringContaining('no longer exists') }]);
  },
);

describe('the runner', () => {
  const notes = () => site.of(noteType);
  const statusOf = (id: number) => notes().row(id).status;

  test('does at its start what was due before, which says so', async () => {
    const id = await notes().add();
    await notes().type(id, notes().title('Harga baru'));
    const at = soon();
    await notes().content.schedule({ id, action: 'publish', at });
    site.letPass(5 * minute);
    const stop = site.services.schedules.start();
    await expect.poll(() => notes().titleOf(id), { interval: 5 }).toBe('Harga baru');
    stop();
    const late = { title: 'Harga baru', action: 'publish', at, route: `/only-us/notes/${id}` };
    expect((await site.summary()).late).toEqual([late]);
    expect(site.logged.join()).toContain('Published at start; it was due earlier');
  });

  test.each([
    ['its time', [minute]],
    ['a machine’s waking', [5 * minute]],
    ['a clock that went wrong for an hour', [-60 * minute, 61 * minute]],
    ['a clock that was set ahead', [60 * minute]],
  ])('works within seconds of %s', async (_what, jumps) => {
    const id = await notes().add({ status: 'draft' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stop = site.services.schedules.start();
    try {
      await notes().content.schedule({ id, action: 'publish', at: soon() });
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      // The clock jumps, and timers know only of the seconds that pass.
      for (const jump of jumps) {
        site.letPass(jump);
        await vi.advanceTimersByTimeAsync(4000);
      }
      vi.useRealTimers();
      await expect.poll(() => statusOf(id)).toBe('published');
    } finally {
      vi.useRealTimers();
      stop();
    }
  });
});
