import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { siteOf } from '../backup/paths.ts';
import { restoreBackup } from '../backup/restore.ts';
import { runBackup } from '../backup/run-backup.ts';
import { runCommand } from '../commands/run.ts';
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

test('nightly backups of two sites in one folder are refused, so none pushes out the other’s', async () => {
  const shared = { BACKUP_DIR: at('backups') };
  for (const place of ['one', 'two']) await makeSite(place, 1);
  await runBackup(settings('one', shared), { nightly: true });
  const refused = runBackup(settings('two', shared), { nightly: true });
  await expect(refused).rejects.toThrow(/belongs to the database .*BACKUP_DIR/);
  expect(readdirSync(at('backups')).filter((name) => name.endsWith('.gz'))).toHaveLength(1);
});

test('a backup by hand and its report are for their owner alone', async () => {
  await makeSite('one', 1);
  const { file } = await runBackup(settings('one'), {});
  for (const name of [file, at('one', 'backups', 'report.json')])
    expect(statSync(name).mode & 0o777, name).toBe(0o600);
});

describe('a start that can’t succeed fails with a sentence', () => {
  beforeEach(() => makeSite('one'));
  const damage = (text: string) => {
    const file = at('one', 'vinci.db');
    const bytes = readFileSync(file);
    for (let page = 3; page < bytes.length / 4096; page += 3) bytes.write(text, page * 4096);
    writeFileSync(file, bytes);
  };

  test('when the database is damaged, with the backup to restore', async () => {
    await runBackup(settings('one'), {});
    damage('no page of a database');
    const [backup = ''] = readdirSync(at('one', 'backups')).filter((name) => name.endsWith('.gz'));
    const sentence = `npm run site -- restore ${at('one', 'backups', backup)}`;
    await expect(startAndStop('one')).rejects.toThrow(sentence);
    await expect(startAndStop('one')).rejects.toThrow(/^The database .*vinci\.db is damaged/);
  });

  test('when the database file isn’t a database', async () => {
    writeFileSync(at('one', 'vinci.db'), 'halo dunia '.repeat(100));
    await expect(startAndStop('one')).rejects.toThrow(
      /^The database .*vinci\.db is damaged, or not a database/,
    );
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

  test('that was killed leaves nothing after the next start, and no second link to the database', async () => {
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

  test('of a backup from before folders had owners belongs to the existing uploads', async () => {
    forgetIdentity('one');
    const { file } = await runBackup(settings('one'), {});
    await startAndStop('one');
    await restoreBackup(file, siteOf(settings('one')));
    expect(await startAndStop('one')).toBe(0);
    expect(picturesIn('one')).toHaveLength(40);
  });

  test('through a symbolic link replaces the link’s target', async () => {
    const { file } = await runBackup(settings('one'), {});
    mkdirSync(at('two'));
    symlinkSync(at('one', 'vinci.db'), at('two', 'vinci.db'));
    await restoreBackup(file, siteOf(settings('two', uploads)));
    expect(lstatSync(at('two', 'vinci.db')).isSymbolicLink()).toBe(true);
    await startAndStop('two', uploads);
  });
});

test('the doctor reports old copies, and one command removes them; the newest archive stays', async () => {
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
  await runBackup(place, { nightly: true });
  for (let each = 0; each < 6; each += 1) addFile('one');
  expect(await run('doctor')).toMatch(/take 0\.6 MB: .*vinci-2026-01-01T00-00-00\.tar\.gz \(0\.2 MB\)/);
  expect(lines.join('\n')).toMatch(/too many to be leftovers/);
  expect(await run('clean-up', '--older-than', '0')).toMatch(/a number of days/);
  expect(await run('clean-up', '--older-than', '1')).toMatch(/before-restore-1 \(0\.2 MB\).*Moved 6 files/s);
  expect(readdirSync(at('one', 'backups')).filter((name) => /^vinci-/.test(name))).toEqual([]);
  expect(existsSync(at('one', 'before-restore-1'))).toBe(false);
  expect(picturesIn('one')).toHaveLength(2);
  expect(await run('clean-up')).toBe('There is nothing older than 30 days to remove.');
  vi.unstubAllEnvs();
});
