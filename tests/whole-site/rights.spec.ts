import { expect, type Page, test } from '@playwright/test';
import type { Right } from '#lib/rights.ts';
import { addAccount, isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';

const site = ownSite();

/** Opens the dashboard of a client with a right. */
async function openAs(page: Page, right: Right) {
  const person = { ...budi, email: `${right}@vinci.example`, right };
  await addAccount(site, person);
  await openDashboard(page, site, person);
}

const screens = (page: Page) => page.getByRole('navigation').first().getByRole('link');

test('a writer types into a post that visitors see, and somebody else publishes it', async ({ page }) => {
  await openAs(page, 'writer');
  await expect(screens(page)).toHaveText(['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog']);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('You write, and somebody else publishes it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await page.getByLabel('Title').first().fill('Judul yang baru');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await page.request.get(`${site.url}/blogs`).then((answer) => answer.text())).not.toContain(
    'Judul yang baru',
  );
});

test('sales has requests and statistics, and no content', async ({ page }) => {
  await openAs(page, 'sales');
  await expect(screens(page)).toHaveText(['Dashboard', 'Requests', 'Statistics']);
  const answer = await page.goto(`${site.url}/only-us/blogs`);
  expect(answer?.status()).toBe(403);
  await page.goto(`${site.url}/only-us/statistics`);
  await isReady(page);
  await expect(page.getByRole('heading', { name: 'Statistics' }).first()).toBeVisible();
});

test('an administrator chooses what a client may do', async ({ page }) => {
  await addAccount(site, budi);
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/global-setting/profile`);
  await isReady(page);
  await page.getByRole('button', { name: budi.name, exact: true }).first().click();
  await page.getByLabel('Access').click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await expect(page.getByText('Writes and publishes everything that visitors read')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('row').filter({ hasText: budi.email })).toContainText('Editor');
});
