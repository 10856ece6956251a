import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { openTestPlace } from './test-place.ts';

type TestPlace = Awaited<ReturnType<typeof openTestPlace>>;

let folder: TestPlace['folder'];
let place: TestPlace['place'];
let archive: TestPlace['archive'];
let rename: TestPlace['rename'];
let named: TestPlace['named'];
let rows: TestPlace['rows'];
let addPicture: TestPlace['addPicture'];
let removePicture: TestPlace['removePicture'];
let everything: TestPlace['everything'];
let remove: TestPlace['remove'];
beforeEach(async () => {
  ({ folder, place, archive, rename, named, rows, addPicture, removePicture, everything, remove } =
    await openTestPlace());
});
afterEach(() => remove());

describe('a restore', () => {
  test('brings back rows and files, and keeps what was there', async () => {
    const before = await everything();
    await makeBackup(place, archive);
    const [first = '', second = ''] = before.rows;
    await removePicture(first);
    await writeFile(path.join(place.uploads, second), 'broken');
    rename('Sesudah');
    const restored = await restoreBackup(archive, place);
    expect(await everything()).toEqual(before);
    expect(restored.pictures).toBe(5);
    const old = new SQLite(path.join(String(restored.before), 'vinci.db'), { readonly: true });
    expect(old.prepare('select name from site').pluck().get()).toBe('Sesudah');
    old.close();
    expect(await readdir(place.uploads)).not.toContainEqual(expect.stringMatching(/^\.(restore|backup)/));
  });

  test('makes a site where there is none', async () => {
    const before = await everything();
    await makeBackup(place, archive);
    await rm(path.dirname(place.database), { recursive: true });
    await rm(place.uploads, { recursive: true });
    expect((await restoreBackup(archive, place)).before).toBeNull();
    expect(await everything()).toEqual(before);
  });

  test('works over a database that is damaged', async () => {
    await makeBackup(place, archive);
    await writeFile(place.database, 'this is no database');
    await restoreBackup(archive, place);
    expect(named()).toBe('Sebelum');
  });
});

test('a backup that is made while people write is a state that once was', async () => {
  let writing = true;
  const write = (async () => {
    while (writing) {
      const filename = await addPicture();
      await removePicture(String(rows()[0]));
      rename(`Nama ${filename}`);
    }
  })();
  for (let round = 0; round < 3; round += 1) {
    await makeBackup(place, archive);
    const copy = {
      database: path.join(folder, `copy/${round}.db`),
      uploads: path.join(folder, `copy/${round}`),
    };
    const { missing } = await restoreBackup(archive, copy);
    expect(missing).toEqual([]);
    const db = new SQLite(copy.database, { readonly: true });
    const wanted = db.prepare('select filename from files').pluck().all();
    db.close();
    expect((await readdir(copy.uploads)).filter((name) => !name.startsWith('.')).sort()).toEqual(
      wanted.sort(),
    );
  }
  writing = false;
  await write;
}, 60_000);

test('a picture that is gone already is told, and the rest is kept', async () => {
  const [gone = ''] = rows();
  await rm(path.join(place.uploads, gone));
  expect(await makeBackup(place, archive)).toMatchObject({ missing: [gone], pictures: 4 });
  expect((await restoreBackup(archive, place)).missing).toEqual([gone]);
});

test('a backup never stands half-made under its name', async () => {
  await makeBackup(place, archive);
  const whole = await readFile(archive);
  await copyFile(place.database, `${place.database}.kept`);
  await writeFile(place.database, 'damaged');
  await expect(makeBackup(place, archive)).rejects.toThrow();
  expect(await readFile(archive)).toEqual(whole);
  expect(await readdir(path.dirname(archive))).toEqual(['one.tar.gz']);
  expect(existsSync(path.join(place.uploads, '.backup'))).toBe(false);
});
