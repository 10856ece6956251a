import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Env, readEnv } from '#server/env.ts';
import { openSiteFiles } from '#tests/site-files.ts';
import { storeIn } from '../archive/uploads-store.ts';
import { restoreBackup } from '../restore/restore.ts';
import { runBackup } from '../run-backup.ts';
import { readReport } from '../status.ts';
import { fetchBackup, sendBackups } from './off-site.ts';

let site: Awaited<ReturnType<typeof openSiteFiles>>;
let folder: string;
let away: string;
beforeEach(async () => {
  site = await openSiteFiles();
  // Characters that a shell would treat as the end of a word.
  folder = path.join(site.folder, "kantor's backups");
  away = path.join(site.folder, 'away');
});
afterEach(() => site.remove());

function settings(more: Record<string, string> = {}, paths = site.paths): Env {
  return readEnv({
    DATABASE_URL: `file:${paths.database}`,
    UPLOADS_DIR: paths.uploads,
    BACKUP_DIR: folder,
    AUTH_SECRET: 'a secret of the tests, long enough',
    BACKUP_COMMAND: `mkdir -p ${away} && cp -a {}/. ${away}`,
    BACKUP_FETCH_COMMAND: `cp -a ${away}/. {}`,
    ...more,
  });
}

test('a command sends the backups, and another one fetches them on a new machine', async () => {
  const before = await site.everything();
  const env = settings();
  const { file } = await runBackup(env, { nightly: true });
  expect(await sendBackups(env)).toMatchObject({ name: path.basename(file), verified: true });
  expect(await readdir(away)).toContain(path.basename(file));
  expect(readReport(folder)).toMatchObject({ sent: { file }, sentVerified: { file } });

  await rm(folder, { recursive: true });
  const machine = {
    database: path.join(site.folder, 'new/vinci.db'),
    uploads: path.join(site.folder, 'new/up'),
  };
  await mkdir(path.dirname(machine.database));
  const archive = await fetchBackup(settings({}, machine));
  expect(await restoreBackup(archive, machine)).toMatchObject({ pictures: 5, before: null });
  expect((await readdir(machine.uploads)).filter((name) => !name.startsWith('.')).sort()).toEqual(
    before.there,
  );
});

test('off-site backups are checked once a week, and damage is reported', async () => {
  const env = settings();
  await runBackup(env, { nightly: true });
  expect((await sendBackups(env)).verified).toBe(true);
  expect((await sendBackups(env)).verified).toBe(false);

  await rm(path.join(folder, 'report.json'));
  await rm(away, { recursive: true });
  await cp(folder, away, { recursive: true });
  const [upload = ''] = await readdir(storeIn(away));
  await writeFile(path.join(storeIn(away), upload), 'damaged');
  const keeping = settings({ BACKUP_COMMAND: 'true {}' });
  await expect(sendBackups(keeping)).rejects.toThrow(/lacks uploads/);
  expect((await readdir(folder)).filter((name) => name.startsWith('.fetch'))).toEqual([]);
});

test('the error quotes a command that fails', async () => {
  const env = settings({ BACKUP_COMMAND: 'echo "disk {} is away" >&2; exit 3' });
  await runBackup(env, { nightly: true });
  await expect(sendBackups(env)).rejects.toThrow(/^BACKUP_COMMAND failed: disk .* is away$/);
  expect(readReport(folder).sent).toBeUndefined();
});

test('a missing backup and a missing command are reported', async () => {
  await expect(fetchBackup(settings({ BACKUP_FETCH_COMMAND: 'true {}' }))).rejects.toThrow(
    /brought no backup/,
  );
  await expect(fetchBackup(settings({ BACKUP_FETCH_COMMAND: '' }))).rejects.toThrow(/is not set/);
});
