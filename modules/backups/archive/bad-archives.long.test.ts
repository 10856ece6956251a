import { copyFile, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { checksum } from '#server/files/sha256.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { restoreBackup } from '../restore/restore.ts';
import { createArchive } from './archive.ts';
import { openBackup } from './verify.ts';

let site: Awaited<ReturnType<typeof openSiteFiles>>;
beforeEach(async () => {
  site = await openSiteFiles();
});
afterEach(() => site.remove());

describe('an unusable backup is refused and changes nothing', () => {
  /** A hand-made archive of these files. */
  async function pack(
    contents: Record<string, string | Buffer>,
    more?: (folder: string) => Promise<unknown>,
  ) {
    const from = path.join(site.folder, 'packing');
    await mkdir(path.join(from, 'uploads'), { recursive: true });
    for (const [name, bytes] of Object.entries(contents)) await writeFile(path.join(from, name), bytes);
    await more?.(from);
    await create({ file: site.archive, cwd: from, gzip: true, portable: true }, await names(from));
  }
  const names = async (from: string) =>
    (await readdir(from, { recursive: true, withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));

  async function expectRefused(sentence: RegExp) {
    const before = await site.everything();
    await expect(restoreBackup(site.archive, site.paths)).rejects.toThrow(sentence);
    expect(await site.everything()).toEqual(before);
    expect(await readdir(path.dirname(site.paths.database))).toEqual(['vinci.db']);
    expect((await readdir(site.paths.uploads)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  }

  /** A valid archive with one change. */
  async function tamper(act: (unpacked: string) => Promise<unknown>) {
    await createArchive(site.paths, site.archive);
    const from = path.join(site.folder, 'packing');
    await mkdir(from);
    await openBackup(site.archive, from);
    await act(from);
    await create({ file: site.archive, cwd: from, gzip: true, portable: true }, await names(from));
  }
  const manifest = async (from: string, act: (manifest: Record<string, unknown>) => void) => {
    const file = path.join(from, 'manifest.json');
    const content = JSON.parse(await readFile(file, 'utf8'));
    act(content);
    await writeFile(file, JSON.stringify(content));
  };

  /** The bytes with the first flipped bit from `start` on that changes what they unpack to: in a row of zeros, not all do. */
  function flipBit(bytes: Buffer, start: number): Buffer {
    const flipped = Buffer.from(bytes);
    flipped[start] = (flipped[start] ?? 0) ^ 8;
    return unpacksTo(flipped, gunzipSync(bytes)) ? flipBit(bytes, start + 1) : flipped;
  }

  function unpacksTo(bytes: Buffer, contents: Buffer) {
    try {
      return gunzipSync(bytes).equals(contents);
    } catch {
      return false;
    }
  }

  test('a missing file', () => expectRefused(/There is no file/));

  test('a text file', async () => {
    await mkdir(path.dirname(site.archive));
    await writeFile(site.archive, 'halo dunia');
    await expectRefused(/no backup of Vinci/);
  });

  test.each([0.1, 0.5, 0.9, 0.99])('one truncated after a share of %d', async (share) => {
    const { bytes } = await createArchive(site.paths, site.archive);
    await truncate(site.archive, Math.floor(bytes * share));
    await expectRefused(/damaged|not complete/);
  });

  test.each([0.2, 0.5, 0.8])('one with a flipped bit after a share of %d', async (share) => {
    await createArchive(site.paths, site.archive);
    const bytes = await readFile(site.archive);
    await writeFile(site.archive, flipBit(bytes, Math.floor(bytes.length * share)));
    await expectRefused(/damaged|not complete/);
  });

  test('an archive of something else', async () => {
    await mkdir(path.dirname(site.archive));
    await pack({ 'readme.txt': 'halo' });
    await expectRefused(/holds "readme.txt", which no backup of Vinci does/);
  });

  test('one with paths outside the folder', async () => {
    await mkdir(path.dirname(site.archive));
    await writeFile(path.join(site.folder, 'x.txt'), 'halo');
    await create({ file: site.archive, cwd: site.folder, gzip: true, preservePaths: true }, [
      `../${path.basename(site.folder)}/x.txt`,
    ]);
    await expectRefused(/which no backup of Vinci does/);
  });

  test('one with a link instead of a picture', async () => {
    await mkdir(path.dirname(site.archive));
    await pack({}, (from) => symlink('/etc/passwd', path.join(from, `uploads/${'a'.repeat(32)}.jpg`)));
    await expectRefused(/which no backup of Vinci does/);
  });

  test.each<[string, (from: string, picture: string) => Promise<unknown>, RegExp]>([
    ['whose picture was changed', (_from, picture) => writeFile(picture, 'changed'), /is not as it was/],
    ['that lacks a picture', (_from, picture) => rm(picture), /is not as it was/],
    [
      'with more entries than its manifest lists',
      (from) => writeFile(path.join(from, `uploads/${'b'.repeat(32)}.jpg`), 'more'),
      /is not as it was/,
    ],
    [
      'whose manifest was adjusted to match',
      async (from, picture) => {
        await rm(picture);
        const name = `uploads/${path.basename(picture)}`;
        await manifest(from, ({ files }) => delete (files as Record<string, unknown>)[name]);
      },
      /lacks the picture/,
    ],
    [
      'of a newer program',
      (from) => manifest(from, (content) => (content.vinciBackup = 3)),
      /newer version of Vinci/,
    ],
  ])('one %s', async (_which, act, sentence) => {
    await tamper((from) => act(from, path.join(from, `uploads/${site.rows()[0]}`)));
    await expectRefused(sentence);
  });

  test('one whose database is of a newer program', async () => {
    site.change((db) =>
      db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)"),
    );
    await createArchive(site.paths, site.archive);
    await expectRefused(/newer version of Vinci/);
  });

  test.each([
    ['another program', 'create table files (filename text); create table site (id integer)'],
    [
      'another program with older migrations',
      'create table __drizzle_migrations (id, hash, created_at); insert into __drizzle_migrations values (1, 0, 17); create table files (filename text)',
    ],
    ['nothing', ''],
  ])('one with the database of %s', async (_whose, statements) => {
    const database = path.join(site.folder, 'foreign.db');
    const db = new SQLite(database);
    db.exec(`create table files (filename text); drop table files; ${statements}`);
    db.close();
    await tamper(async (from) => {
      await copyFile(database, path.join(from, 'database.db'));
      const { bytes, sha256 } = await checksum(database);
      await manifest(from, ({ files }) =>
        Object.assign(files as object, { 'database.db': { bytes, sha256 } }),
      );
    });
    await expectRefused(/not that of a site of Vinci/);
  });

  test('one whose rows refer to missing rows', async () => {
    site.change((db) =>
      db.$client.exec("pragma foreign_keys = off; update files set uploaded_by = 'nobody'"),
    );
    await createArchive(site.paths, site.archive);
    await expectRefused(/refers to rows that are missing/);
  });
});
