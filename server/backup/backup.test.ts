import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { files, site } from '#database/tables.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
let place: { database: string; uploads: string };
let archive: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-backup-'));
  place = { database: path.join(folder, 'site/vinci.db'), uploads: path.join(folder, 'uploads') };
  archive = path.join(folder, 'backups/one.tar.gz');
  await mkdir(place.uploads);
  const db = openDatabase(place.database);
  migrateDatabase(db);
  db.insert(site).values({ name: 'Sebelum', description: '' }).run();
  db.$client.close();
  for (let each = 0; each < 5; each += 1) await addPicture();
});
afterEach(() => rm(folder, { recursive: true }));

/** A row with its file: what the backup is to keep together. */
async function addPicture() {
  const filename = `${randomBytes(16).toString('hex')}.jpg`;
  await writeFile(path.join(place.uploads, filename), randomBytes(2000));
  const size = { width: 1, height: 1, bytes: 2000, color: '#000000', sha256: '0'.repeat(64) };
  change((db) =>
    db
      .insert(files)
      .values({ filename, name: 'a.jpg', type: 'image/jpeg', ...size })
      .run(),
  );
  return filename;
}

async function removePicture(filename: string) {
  change((db) => db.$client.prepare('delete from files where filename = ?').run(filename));
  await rm(path.join(place.uploads, filename));
}

function change<Result>(work: (db: ReturnType<typeof openDatabase>) => Result) {
  const db = openDatabase(place.database);
  try {
    return work(db);
  } finally {
    db.$client.close();
  }
}

const rename = (name: string) => change((db) => db.update(site).set({ name }).run());
const named = () => change((db) => db.select().from(site).get()?.name);
const rows = () =>
  change((db) =>
    db
      .select()
      .from(files)
      .all()
      .map(({ filename }) => filename),
  );
const pictures = async () => (await readdir(place.uploads)).filter((name) => !name.startsWith('.'));

/** Everything of the site, to see that nothing has changed. */
async function everything() {
  const bytes = async (name: string) => (await readFile(path.join(place.uploads, name))).toString('hex');
  const there = (await pictures()).sort();
  return { name: named(), rows: rows(), there, bytes: await Promise.all(there.map(bytes)) };
}

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

describe('what is no good backup is refused and changes nothing', () => {
  /** An archive of these files, as somebody might make one. */
  async function pack(
    contents: Record<string, string | Buffer>,
    more?: (folder: string) => Promise<unknown>,
  ) {
    const from = path.join(folder, 'packing');
    await mkdir(path.join(from, 'uploads'), { recursive: true });
    for (const [name, bytes] of Object.entries(contents)) await writeFile(path.join(from, name), bytes);
    await more?.(from);
    await create({ file: archive, cwd: from, gzip: true, portable: true }, await names(from));
  }
  const names = async (from: string) =>
    (await readdir(from, { recursive: true, withFileTypes: true }))
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));

  async function expectRefused(sentence: RegExp) {
    const before = await everything();
    await expect(restoreBackup(archive, place)).rejects.toThrow(sentence);
    expect(await everything()).toEqual(before);
    expect(await readdir(path.dirname(place.database))).toEqual(['vinci.db']);
    expect((await readdir(place.uploads)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  }

  /** A good archive with something changed in it. */
  async function tamper(act: (unpacked: string) => Promise<unknown>) {
    await makeBackup(place, archive);
    const from = path.join(folder, 'packing');
    const { unpackBackup } = await import('./unpack-backup.ts');
    await mkdir(from);
    await unpackBackup(archive, from);
    await act(from);
    await create({ file: archive, cwd: from, gzip: true, portable: true }, await names(from));
  }
  const manifest = async (from: string, act: (manifest: Record<string, unknown>) => void) => {
    const file = path.join(from, 'manifest.json');
    const content = JSON.parse(await readFile(file, 'utf8'));
    act(content);
    await writeFile(file, JSON.stringify(content));
  };

  test('no file', () => expectRefused(/There is no file/));

  test('a text', async () => {
    await mkdir(path.dirname(archive));
    await writeFile(archive, 'halo dunia');
    await expectRefused(/no backup of Vinci/);
  });

  test.each([0.1, 0.5, 0.9, 0.99])('one that ends after %d of it', async (share) => {
    const { bytes } = await makeBackup(place, archive);
    await truncate(archive, Math.floor(bytes * share));
    await expectRefused(/damaged|not complete/);
  });

  test('one with a turned bit', async () => {
    await makeBackup(place, archive);
    const bytes = await readFile(archive);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 8;
    await writeFile(archive, bytes);
    await expectRefused(/damaged|not complete/);
  });

  test('an archive of something else', async () => {
    await mkdir(path.dirname(archive));
    await pack({ 'readme.txt': 'halo' });
    await expectRefused(/holds "readme.txt", which no backup of Vinci does/);
  });

  test('one that would write elsewhere', async () => {
    await mkdir(path.dirname(archive));
    await writeFile(path.join(folder, 'x.txt'), 'halo');
    await create({ file: archive, cwd: folder, gzip: true, preservePaths: true }, [
      `../${path.basename(folder)}/x.txt`,
    ]);
    await expectRefused(/which no backup of Vinci does/);
  });

  test('one with a link in the place of a picture', async () => {
    await mkdir(path.dirname(archive));
    await pack({}, (from) => symlink('/etc/passwd', path.join(from, `uploads/${'a'.repeat(32)}.jpg`)));
    await expectRefused(/which no backup of Vinci does/);
  });

  test('one whose picture was changed', async () => {
    const [name] = rows();
    await tamper((from) => writeFile(path.join(from, `uploads/${name}`), 'changed'));
    await expectRefused(/is not as it was/);
  });

  test('one that lacks a picture', async () => {
    const [name] = rows();
    await tamper((from) => rm(path.join(from, `uploads/${name}`)));
    await expectRefused(/is not as it was/);
  });

  test('one that holds more than it lists', async () => {
    await tamper((from) => writeFile(path.join(from, `uploads/${'b'.repeat(32)}.jpg`), 'more'));
    await expectRefused(/is not as it was/);
  });

  test('one whose list was made to fit', async () => {
    const [name = ''] = rows();
    await tamper(async (from) => {
      await rm(path.join(from, `uploads/${name}`));
      await manifest(from, ({ files }) => delete (files as Record<string, unknown>)[`uploads/${name}`]);
    });
    await expectRefused(/lacks the picture/);
  });

  test('one of a newer program', async () => {
    await tamper((from) => manifest(from, (content) => (content.vinciBackup = 2)));
    await expectRefused(/newer version of Vinci/);
  });

  test('one whose database is of a newer program', async () => {
    change((db) =>
      db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)"),
    );
    await makeBackup(place, archive);
    await expectRefused(/newer version of Vinci/);
  });

  test('one whose rows refer to nothing', async () => {
    change((db) => db.$client.exec("pragma foreign_keys = off; update files set uploaded_by = 'nobody'"));
    await makeBackup(place, archive);
    await expectRefused(/refer to rows that are gone/);
  });
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
