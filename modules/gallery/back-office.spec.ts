import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { addAccount, complaints, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { budi } from '#tests/people.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { galleryPictures } from './tables.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ env: { MAINTENANCE: 'on' } });
  await addAccount(site, budi);
});
test.afterAll(() => site.stop());

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an administrator navigates the back office without console errors', async ({ page }) => {
  const found = complaints(page);
  await openDashboard(page, site);
  await expect(title(page)).toHaveText('Dashboard');
  await expect(page.getByText('Ver 1.0.0')).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const setting = sidebar(page).getByRole('button', { name: 'Setting' });
  await expect(setting).toHaveAttribute('aria-expanded', 'false');
  await setting.click();
  await sidebar(page).getByRole('link', { name: 'Gallery Type' }).click();
  await expect(title(page)).toHaveText('Gallery Type');
  await page.reload();
  await isReady(page);
  await expect(setting).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('Gallery Type');

  await sidebar(page).getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(title(page)).toHaveText('Gallery');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page)).toHaveText('Gallery Type');
  expect(found).toEqual([]);
});

test('the back arrow leads to the dashboard without a previous page', async ({ page, context }) => {
  await signIn(page, site);
  const fresh = await context.newPage();
  await fresh.goto(`${site.url}/only-us/gallery`);
  await isReady(fresh);
  await fresh.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(fresh).toHaveURL(`${site.url}/only-us/dashboard`);
});

test('a client manages pictures but not their types', async ({ page }) => {
  await openDashboard(page, site, budi);
  await expect(sidebar(page).getByRole('link', { name: 'Gallery', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent changes' })).toBeVisible();
  const answer = await page.goto(`${site.url}/only-us/global-setting/gallery-type`);
  expect(answer?.status()).toBe(403);
  await expect(title(page)).toContainText('administrators');
});

test('a long gallery shows its first pictures, and the rest on demand', async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const [first] = db.select().from(galleryPictures).all();
  if (!first) throw new Error('The starter content has no pictures.');
  const { fileId, typeId } = first;
  const more = Array.from({ length: 50 }, (_, each) => ({
    title: `Tambahan ${each + 1}`,
    fileId,
    typeId,
    position: 100 + each,
  }));
  db.insert(galleryPictures).values(more).run();
  db.$client.close();

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/gallery`);
  await isReady(page);
  await expect(page.getByRole('article')).toHaveCount(48);
  // The last one shown is the 48th of 62: moving it down puts it after the 49th, not at the end.
  await page.getByRole('button', { name: 'Move “Tambahan 35” later' }).click();
  await page.getByRole('button', { name: 'Show more (14 left)' }).click();
  await expect(page.getByRole('article')).toHaveCount(62);
  const titles = await page.getByRole('article').evaluateAll((all) => all.map((card) => card.ariaLabel));
  expect(titles.slice(46, 48)).toEqual(['Tambahan 36', 'Tambahan 35']);
});

test('the button that has moved a row to the end keeps the focus', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/gallery-type`);
  await isReady(page);
  const up = page.getByRole('button', { name: /^Move .* up$/ });
  const names = () => up.evaluateAll((all) => all.map((button) => button.ariaLabel));
  const before = await names();
  expect(before.length).toBeGreaterThan(2);
  const second = page.getByRole('button', { name: String(before[1]) });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(second).toBeDisabled();
  await expect(second).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(before);
  await expect(second).toBeEnabled();
});
