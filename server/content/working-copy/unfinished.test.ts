import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepOrphans } from '../../files/orphans.ts';
import { type ContentSite, openContentSite } from '../test-entries.ts';
import { noteType } from '../test-note.ts';
import { emptyTrash } from '../trash/trash.ts';

// What is typed into new entries and never saved: how long it is kept, and its files with it.

const day = 86_400_000;

let site: ContentSite;
beforeEach(async () => {
  site = await openContentSite();
});
afterEach(() => site.close());

const notes = () => site.of(noteType, 'budi');
// Without a title, it makes no draft.
const type = (key: string, author: string, fileId?: number) =>
  notes().content.keepCopy({
    ...{ of: { key }, version: 0, revision: 0 },
    values: { title: '', author, ...(fileId && { fileId }) },
  });
const passDays = (days: number) => site.letPass(days * day);
const listed = async (by: 'budi' | 'sari' = 'budi') =>
  (await site.summary(by)).unfinished.map(({ isNew, until }) => isNew && until);

test('it is deleted after 90 days, and announced before', async () => {
  const start = site.now().getTime();
  const fileId = await site.sendPicture('#102030');
  await type('formulir1', 'Lama', fileId);
  passDays(70);
  for (let number = 10; number < 22; number += 1) await type(`formulir${number}`, 'Belum');
  // The ten newest.
  expect(await listed()).toEqual(Array(10).fill(null));
  passDays(7);
  // Before all that is newer.
  expect((await listed())[0]).toEqual(new Date(start + 90 * day));
  expect(await listed('sari')).toEqual([]);
  passDays(12);
  await emptyTrash.run(site.services);
  await expect(site.client.file.delete({ id: fileId })).rejects.toThrow('This file is used by');
  passDays(2);
  await emptyTrash.run(site.services);
  expect(await notes().content.getNewCopies()).toHaveLength(12);
  await site.client.file.delete({ id: fileId });
});

test('the dashboard reads of no other copies than those that it shows', async () => {
  for (let number = 1; number <= 12; number += 1) {
    const id = await notes().add();
    await notes().type(id, { author: 'Diketik' });
    site.letPass(1);
  }
  await type('formulir1', 'Belum');
  // Only the new one is read, for its title.
  site.db.$client.exec(
    "update entry_copies set entered = 'not read', base = 'not read' where entry is not null",
  );
  expect(await listed()).toEqual([null, ...Array(9).fill(false)]);
});

test('its files stay until it is discarded, and say who typed it', async () => {
  const [fileId, former] = [await site.sendPicture('#405060'), await site.sendPicture('#112233')];
  const { revision } = await type('formulir1', 'Peti', former);
  const of = { key: 'formulir1' };
  await notes().content.keepCopy({ of, version: 0, revision, values: { title: '', fileId } });
  const { file: files } = site.administrator;
  const [use] = (await files.get({ id: fileId })).uses;
  expect(use).toEqual({
    title: expect.stringContaining('(typed by Budi Santoso, not saved yet)'),
    route: noteType.list,
  });
  await expect(files.delete({ id: fileId })).rejects.toThrow('typed by Budi Santoso, not saved yet');
  const unused = (await files.getPage({ unused: true })).files.map(({ id }) => id);
  expect(unused).toContain(former);
  expect(unused).not.toContain(fileId);
  await sweepOrphans(site.db, site.env.UPLOADS_DIR, { olderThan: 0 });
  expect(await site.storedFiles()).toHaveLength(3);
  await notes().content.discardCopy({ of });
  for (const id of [fileId, former]) await files.delete({ id });
});

test('what a deleted account typed is removed, and its file may be deleted', async () => {
  const fileId = await site.sendPicture('#708090');
  await type('formulir1', 'Peti', fileId);
  site.db.$client.prepare('delete from users where id = ?').run(site.people.budi.id);
  await emptyTrash.run(site.services);
  await site.administrator.file.delete({ id: fileId });
});
