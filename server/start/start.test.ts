import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { lockSite } from '../process/lock-site.ts';
import { closeServices, openServices } from './open-services.ts';
import {
  addFile,
  at,
  eachTestInItsFolder,
  forgetIdentity,
  makeSite,
  picturesIn,
  settings,
  startAndStop,
  uploads,
} from './test-sites.ts';

eachTestInItsFolder();

describe('an uploads folder belongs to one database', () => {
  test('two sites can’t run on it at the same time', async () => {
    await makeSite('one');
    const unlock = lockSite(settings('one'));
    await expect(startAndStop('two', uploads)).rejects.toThrow('Another server uses the uploads folder');
    unlock();
    expect(picturesIn('one')).toHaveLength(40);
  });

  test('another site can’t start on it, and every picture stays', async () => {
    await makeSite('one');
    await makeSite('two');
    await expect(startAndStop('two', uploads)).rejects.toThrow(/belongs to .*UPLOADS_DIR/);
    expect(picturesIn('one')).toHaveLength(40);
  });

  test('a copy of the database alone can’t start on it while the original exists', async () => {
    await makeSite('one');
    cpSync(at('one', 'vinci.db'), at('copy', 'vinci.db'));
    await expect(startAndStop('copy', uploads)).rejects.toThrow(
      `belongs to the database ${at('one', 'vinci.db')}`,
    );
    await startAndStop('one');
  });

  test('a copy of both is a separate site', async () => {
    await makeSite('one');
    cpSync(at('one'), at('copy'), { recursive: true });
    await startAndStop('copy');
    await startAndStop('one');
    expect(picturesIn('copy')).toHaveLength(40);
  });

  test('the database may move, and so may the folder', async () => {
    await makeSite('one');
    cpSync(at('one', 'vinci.db'), at('moved', 'vinci.db'));
    rmSync(at('one', 'vinci.db'));
    await startAndStop('moved', uploads);
    cpSync(at('one', 'uploads'), at('moved', 'uploads'), { recursive: true });
    rmSync(at('one'), { recursive: true });
    await startAndStop('moved');
    expect(picturesIn('moved')).toHaveLength(40);
  });

  test('a site from before folders had owners keeps its folder', async () => {
    await makeSite('one');
    forgetIdentity('one');
    await startAndStop('one');
    await startAndStop('one');
    await makeSite('two', 1);
    await expect(startAndStop('two', uploads)).rejects.toThrow('belongs to');
  });

  test('a database restored from before that is recognised by its pictures; another one is not', async () => {
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

  test('a site with pictures is not started as a new one without NEW_SITE; with it the pictures stay', async () => {
    rmSync(at('one', 'vinci.db'));
    const refused = /^There is no database at .* 40 pictures .* NEW_SITE=on npm start$/;
    await expect(startAndStop('one')).rejects.toThrow(refused);
    writeFileSync(at('one', 'vinci.db'), '');
    await expect(startAndStop('one')).rejects.toThrow(/^The database is empty/);
    expect(await startAndStop('one', { NEW_SITE: 'on' })).toBe(40);
    expect(picturesIn('one')).toHaveLength(40);
    await startAndStop('one');
  });

  test('a site with backups is not started as a new one, and the error names the newest backup', async () => {
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

  test('an interrupted first start resumes, and the files that it had copied are swept', async () => {
    const services = await openServices(settings('new'));
    closeServices(services);
    const before = Array.from({ length: 6 }, () => addFile('new'));
    for (let each = 0; each < 20; each += 1) writeFileSync(at('new', 'uploads', `${each}.jpg`), '');
    expect(await startAndStop('new')).toBe(6);
    expect(picturesIn('new').sort()).toEqual(before.sort());
  });
});

describe('files without a row', () => {
  beforeEach(() => makeSite('one'));

  test('are swept when they are few and a day old', async () => {
    const [old, young] = [addFile('one'), addFile('one')];
    utimesSync(at('one', 'uploads', young), new Date(), new Date());
    expect(await startAndStop('one')).toBe(0);
    expect(picturesIn('one')).toHaveLength(41);
    expect(readdirSync(at('one', 'uploads', '.swept'))).toEqual([old]);
  });

  test('all stay when there are many', async () => {
    for (let each = 0; each < 6; each += 1) addFile('one');
    expect(await startAndStop('one')).toBe(6);
    expect(picturesIn('one')).toHaveLength(46);
  });
});

test('a database behind a symbolic link is locked, too', async () => {
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
