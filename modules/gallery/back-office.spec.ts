import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { complaints, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { galleryPictures } from './tables.ts';

const site = ownSite({ env: { MAINTENANCE: 'on' } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an administrator navigates the back office without console errors, goes back, adds and moves types', {
  tag: '@long',
}, async ({ page, context }) => {
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
  await page.getByRole('button', { name: 'Add type' }).click();
  await page.getByLabel('Name').fill('Peti kayu');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText('Type added.');
  await expect(page.getByRole('article', { name: 'Peti kayu' })).toBeVisible();

  // The button that has moved a row to the end keeps the focus.
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

  await sidebar(page).getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(title(page)).toHaveText('Gallery');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page)).toHaveText('Gallery Type');
  // Without a previous page, to the dashboard.
  const fresh = await context.newPage();
  await fresh.goto(`${site.url}/only-us/gallery`);
  await isReady(fresh);
  await fresh.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(fresh).toHaveURL(`${site.url}/only-us/dashboard`);
  expect(found).toEqual([]);
});

test('a long gallery has pages, and a picture can be moved to the next one', { tag: '@long' }, async ({
  page,
}) => {
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
  await page.goto(`${site.url}/only-us/gallery?sort=order`);
  await isReady(page);
  const cards = page.getByRole('article');
  const titles = () => cards.evaluateAll((all) => all.map((card) => card.ariaLabel));
  await expect(cards).toHaveCount(50);
  expect((await titles()).at(-1)).toBe('Tambahan 38');
  await page.getByRole('button', { name: 'Move “Tambahan 38” later' }).click();
  await expect.poll(async () => (await titles()).at(-1)).toBe('Tambahan 39');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(cards).toHaveCount(12);
  expect((await titles())[0]).toBe('Tambahan 38');
  await page.getByLabel('Sort', { exact: true }).click();
  await page.getByRole('option', { name: 'Name Z–A' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/gallery?sort=name-desc`);
  await cards.first().dragTo(cards.last());
  await expect(page.getByText('Sort by “Order on the site” to rearrange.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  const sorted = await titles();
  await page.reload();
  expect(await titles()).toEqual(sorted);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/only-us/gallery?sort=order&page=2`);
  await expect.poll(async () => (await titles())[0]).toBe('Tambahan 38');
});
