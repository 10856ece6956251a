import { copyFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Env, readEnv } from '#server/env.ts';
import { checksum } from '#server/files/sha256.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { backupName } from '../folder.ts';
import { restoreBackup } from '../restore/restore.ts';
import { runBackup } from '../run-backup.ts';
import { readReport } from '../status.ts';
import { createArchive } from './archive.ts';
import { storedUploads, storeIn } from './uploads-store.ts';

let site: Awaited<ReturnType<typeof openSiteFiles>>;
let folder: string;
let env: Env;
beforeEach(async () => {
  site = await openSiteFiles();
  folder = path.join(site.folder, 'backups');
  env = readEnv({
    DATABASE_URL: `file:${site.paths.database}`,
    UPLOADS_DIR: site.paths.uploads,
    BACKUP_DIR: folder,
    AUTH_SECRET: 'a secret of the tests, long enough',
    BACKUP_KEEP: '2',
  });
});
afterEach(() => site.remove());

let night = 0;
/** The nightly backup of another night. */
async function backUpNightly() {
  const { file } = await runBackup(env, { nightly: true });
  night += 1;
  const archive = path.join(folder, backupName(new Date(Date.UTC(2020, 0, night)), true));
  await copyFile(file, archive);
  await rm(file);
  return archive;
}
const live = (name = '') => path.join(site.paths.uploads, name);
const stored = async (name = '') => path.join(storeIn(folder), (await checksum(live(name))).sha256);
const archives = async () => (await readdir(folder)).filter((name) => name.endsWith('.tar.gz')).sort();
async function turnBit(file: string) {
  const bytes = await readFile(file);
  bytes[700] = (bytes[700] ?? 0) ^ 4;
  await writeFile(file, bytes);
}

describe('nightly backups', () => {
  test('store each upload once, and each backup restores its own night', async () => {
    const first = await site.everything();
    const one = await backUpNightly();
    await site.addPicture();
    await site.removePicture(String(first.rows[0]));
    site.rename('Malam kedua');
    const second = await site.everything();
    const two = await backUpNightly();

    const uploads = await storedUploads(folder);
    expect(uploads.size).toBe(6);
    expect([...uploads.values()]).toEqual(Array(6).fill(2000));
    await restoreBackup(one, site.paths);
    expect(await site.everything()).toMatchObject({ name: 'Sebelum', rows: first.rows });
    await restoreBackup(two, site.paths);
    expect(await site.everything()).toMatchObject({ name: 'Malam kedua', rows: second.rows });
    for (const name of second.there) expect(await checksum(live(name))).toMatchObject({ bytes: 2000 });
  });

  test('delete an upload when the last backup that names it is deleted', async () => {
    const [deleted = ''] = site.rows();
    const copy = await stored(deleted);
    await backUpNightly();
    await site.removePicture(deleted);
    await backUpNightly();
    expect((await stat(copy)).size).toBe(2000);
    await backUpNightly();
    await expect(stat(copy)).rejects.toThrow('ENOENT');
    expect((await storedUploads(folder)).size).toBe(4);
  });

  test('that were just made stay, even if others have later names from a wrong clock', async () => {
    await backUpNightly();
    const names = ['nightly-2040-01-01T00-00-00.tar.gz', 'nightly-2040-01-02T00-00-00.tar.gz'];
    for (const name of names)
      await copyFile(path.join(folder, String((await archives())[0])), path.join(folder, name));
    const { file } = await runBackup(env, { nightly: true });
    expect(await archives()).toEqual([path.basename(file), ...names]);
  });

  test('delete no upload while a backup can’t be read', async () => {
    await backUpNightly();
    const archive = await backUpNightly();
    await truncate(archive, 100);
    await site.removePicture(String(site.rows()[0]));
    await runBackup(env, { nightly: true });
    expect((await storedUploads(folder)).size).toBe(5);
  });

  test('replace a damaged stored upload with the site’s', async () => {
    const [name = ''] = site.rows();
    const copy = await stored(name);
    const earlier = await backUpNightly();
    await turnBit(copy);
    await backUpNightly();
    expect(await readFile(copy)).toEqual(await readFile(live(name)));
    expect(readReport(folder)).toMatchObject({ repaired: { count: 1 } });
    await rm(live(name));
    await restoreBackup(earlier, site.paths);
    expect(await readFile(copy)).toEqual(await readFile(live(name)));
  });

  test('are made even when a stored upload is damaged and the site’s is lost', async () => {
    const [name = ''] = site.rows();
    const copy = await stored(name);
    await backUpNightly();
    await turnBit(copy);
    await rm(live(name));
    expect(await runBackup(env, { nightly: true })).toMatchObject({ pictures: 4, missing: [name] });
  });

  test('keep the intact upload when the site’s own file is damaged later', async () => {
    const [name = ''] = site.rows();
    const whole = await readFile(live(name));
    await backUpNightly();
    await turnBit(live(name));
    await restoreBackup(await backUpNightly(), site.paths);
    expect(await readFile(live(name))).toEqual(whole);
  });

  test('from before there was a store can still be restored, and expire as usual', async () => {
    const before = await site.everything();
    const whole = path.join(folder, 'nightly-2019-11-20T19-00-00.tar.gz');
    await createArchive(site.paths, whole);
    await backUpNightly();
    await site.removePicture(String(site.rows()[0]));
    await restoreBackup(whole, site.paths);
    expect(await site.everything()).toEqual(before);
    await backUpNightly();
    expect(await archives()).not.toContain(path.basename(whole));
  });
});

describe('a restore of a nightly backup', () => {
  test('takes uploads that the store lacks from the site', async () => {
    const before = await site.everything();
    const archive = await backUpNightly();
    await rm(await stored(before.rows[0]));
    site.rename('Sesudah');
    await restoreBackup(archive, site.paths);
    expect(await site.everything()).toEqual(before);
  });

  test('is refused when an upload is damaged everywhere, and changes nothing', async () => {
    const [name = ''] = site.rows();
    const archive = await backUpNightly();
    await turnBit(await stored(name));
    await rm(live(name));
    const before = await site.everything();
    await expect(restoreBackup(archive, site.paths)).rejects.toThrow(
      /lacks uploads: [0-9a-f]{64} in stored-/,
    );
    expect(await site.everything()).toEqual(before);
  });
});

test('a backup made by hand contains everything', async () => {
  const before = await site.everything();
  const { file } = await runBackup(env, {});
  expect((await storedUploads(folder)).size).toBe(0);
  const elsewhere = path.join(site.folder, 'carried.tar.gz');
  await copyFile(file, elsewhere);
  await rm(folder, { recursive: true });
  await rm(live(before.rows[0]));
  await restoreBackup(elsewhere, site.paths);
  expect(await site.everything()).toEqual(before);
});
