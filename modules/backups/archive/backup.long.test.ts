import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { files, originals } from '#database/tables.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { restoreBackup } from '../restore/restore.ts';
import { createArchive } from './archive.ts';

let site: Awaited<ReturnType<typeof openSiteFiles>>;
beforeEach(async () => {
  site = await openSiteFiles();
});
afterEach(() => site.remove());

describe('a restore', () => {
  test('restores rows and files, and keeps the database from before', async () => {
    const before = await site.everything();
    await createArchive(site.paths, site.archive);
    const [first = '', second = ''] = before.rows;
    await site.removePicture(first);
    await writeFile(path.join(site.paths.uploads, second), 'broken');
    site.rename('Sesudah');
    const restored = await restoreBackup(site.archive, site.paths);
    expect(await site.everything()).toEqual(before);
    expect(restored.pictures).toBe(5);
    const old = new SQLite(path.join(String(restored.before), 'vinci.db'), { readonly: true });
    expect(old.prepare('select name from brands').pluck().get()).toBe('Sesudah');
    old.close();
    expect(await readdir(site.paths.uploads)).not.toContainEqual(
      expect.stringMatching(/^\.(restore|backup)/),
    );
  });

  test('creates a site where there is none', async () => {
    const before = await site.everything();
    await createArchive(site.paths, site.archive);
    await rm(path.dirname(site.paths.database), { recursive: true });
    await rm(site.paths.uploads, { recursive: true });
    expect((await restoreBackup(site.archive, site.paths)).before).toBeNull();
    expect(await site.everything()).toEqual(before);
  });

  test('works over a database that is damaged', async () => {
    await createArchive(site.paths, site.archive);
    await writeFile(site.paths.database, 'this is no database');
    await restoreBackup(site.archive, site.paths);
    expect(site.named()).toBe('Sebelum');
  });
});

test('a backup made while people write is consistent', async () => {
  let writing = true;
  const write = (async () => {
    while (writing) {
      const filename = await site.addPicture();
      await site.removePicture(String(site.rows()[0]));
      site.rename(`Nama ${filename}`);
    }
  })();
  for (let round = 0; round < 3; round += 1) {
    await createArchive(site.paths, site.archive);
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
});

test('the whole picture behind a cropped one is backed up and restored, too', async () => {
  const [shown = '', whole = ''] = site.rows();
  site.change((db) => {
    const [file, other] = db.select().from(files).all();
    if (!file || !other?.keptSha256) throw new Error('There are no files.');
    db.delete(files).where(eq(files.filename, whole)).run();
    const { width, height, bytes, color, keptSha256 } = other;
    const kept = { filename: whole, width, height, bytes, color, keptSha256 };
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 };
    db.insert(originals)
      .values({ ...kept, fileId: file.id, crop })
      .run();
  });
  await createArchive(site.paths, site.archive);
  const bytes = await readFile(path.join(site.paths.uploads, whole));
  for (const name of [shown, whole]) await rm(path.join(site.paths.uploads, name));
  expect((await restoreBackup(site.archive, site.paths)).pictures).toBe(5);
  expect((await readFile(path.join(site.paths.uploads, whole))).equals(bytes)).toBe(true);
});

test('a missing picture is reported, and the rest is backed up', async () => {
  const [gone = ''] = site.rows();
  await rm(path.join(site.paths.uploads, gone));
  expect(await createArchive(site.paths, site.archive)).toMatchObject({ missing: [gone], pictures: 4 });
  expect((await restoreBackup(site.archive, site.paths)).missing).toEqual([gone]);
});

test('a failed backup leaves no partial archive', async () => {
  await createArchive(site.paths, site.archive);
  const whole = await readFile(site.archive);
  await copyFile(site.paths.database, `${site.paths.database}.kept`);
  await writeFile(site.paths.database, 'damaged');
  await expect(createArchive(site.paths, site.archive)).rejects.toThrow();
  expect(await readFile(site.archive)).toEqual(whole);
  expect(await readdir(path.dirname(site.archive))).toEqual(['one.tar.gz']);
  expect(existsSync(path.join(site.paths.uploads, '.backup'))).toBe(false);
});
