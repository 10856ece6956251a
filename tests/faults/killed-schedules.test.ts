import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from './administrator.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-schedules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const many = 60;

function inDatabase<Result>(work: (db: InstanceType<typeof SQLite>) => Result): Result {
  const db = new SQLite(path.join(folder, 'vinci.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const countDue = () =>
  inDatabase((db) => Number(db.prepare('select count(*) from entry_schedules').pluck().get()));

/** Adds published pictures, each with a working copy that has another title. */
async function addChanged(staff: Administrator): Promise<number[]> {
  const sql = "select file_id as fileId, type_id as typeId, 'published' as status from gallery_pictures";
  const like = inDatabase((db) => db.prepare(sql).get()) as object;
  const ids: number[] = [];
  for (let number = 1; number <= many; number += 1) {
    const added = await staff.call('gallery.create', { ...like, title: 'Lama', description: '' });
    const id = Number(added.json.id);
    const values = { title: `Baru ${id}` };
    await staff.call('content.keepCopy', { type: 'gallery', of: { id }, version: 1, revision: 0, values });
    ids.push(id);
  }
  return ids;
}

/** What is stored of a picture: its live title and version, and what is left to do. */
const stateOf = (id: number) =>
  inDatabase((db) =>
    db
      .prepare(
        `select title, version,
          (select count(*) from entry_schedules where type = 'gallery' and entry = :id) as scheduled,
          (select count(*) from entry_copies where type = 'gallery' and entry = :id) as copies,
          (select how from entry_versions where type = 'gallery' and entry = :id order by id desc limit 1) as how
        from gallery_pictures where id = :id`,
      )
      .get({ id }),
  );

const done = (id: number) => ({
  title: `Baru ${id}`,
  version: 2,
  scheduled: 0,
  copies: 0,
  how: 'scheduled',
});

test('killed while scheduled changes are published, each one is published or still scheduled, and the next start does the rest', async () => {
  const first = await startSite({ folder });
  const ids = await addChanged(await administratorOf(first));
  await first.stop();
  inDatabase((db) => {
    const insert = db.prepare(
      "insert into entry_schedules (type, entry, action, at) values ('gallery', ?, 'publish', 0)",
    );
    for (const id of ids) insert.run(id);
  });

  for (const left of [50, 30, 10]) {
    const killed = await startSite({ folder });
    while (countDue() > left) await turn();
    killed.signal('SIGKILL');
    await killed.ended;
    for (const id of ids) {
      const before = { title: 'Lama', version: 1, scheduled: 1, copies: 1, how: 'saved' };
      expect([before, done(id)]).toContainEqual(stateOf(id));
    }
  }

  const site = await startSite({ folder });
  await expect.poll(countDue).toBe(0);
  expect(ids.map(stateOf)).toEqual(ids.map(done));
  expect(inDatabase((db) => db.pragma('integrity_check', { simple: true }))).toBe('ok');
  await site.stop();
});
