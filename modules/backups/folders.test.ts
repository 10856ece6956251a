import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runCommand } from '#server/commands/run.ts';
import { siteOf } from '#server/process/paths.ts';
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
} from '#server/start/test-sites.ts';
import { restoreBackup } from './restore/restore.ts';
import { runBackup } from './run-backup.ts';

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

test('a backup from before folders had owners belongs to the existing uploads', async () => {
  await makeSite('one');
  forgetIdentity('one');
  const { file } = await runBackup(settings('one'), {});
  await startAndStop('one');
  await restoreBackup(file, siteOf(settings('one')));
  expect(await startAndStop('one')).toBe(0);
  expect(picturesIn('one')).toHaveLength(40);
});

test('a restore through a symbolic link replaces the link’s target', async () => {
  await makeSite('one');
  const { file } = await runBackup(settings('one'), {});
  mkdirSync(at('two'));
  symlinkSync(at('one', 'vinci.db'), at('two', 'vinci.db'));
  await restoreBackup(file, siteOf(settings('two', uploads)));
  expect(lstatSync(at('two', 'vinci.db')).isSymbolicLink()).toBe(true);
  await startAndStop('two', uploads);
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
