import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupFolder } from '#server/process/paths.ts';
import { sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { backupName } from './folder.ts';

const BACKUP_DIR = mkdtempSync(path.join(tmpdir(), 'vinci-backups-'));
const site = siteOfEachTest({ variables: { BACKUP_DIR } });
afterAll(() => rmSync(BACKUP_DIR, { recursive: true }));

test('of the folder of the backups, only plain files are listed and downloaded', async () => {
  const folder = backupFolder(site.env);
  const at = (name: string) => path.join(folder, name);
  const [made, linked, opened] = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) =>
    backupName(new Date(`${day}T02:00:00Z`)),
  ) as [string, string, string];
  writeFileSync(at(made), 'an archive');
  writeFileSync(at('sebelum-pembaruan.tar.gz'), 'another');
  writeFileSync(at('.env'), 'AUTH_SECRET');
  symlinkSync(at('.env'), at(linked));
  mkdirSync(at(opened), { recursive: true });
  expect((await site.administrator.backup.getAll()).backups.map(({ name }) => name).sort()).toEqual([
    'sebelum-pembaruan.tar.gz',
    made,
  ]);
  const browser = await site.signedIn(sari);
  const get = async (name: string) =>
    browser.fetch(`${site.address}/api/backups/${encodeURIComponent(name)}`);
  expect(await (await get(made)).text()).toBe('an archive');
  for (const name of [linked, opened, '.env', '../.env', 'sebelum-pembaruan.tar.gz/../.env'])
    expect((await get(name)).status, name).toBe(404);
});
