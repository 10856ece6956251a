import { expect, type Locator, type Page, test } from '@playwright/test';
import { addAccount, complaints, isReady, openDashboard, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite({ env: { MAINTENANCE: 'on' } });
test.beforeAll(async () => {
  await addAccount(site, budi);
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('the back office opens with the dashboard, skips its sidebar by keyboard, and has 404s of its own', async ({
  page,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us`);
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
  await isReady(page);
  const colourOf = (locator: Locator) => locator.evaluate((each) => getComputedStyle(each).color);
  const logo = page.getByRole('img', { name: 'Vinci' }).first();
  await expect(logo).toBeVisible();
  expect(await colourOf(logo)).toBe(await colourOf(page.getByRole('banner').getByRole('heading')));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  for (const address of ['home/tidak-ada', 'dashboard/1/2'])
    expect((await page.request.get(`${site.url}/only-us/${address}`)).status(), address).toBe(404);
  expect((await page.goto(`${site.url}/only-us/tidak-ada`))?.status()).toBe(404);
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
});

test('an administrator changes description and time zone, shows the site by a link, goes live and back', async ({
  page,
  request,
}) => {
  const found = complaints(page);
  const visit = async () => (await request.get(site.url)).status();
  await openDashboard(page, site);
  await expect(page.getByRole('button', { name: 'Go live' })).toBeVisible();
  await page.goto(`${site.url}/only-us/global-setting/site`);
  await isReady(page);
  expect(await visit()).toBe(503);

  await page.getByRole('button', { name: /^Edit description/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Site' });
  await dialog.getByLabel('Description').fill('Kotak untuk semua.');
  await dialog.getByLabel('Time zone').click();
  await page.getByRole('option', { name: /^WITA/ }).click();
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Site' })).toContainText('Kotak untuk semua.');
  await expect(page.getByRole('region', { name: 'Site' })).toContainText('WITA – Makassar');

  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
  const shown = await request.get(link);
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain('<title>Vinci · Kotak untuk semua</title>');
  await page.getByRole('button', { name: 'Revoke all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke all' }).click();
  await expect(page.getByText('All preview links have been revoked.')).toBeVisible();
  expect(await visit()).toBe(503);

  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByRole('heading', { name: 'The site is live' })).toBeVisible();
  expect(await visit()).toBe(200);
  await page.getByRole('button', { name: 'Turn maintenance on' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn maintenance on' }).click();
  await expect(page.getByRole('heading', { name: 'Visitors see the maintenance page' })).toBeVisible();
  expect(await visit()).toBe(503);
  expect(found).toEqual([]);
});

test('a new site names the next step on one line, which unfolds to all, and is gone when they are done', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page, site);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(0);
  await expect(steps.getByRole('link')).toHaveText(['Next: Logo and colour']);
  const unfold = steps.getByRole('button', { name: 'Show all steps' });
  await unfold.focus();
  await page.keyboard.press('Enter');
  // Two of the site, and those of modules; the last one is going live.
  const all = steps.getByRole('listitem');
  await expect(all.last()).toContainText('Go live');
  const count = await all.count();
  await expect(steps.getByText(`0 of ${count}`)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const links = await all
    .getByRole('link')
    .evaluateAll((found) => found.map((one) => one.getAttribute('href')));
  expect(links).toHaveLength(count - 1);
  for (const path of links)
    expect((await page.request.get(`${site.url}${path}`)).status(), String(path)).toBe(200);

  // Skipped by mistake, and for good.
  await steps.getByRole('button', { name: 'Skip: Logo and colour', exact: true }).press('Enter');
  await expect(steps.getByText(`1 of ${count}`)).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Next: Contact and hours' })).toBeVisible();
  await steps.getByRole('button', { name: 'Undo skip: Logo and colour' }).click();
  await expect(steps.getByText(`0 of ${count}`)).toBeVisible();
  await steps.getByRole('link', { name: 'Next: Logo and colour' }).click();
  await isReady(page);
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#0b5fff');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(stateIn(page)).toHaveText('Live');
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(steps.getByText(`1 of ${count}`)).toBeVisible();
  await unfold.click();
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(1);
  const open = all.filter({ has: page.getByRole('img', { name: 'To do' }) });
  for (let handled = 2; handled < count; handled++) {
    await open.getByRole('button').first().click();
    await expect(steps.getByText(`${handled} of ${count}`)).toBeVisible();
  }
  // Going live isn't skipped: its button ends the line.
  await expect(steps.getByRole('link', { name: /^Next/ })).toHaveCount(0);
  await steps.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
});

test('a client sees only what a client may, and on a small screen a notice and the ways out', async ({
  page,
}) => {
  await openDashboard(page, site, budi);
  await expect(page.getByRole('button', { name: 'Budi Santoso Client' })).toBeVisible();
  const shown = await sidebar(page).getByRole('link').allTextContents();
  const mayShow = ['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog'];
  expect(shown).toEqual(mayShow.filter((label) => shown.includes(label)));
  await expect(sidebar(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Go live' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
  const refused = await page.request.get(`${site.url}/only-us/global-setting/brand`);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('You can’t open this page');

  await page.setViewportSize({ width: 899, height: 800 });
  await expect(page.getByText('Layar Terlalu Kecil')).toBeVisible();
  await expect(page.getByText(/laptop atau PC/)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('link')).toHaveText(['Lihat situs']);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByText('Layar Terlalu Kecil')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
});
