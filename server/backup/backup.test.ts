import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { createArchive } from './archive.ts';
import { restoreBackup } from './restore.ts';
import { openTestPlace } from './test-place.ts';

let site: Awaited<ReturnType<typeof openTestPlace>>;
beforeEach(async () => {
  site = await openTestPlace();
});
afterEach(() => site.remove());

describe('a restore', () => {
  test('brings back rows and files, and keeps what was there', async () => {
    const before = await site.everything();
    await createArchive(site.place, site.archive);
    const [first = '', second = ''] = before.rows;
    await site.removePicture(first);
    await writeFile(path.join(site.place.uploads, second), 'broken');
    site.rename('Sesudah');
    const restored = await restoreBackup(site.archive, site.place);
    expect(await site.everything()).toEqual(before);
    expect(restored.pictures).toBe(5);
    const old = new SQLite(path.join(String(restored.before), 'vinci.db'), { readonly: true });
    expect(old.prepare('select name from site').pluck().get()).toBe('Sesudah');
    old.close();
    expect(await readdir(site.place.uploads)).not.toContainEqual(
      expect.stringMatching(/^\.(restore|backup)/),
    );
  });

  test('makes a site where there is none', async () => {
    const before = await site.everything();
    await createArchive(site.place, site.archive);
    await rm(path.dirname(site.place.database), { recursive: true });
    await rm(site.place.uploads, { recursive: true });
    expect((await restoreBackup(site.archive, site.place)).before).toBeNull();
    expect(await site.everything()).toEqual(before);
  });

  test('works over a database that is damaged', async () => {
    await createArchive(site.place, site.archive);
    await writeFile(site.place.database, 'this is no database');
    await restoreBackup(site.archive, site.place);
    expect(site.named()).toBe('Sebelum');
  });
});

test('a backup that is made while people write is a state that once was', async () => {
  let writing = true;
  const write = (async () => {
    while (writing) {
      const filename = await site.addPicture();
      await site.removePicture(String(site.rows()[0]));
      site.rename(`Nama ${filename}`);
    }
  })();
  for (let round = 0; round < 3; round += 1) {
    await createArchive(site.place, site.archive);
    const copy = {
      database: path.join(site.folder, `copy/${round}.db`),
      uploads: path.join(site.folder, `copy/${round}`),
    };
    const { missing } = await restoreBackup(site.archive, copy);
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
}, 120_000);

test('a picture that is gone already is told, and the rest is kept', async () => {
  const [gone = ''] = site.rows();
  await rm(path.join(site.place.uploads, gone));
  expect(await createArchive(site.place, site.archive)).toMatchObject({ missing: [gone], pictures: 4 });
  expect((await restoreBackup(site.archive, site.place)).missing).toEqual([gone]);
});

test('a backup never stands half-made under its name', async () => {
  await createArchive(site.place, site.archive);
  const whole = await readFile(site.archive);
  await copyFile(site.place.database, `${site.place.database}.kept`);
  await writeFile(site.place.database, 'damaged');
  await expect(createArchive(site.place, site.archive)).rejects.toThrow();
  expect(await readFile(site.archive)).toEqual(whole);
  expect(await readdir(path.dirname(site.archive))).toEqual(['one.tar.gz']);
  expect(existsSync(path.join(site.place.uploads, '.backup'))).toBe(false);
});
