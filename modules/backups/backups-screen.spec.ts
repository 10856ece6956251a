import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { isReady, signIn } from '#tests/back-office.ts';
import { runCommand } from '#tests/faults/command.ts';
import { ownSite } from '#tests/own-site.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { signIn as session } from '#tests/sign-in.ts';
import { restoreBackup } from './restore/restore.ts';

const site = ownSite();
const screen = () => `${site.url}/only-us/backups`;

/** What is recorded of backups. */
function activity() {
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  const lines = db.prepare("select what, title, name, source from activity where area = 'backup'").all();
  db.close();
  return lines;
}

test.beforeAll(async () => {
  const headers = { Cookie: await session(site.url, site), Origin: site.url };
  const body = formWith(await photo({ width: 31 }));
  expect((await fetch(`${site.url}/api/trpc/file.upload`, { method: 'POST', headers, body })).status).toBe(
    200,
  );
});

test('an administrator makes a backup, leaves the screen, and finds it verified', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await page.goto(screen());
  await isReady(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('status').filter({ hasText: /started by/ })).toBeVisible();
  const again = await page.request.post(`${site.url}/api/trpc/backup.start`, {
    headers: { Origin: site.url },
    data: {},
  });
  expect([await again.text(), again.status()]).toEqual([
    expect.stringContaining('Another backup is being made. Wait until it is done.'),
    409,
  ]);
  await page.goto(`${site.url}/only-us/my-account`);
  await page.goto(screen());
  const row = page.getByRole('row', { name: 'Administrator' });
  await expect(row).toContainText('By a test restore', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled({ timeout: 60_000 });
  expect(activity()).toEqual([{ what: 'backedUp', title: '', name: 'Administrator', source: 'browser' }]);
});

test('a nightly backup is downloaded whole, once its reader has confirmed who they are', {
  tag: '@long',
}, async ({ page }) => {
  const made = await runCommand(site.folder, ['backup', '--kind', 'nightly']);
  expect(made).toMatchObject({ code: 0 });
  await signIn(page, site);
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  db.exec('update sessions set confirmed_at = 0');
  await page.goto(screen());
  await isReady(page);
  const button = page.getByRole('row', { name: 'Nightly' }).getByRole('button', { name: /^Download/ });
  await button.click();
  await page.getByRole('dialog').getByLabel('Password').fill(site.password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const download = await downloading;
  const folder = path.join(site.folder, 'elsewhere');
  mkdirSync(folder);
  const file = path.join(folder, 'whole.tar.gz');
  await download.saveAs(file);
  const target = { database: path.join(folder, 'vinci.db'), uploads: path.join(folder, 'uploads') };
  expect((await restoreBackup(file, target)).pictures).toBeGreaterThan(0);

  const address = `${site.url}/api/backups/${download.suggestedFilename()}`;
  db.exec('update sessions set confirmed_at = 0');
  db.close();
  expect((await page.request.get(address)).status()).toBe(428);
  const title = download.suggestedFilename();
  expect(activity()).toContainEqual({ what: 'downloaded', title, name: 'Administrator', source: 'browser' });
  expect((await fetch(address)).status).toBe(401);
  expect((await page.request.get(`${site.url}/api/backups/..%2Fvinci.db`)).status()).not.toBe(200);
});

test('a backup that fails says why', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.goto(screen());
  await isReady(page);
  mkdirSync(path.join(site.folder, 'backups'), { recursive: true });
  const db = new SQLite(path.join(site.folder, 'backups/.backup.lock'));
  db.exec('begin exclusive');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The backup failed: Another backup is being made. Wait until it is done.',
  );
  db.close();
});
