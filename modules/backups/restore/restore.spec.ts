import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { beginCall } from '#tests/faults/call-under-way.ts';
import { settingsOf } from '#tests/faults/command.ts';
import { ownSite } from '#tests/own-site.ts';
import { times } from '#tests/patience.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { signIn as session } from '#tests/sign-in.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { violationsOn } from '#tests/violations.ts';

const secret = settingsOf('').AUTH_SECRET;
const site = ownSite({ env: { AUTH_SECRET: secret } });
// Backups and rehearsals run in processes of their own, a start of the program each.
const patient = { timeout: times.fault };
test.describe.configure({ timeout: 2 * times.fault });

const query = <Row>(sql: string, ...values: unknown[]) => rowsIn<Row>(site, sql, ...values);

async function call(name: string, json: unknown = {}, headers?: Record<string, string>) {
  const own = headers ?? { Cookie: await session(site.url, site), Origin: site.url };
  return fetch(`${site.url}/api/trpc/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...own },
    body: JSON.stringify({ json }),
  });
}

const open = async (page: Page) => {
  await page.goto(`${site.url}/only-us/backups`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
};
const describe = (description: string) =>
  query('update site set description = ?, version = version + 1, updated_at = 1 + updated_at', description);
const described = () => query<{ description: string }>('select description from site')[0]?.description;
const prepared = (page: Page) => page.getByRole('region', { name: /^Restore the backup from/ });

/** Makes a backup in which the site is described in these words. */
async function backUp(page: Page, description: string) {
  describe(description);
  const rows = page.getByRole('button', { name: /^Compare and restore/ });
  const before = await rows.count();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(rows).toHaveCount(before + 1, patient);
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled(patient);
}

async function prepare(page: Page) {
  await page
    .getByRole('button', { name: /^Compare and restore/ })
    .first()
    .click();
  await expect(prepared(page)).toBeVisible(patient);
}

async function restoreWhole(page: Page) {
  await prepared(page).getByRole('button', { name: 'Restore the whole site' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore the whole site' }).click();
}

test('a backup is looked at beside the site, restored, and undone', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await open(page);
  const headers = { Cookie: await session(site.url, site), Origin: site.url };
  const body = formWith(await photo({ width: 41 }));
  const sent = await fetch(`${site.url}/api/trpc/file.upload`, { method: 'POST', headers, body });
  const { id, filename } = (await sent.json()).result.data.json as { id: number; filename: string };
  await backUp(page, 'Gudang dan truk');
  await call('user.create', { name: 'Dewi', email: 'dewi@example.com', role: 'client' });
  describe('Kapal dan kereta');
  expect((await call('file.delete', { id })).status).toBe(200);
  const file = `${site.url}/api/images/upload/${filename}`;
  expect((await fetch(file)).status).toBe(404);

  await prepare(page);
  await expect(
    prepared(page)
      .getByRole('listitem')
      .filter({ hasText: /^Settings of the site/ }),
  ).toContainText('1 will be reverted');
  await expect(
    prepared(page)
      .getByRole('listitem')
      .filter({ hasText: /^Accounts/ }),
  ).toContainText('1 will be removed');
  await expect.poll(() => violationsOn(page)).toEqual([]);
  expect(described()).toBe('Kapal dan kereta');
  const address = await prepared(page)
    .getByRole('link', { name: 'Preview the site as it was' })
    .getAttribute('href');

  // Whoever has the address sees the public pages of then, and nothing else.
  const colleague = await browser.newContext();
  const then = await colleague.newPage();
  await then.goto(`${site.url}${address}`);
  const description = then.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /Gudang dan truk/);
  await expect(then.getByRole('complementary', { name: 'Situs dari cadangan' })).toBeVisible();
  await expect.poll(() => violationsOn(then)).toEqual([]);
  expect((await then.request.get(file)).status()).toBe(200);
  expect((await then.request.get(`${site.url}/only-us/dashboard`)).url()).toContain('/auth/signin');
  const form = { form: { name: 'Rina' }, headers: { Origin: site.url } };
  expect((await then.request.post(`${site.url}/contact`, form)).status()).toBeGreaterThanOrEqual(404);
  await then.getByRole('button', { name: 'Tutup pratinjau' }).click();
  await expect(description).toHaveAttribute('content', /Kapal dan kereta/);
  await then.goto(`${site.url}/preview/${'9'.repeat(10)}.${'A'.repeat(43)}`);
  await expect(description).toHaveAttribute('content', /Kapal dan kereta/);
  await colleague.close();

  const others = query<{ n: number }>('select count(*) as n from sessions')[0]?.n ?? 0;
  expect(others).toBeGreaterThan(1);
  query('update sessions set confirmed_at = 0');
  await restoreWhole(page);
  await page.getByRole('dialog').getByLabel('Password').fill(site.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const done = page.getByRole('status').filter({ hasText: 'Administrator restored the backup' });
  await expect(done).toBeVisible(patient);
  expect(described()).toBe('Gudang dan truk');
  expect((await fetch(site.url)).status).toBe(200);
  expect(await (await fetch(site.url)).text()).toContain('Gudang dan truk');
  expect((await fetch(file)).status).toBe(200);
  expect(query('select id from sessions')).toHaveLength(1);
  expect(query("select id from users where email = 'dewi@example.com'")).toEqual([]);
  // What was done since the backup is still in the activity, and who restored it.
  const newest = query<{ what: string; name: string }>(
    'select what, name from activity order by id desc limit 1',
  );
  expect(newest).toEqual([{ what: 'rolledBack', name: 'Administrator' }]);
  expect(query("select id from activity where what = 'created' and title like '%Dewi%'")).toHaveLength(1);

  await done.getByRole('button', { name: 'Undo the restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the restore' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'undid the restore' })).toBeVisible(patient);
  expect(described()).toBe('Kapal dan kereta');
  expect(query("select active from users where email = 'dewi@example.com'")).toEqual([{ active: 1 }]);
  const last = query<{ what: string }>('select what from activity order by id desc limit 1');
  expect(last).toEqual([{ what: 'wentBack' }]);
  expect(existsSync(path.join(site.folder, 'rehearsal'))).toBe(false);
});

test('accounts that were deleted since stay out, and the second of two restores at once has to wait', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await open(page);
  await call('user.create', { name: 'Eka', email: 'eka@example.com', role: 'client' });
  await backUp(page, 'Dua orang');
  const [eka] = query<{ id: string }>("select id from users where email = 'eka@example.com'");
  await call('user.delete', { id: eka?.id });
  describe('Sesudahnya');
  await prepare(page);
  const rehearsal = await (await page.request.get(`${site.url}/api/trpc/backup.getRehearsal`)).json();
  const { startedAt } = rehearsal.result.data.json;
  const restore = async (cookie: string) => {
    const answer = await fetch(`${site.url}/api/trpc/backup.restore`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: site.url },
      body: JSON.stringify({
        json: { startedAt, keepSchedules: false },
        meta: { values: { startedAt: ['Date'] } },
      }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const [one, other] = [await session(site.url, site), await session(site.url, site)];
  // The one that comes first waits for what is under way.
  const underWay = await beginCall(site, one);
  const both = [restore(one), restore(other)];
  expect(await Promise.race(both)).toEqual({
    status: 409,
    text: expect.stringContaining('Somebody else is restoring a backup right now.'),
  });
  underWay.socket.destroy();
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(described()).toBe('Dua orang');
  expect(query("select active from users where email = 'eka@example.com'")).toEqual([{ active: 0 }]);

  // The person on this screen was signed out by it.
  await page.goto(`${site.url}/only-us/backups`);
  await expect(page).toHaveURL(/signin/);
  await expect(page.getByRole('status')).toContainText('everybody was signed out');
  await signIn(page, site);
  await open(page);
  await expect(page.getByRole('status').filter({ hasText: 'eka@example.com' })).toBeVisible();
});
