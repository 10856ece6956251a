import { expect, type Page } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

const widthOf = async (page: Page) => (await page.locator('.sidebar').boundingBox())?.width;
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true });

test('the sidebar fits with a group open, folds to icons, and the browser remembers it without a flash', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page, site);
  expect(await widthOf(page)).toBe(320);
  const setting = page.getByRole('button', { name: 'Setting', exact: true });
  await setting.click();
  const hidden = () => page.locator('.sidebar nav').evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(await hidden()).toBe(0);

  const toggle = page.getByRole('button', { name: 'Compact sidebar' });
  await toggle.click();
  expect(await widthOf(page)).toBe(72);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  // The name beside the icon, for the mouse and for the keys.
  const name = entry(page, 'Dashboard').locator('.sidebar-label');
  await expect(name).toHaveCSS('clip-path', /inset/);
  await entry(page, 'Dashboard').hover();
  await expect(name).toHaveCSS('clip-path', 'none');

  // A group opens in front of the screen, and closes by Escape or once one of it is chosen.
  await setting.focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Site')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Site')).toBeHidden();
  await expect(setting).toBeFocused();
  await page.keyboard.press('Enter');
  await entry(page, 'Site').click();
  await expect(page).toHaveURL(/global-setting\/site$/);
  await expect(entry(page, 'Site')).toBeHidden();

  // Before any script of the page has run.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.reload();
  expect(await widthOf(page)).toBe(72);
  await page.unroute('**/assets/**/*.js');
  await page.reload();
  await isReady(page);
  await toggle.click();
  expect(await widthOf(page)).toBe(320);
  await expect(entry(page, 'Site')).toBeVisible();
});
