import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { files, site } from '#database/tables.ts';
import { backUp } from '../backup/back-up.ts';
import { siteOf } from '../backup/places.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand } from '../commands/run.ts';
import { readEnv } from '../env.ts';
import { closeHouse, openHouse } from '../open-house.ts';
import { lockSite } from './lock-site.ts';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The settings of a site with its database and uploads in these folders. */
function settings(place: string, more: Record<string, string> = {}) {
  const mine = { DATABASE_URL: `file:${at(place, 'vinci.db')}`, UPLOADS_DIR: at(place, 'uploads') };
  const secret = 'a secret of the tests, long enough';
  return readEnv({ AUTH_SECRET: secret, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...mine, ...more }, true);
}

const uploads = { UPLOADS_DIR: '' };
beforeEach(() => {
  uploads.UPLOADS_DIR = at('one', 'uploads');
});
const picturesIn = (place: string) =>
  readdirSync(at(place, 'uploads')).filter((name) => !name.startsWith('.'));

/** Puts a file into the uploads, two days old. */
function addFile(place: string, name = `${randomBytes(16).toString('hex')}.jpg`) {
  mkdirSync(at(place, 'uploads'), { recursive: true });
  const file = at(place, 'uploads', name);
  writeFileSync(file, name);
  const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
  return name;
}

/** Starts a site and stops it again; gives how many files it couldn't place. */
async function startAndStop(place: string, more: Record<string, string> = {}) {
  const env = settings(place, more);
  const unlock = lockSite(env);
  try {
    const house = await openHouse(env);
    const { unknownFiles } = house.files;
    closeHouse(house);
    return unknownFiles;
  } finally {
    unlock();
  }
}

/** A site with so many pictures, as one that has run before. */
async function makeSite(place: string, count = 40) {
  const house = await openHouse(settings(place));
  house.db.insert(site).values({ name: place, description: '' }).run();
  for (let each = 0; each < count; each += 1) {
    const about = { width: 1, height: 1, bytes: 36, color: '#000000', sha256: '0'.repeat(64) };
    house.db
      .insert(files)
      .values({ filename: addFile(place), name: 'a.jpg', type: 'image/jpeg', ...about })
      .run();
  }
  closeHouse(house);
}

/** As the sites of versions before folders had owners. */
function forgetIdentity(place: string) {
  const db = new SQLite(at(place, 'vinci.db'));
  db.pragma('user_version = 0');
  db.close();
  rmSync(at(place, 'uploads', '.vinci.json'));
}

describe('a folder of uploads belongs to one database', () => {
  test('two sites that run on it at the same time are one too many', async () => {
    await makeSite('one');
    const unlock = lockSite(settings('one'));
    await expect(startAndStop('two', uploads)).rejects.toThrow('Another server uses the folder of uploads');
    unlock();
    expect(picturesIn('one')).toHaveLength(40);
  });

  test('another site is refused on it, and every picture stays', async () => {
    await makeSite('one');
    await makeSite('two');
    await expect(startAndStop('two', uploads)).rejects.toThrow(/belongs to .*UPLOADS_DIR/);
    expect(picturesIn('one')).toHaveLength(40);
  });

  test('a copy of the database alone is refused on it, while the database is still there', async () => {
    await makeSite('one');
    cpSync(at('one', 'vinci.db'), at('copy', 'vinci.db'));
    await expect(startAndStop('copy', uploads)).rejects.toThrow(
      `belongs to the database ${at('one', 'vinci.db')}`,
    );
    await startAndStop('one');
  });

  test('a copy of both is a site of its own', async () => {
    await makeSite('one');
    cpSync(at('one'), at('copy'), { recursive: true });
    await startAndStop('copy');
    await startAndStop('one');
    expect(picturesIn('copy')).toHaveLength(40);
  });

  test('the database may move away, and so may the folder', async () => {
    await makeSite('one');
    cpSync(at('one', 'vinci.db'), at('moved', 'vinci.db'));
    rmSync(at('one', 'vinci.db'));
    await startAndStop('moved', uploads);
    cpSync(at('one', 'uploads'), at('moved', 'uploads'), { recursive: true });
    rmSync(at('one'), { recursive: true });
    await startAndStop('moved');
    expect(picturesIn('moved')).toHaveLength(40);
  });

  test('a site from before folders had owners keeps its own', async () => {
    await makeSite('one');
    forgetIdentity('one');
    await startAndStop('one');
    await startAndStop('one');
    await makeSite('two', 1);
    await expect(startAndStop('two', uploads)).rejects.toThrow('belongs to');
  });

  test('a database that was set back to before that is known by its pictures; another one is not', async () => {
    await makeSite('one');
    await makeSite('two', 3);
    for (const place of ['one', 'two']) {
      const db = new SQLite(at(place, 'vinci.db'));
      db.pragma('user_version = 0');
      db.close();
    }
    cpSync(at('two', 'vinci.db'), at('three', 'vinci.db'));
    await startAndStop('one');
    rmSync(at('one', 'vinci.db'));
    await expect(startAndStop('three', uploads)).rejects.toThrow('knows hardly any of its pictures');
  });
});

describe('without its database', () => {
  beforeEach(() => makeSite('one'));

  test('a site with pictures is not begun again, unless somebody says so; then the pictures stay', async () => {
    rmSync(at('one', 'vinci.db'));
    const refused = /^There is no database at .* 40 pictures .* NEW_SITE=on npm start$/;
    await expect(startAndStop('one')).rejects.toThrow(refused);
    writeFileSync(at('one', 'vinci.db'), '');
    await expect(startAndStop('one')).rejects.toThrow(/^The database is empty/);
    expect(await startAndStop('one', { NEW_SITE: 'on' })).toBe(40);
    expect(picturesIn('one')).toHaveLength(40);
    await startAndStop('one');
  });

  test('a site with backups is not begun again, and the newest one is named', async () => {
    rmSync(at('one', 'vinci.db'));
    rmSync(at('one', 'uploads'), { recursive: true });
    mkdirSync(at('one', 'backups'));
    for (const [name, age] of [
      ['nightly-2026-01-02T00-00-00', 1],
      ['vinci-2026-01-01T00-00-00', 2],
    ] as const) {
      const file = at('one', 'backups', `${name}.tar.gz`);
      writeFileSync(file, '');
      utimesSync(file, new Date(), new Date(Date.now() - age * 60_000));
    }
    const command = `npm run site -- restore ${at('one', 'backups', 'nightly-2026-01-02T00-00-00.tar.gz')}`;
    await expect(startAndStop('one')).rejects.toThrow(command);
  });

  test('a first start that was interrupted goes on, and what it had drawn goes', async () => {
    const house = await openHouse(settings('new'));
    closeHouse(house);
    const before = Array.from({ length: 6 }, () => addFile('new'));
    for (let each = 0; each < 20; each += 1) writeFileSync(at('new', 'uploads', `${each}.jpg`), '');
    expect(await startAndStop('new')).toBe(6);
    expect(picturesIn('new').sort()).toEqual(before.sort());
  });
});

describe('files that the database doesn’t know', () => {
  beforeEach(() => makeSite('one'));

  test('are put aside when they are few and a day old', async () => {
    const [old, young] = [addFile('one'), addFile('one')];
    utimesSync(at('one', 'uploads', young), new Date(), new Date());
    expect(await startAndStop('one')).toBe(0);
    expect(picturesIn('one')).toHaveLength(41);
    expect(readdirSync(at('one', 'uploads', '.swept'))).toEqual([old]);
  });

  test('all stay when they are many', async () => {
    for (let each = 0; each < 6; each += 1) addFile('one');
    expect(await startAndStop('one')).toBe(6);
    expect(picturesIn('one')).toHaveLength(46);
  });
});

test('a database that is reached through a link is locked all the same', async () => {
  await makeSite('one');
  mkdirSync(at('two'));
  symlinkSync(at('one', 'vinci.db'), at('two', 'vinci.db'));
  const unlock = lockSite(settings('one'));
  await expect(startAndStop('two')).rejects.toThrow(
    `Another server uses the database ${at('two', 'vinci.db')}`,
  );
  unlock();
  await startAndStop('two', uploads);
});

test('nightly backups of two sites in one folder are refused, so none pushes out the other’s', async () => {
  const shared = { BACKUP_DIR: at('backups') };
  for (const place of ['one', 'two']) await makeSite(place, 1);
  await backUp(settings('one', shared), { nightly: true });
  const refused = backUp(settings('two', shared), { nightly: true });
  await expect(refused).rejects.toThrow(/belongs to the database .*BACKUP_DIR/);
  expect(readdirSync(at('backups')).filter((name) => name.endsWith('.gz'))).toHaveLength(1);
});

describe('a start that can’t go well ends with a sentence', () => {
  beforeEach(() => makeSite('one'));
  const damage = (text: string) => {
    const file = at('one', 'vinci.db');
    const bytes = readFileSync(file);
    for (let page = 3; page < bytes.length / 4096; page += 3) bytes.write(text, page * 4096);
    writeFileSync(file, bytes);
  };

  test('when the database is damaged, with the backup to go back to', async () => {
    await backUp(settings('one'), {});
    damage('no page of a database');
    const [backup = ''] = readdirSync(at('one', 'backups')).filter((name) => name.endsWith('.gz'));
    const sentence = `npm run site -- restore ${at('one', 'backups', backup)}`;
    await expect(startAndStop('one')).rejects.toThrow(sentence);
    await expect(startAndStop('one')).rejects.toThrow(/^The database .*vinci\.db is damaged/);
  });

  test('when the database is no database', async () => {
    writeFileSync(at('one', 'vinci.db'), 'halo dunia '.repeat(100));
    await expect(startAndStop('one')).rejects.toThrow(/^The database .*vinci\.db is damaged, or none/);
  });

  test('when a folder is a file', async () => {
    writeFileSync(at('file'), '');
    const refused = startAndStop('one', { BACKUP_DIR: at('file') });
    await expect(refused).rejects.toThrow(`${at('file')} is a file, not a folder. Set BACKUP_DIR`);
    await expect(startAndStop('one', { UPLOADS_DIR: at('file') })).rejects.toThrow('Set UPLOADS_DIR');
    const inFile = { DATABASE_URL: `file:${at('file', 'vinci.db')}` };
    await expect(startAndStop('one', inFile)).rejects.toThrow(/folder of the database, .*DATABASE_URL/);
  });
});

describe('a restore', () => {
  beforeEach(() => makeSite('one'));

  test('that was killed leaves nothing after the next start, and the database has one name', async () => {
    mkdirSync(at('one', 'uploads', '.restore-abc', 'uploads'), { recursive: true });
    writeFileSync(at('one', '.restored.db'), 'half of it');
    for (const name of ['before-restore-1', 'before-restore-2']) mkdirSync(at('one', name));
    linkSync(at('one', 'vinci.db'), at('one', 'before-restore-1', 'vinci.db'));
    writeFileSync(at('one', 'before-restore-2', 'vinci.db'), 'as it was before');
    await startAndStop('one');
    const there = readdirSync(at('one')).filter((name) => /restore/.test(name));
    expect(there).toEqual(['before-restore-2']);
    expect(readdirSync(at('one', 'uploads'))).not.toContain('.restore-abc');
    expect(statSync(at('one', 'vinci.db')).nlink).toBe(1);
  });

  test('of a backup from before folders had owners belongs to the uploads that are there', async () => {
    forgetIdentity('one');
    const { file } = await backUp(settings('one'), {});
    await startAndStop('one');
    await restoreBackup(file, siteOf(settings('one')));
    expect(await startAndStop('one')).toBe(0);
    expect(picturesIn('one')).toHaveLength(40);
  });

  test('through a link changes the database that it leads to', async () => {
    const { file } = await backUp(settings('one'), {});
    mkdirSync(at('two'));
    symlinkSync(at('one', 'vinci.db'), at('two', 'vinci.db'));
    await restoreBackup(file, siteOf(settings('two', uploads)));
    expect(lstatSync(at('two', 'vinci.db')).isSymbolicLink()).toBe(true);
    await startAndStop('two', uploads);
  });
});

test('old copies are found by the doctor and removed by one command; the newest archive stays', async () => {
  await makeSite('one', 2);
  const lines: string[] = [];
  const run = async (...typed: string[]) => {
    lines.length = 0;
    await runCommand(typed, (line) => void lines.push(line)).catch((error: Error) =>
      lines.push(error.message),
    );
    return lines.join('\n');
  };
  const place = settings('one');
  for (const name of ['DATABASE_URL', 'UPLOADS_DIR', 'AUTH_SECRET'] as const) vi.stubEnv(name, place[name]);
  const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  const copies = ['backups/vinci-2026-01-01T00-00-00.tar.gz', 'backups/vinci-2026-01-02T00-00-00.tar.gz'];
  mkdirSync(at('one', 'backups'));
  mkdirSync(at('one', 'before-restore-1'));
  for (const name of [...copies, 'before-restore-1/vinci.db'])
    writeFileSync(at('one', name), 'x'.repeat(200_000));
  for (const name of [...copies, 'before-restore-1']) utimesSync(at('one', name), old, old);
  await backUp(place, { nightly: true });
  for (let each = 0; each < 6; each += 1) addFile('one');
  expect(await run('doctor')).toMatch(/take 0\.6 MB: .*vinci-2026-01-01T00-00-00\.tar\.gz \(0\.2 MB\)/);
  expect(lines.join('\n')).toMatch(/too many to be leftovers/);
  expect(await run('clean-up', '--older-than', '0')).toMatch(/a number of days/);
  expect(await run('clean-up', '--older-than', '1')).toMatch(/before-restore-1 \(0\.2 MB\).*Put 6 files/s);
  expect(readdirSync(at('one', 'backups')).filter((name) => /^vinci-/.test(name))).toEqual([]);
  expect(existsSync(at('one', 'before-restore-1'))).toBe(false);
  expect(picturesIn('one')).toHaveLength(2);
  expect(await run('clean-up')).toBe('There is nothing older than 30 days to remove.');
  vi.unstubAllEnvs();
});
