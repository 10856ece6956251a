import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { signIn } from '#tests/back-office.ts';
import { runCommand } from '#tests/faults/command.ts';
import { ownSite } from '#tests/own-site.ts';
import { partsOf } from '#tests/zip-parts.ts';

const site = ownSite();

test('an administrator downloads everything, once they have confirmed who they are', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  db.exec('update sessions set confirmed_at = 0');
  await page.goto(`${site.url}/only-us/global-setting/export`);
  expect((await page.request.get(`${site.url}/api/export.zip`)).status()).toBe(428);
  await expect(page.getByText(/^\d+ entries, \d+ files of/)).toBeVisible();
  await page.getByRole('button', { name: 'Download export' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(site.password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const download = await downloading;
  const file = path.join(site.folder, 'there.zip');
  await download.saveAs(file);
  expect(download.suggestedFilename()).toMatch(/^vinci-export-\d{4}-\d\d-\d\d\.zip$/);
  expect((await partsOf(file)).get('README.txt')?.toString()).toContain('wordpress.xml');
  const lines = db.prepare("select what, title from activity where what = 'exported'").all();
  expect(lines).toEqual([{ what: 'exported', title: download.suggestedFilename() }]);
  db.close();
});

test('requests are data of people: only the server gives them, where somebody asks for them', {
  tag: '@long',
}, async () => {
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  db.prepare(
    `insert into requests (reference, form_key, content_key, state, suspicions, name, company, phone, email, product_path,
      product_name, quantity, city, note, language, consent, created_at, updated_at)
      values ('7K3M-9P2X', 'a', 'b', 'new', '[]', 'Dewi', '', '628123456789', '', '', '', '', '', 'Palet', 'id', '', 0, 0)`,
  ).run();
  db.close();
  const zip = (name: string) => path.join(site.folder, name);
  for (const words of [[zip('without.zip')], [zip('with.zip'), '--requests']])
    expect(await runCommand(site.folder, ['export', ...words])).toMatchObject({ code: 0 });
  const [without, parts] = [await partsOf(zip('without.zip')), await partsOf(zip('with.zip'))];
  const added = [...parts.keys()].filter((name) => !without.has(name));
  expect(added).toEqual(['records/requests.json']);
  expect(JSON.parse(String(parts.get('records/requests.json')))).toEqual([
    expect.objectContaining({ reference: '7K3M-9P2X', name: 'Dewi', phone: '628123456789', note: 'Palet' }),
  ]);
});

test('who leaves early leaves nothing behind, and visitors get nothing', { tag: '@long' }, async ({
  page,
}) => {
  expect((await fetch(`${site.url}/api/export.zip`)).status).toBe(401);
  await signIn(page, site);
  const { cookies } = await page.context().storageState();
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const before = readdirSync(site.folder, { recursive: true }).length;
  const leaving = new AbortController();
  const answer = await fetch(`${site.url}/api/export.zip`, { headers, signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  // The next one isn't refused as a second one at the same time.
  await expect
    .poll(async () => {
      const next = await fetch(`${site.url}/api/export.zip`, { headers });
      await next.arrayBuffer();
      return next.status;
    })
    .toBe(200);
  expect(readdirSync(site.folder, { recursive: true }).length).toBe(before);
});
