import { expect, type Page } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

const light = 'rgb(255, 255, 255)';

/** The ground of the app bar once the page is painted for the first time, before any script of the page has run. */
async function firstGround(page: Page, address: string) {
  // Without the page's scripts only the head's own decides.
  await page.route('**/assets/**/*.js', (route) =>
    route.request().url().includes('apply') ? route.continue() : route.abort(),
  );
  await page.goto(address);
  const ground = await ofAppBar(page);
  await page.unroute('**/assets/**/*.js');
  return ground;
}

const ofAppBar = (page: Page) =>
  page.locator('.app-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);

test('the back office follows the system until one chooses, and remembers the choice', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDashboard(page, site);
  expect(await ofAppBar(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ofAppBar(page)).toBe(light);

  await page.getByRole('button', { name: /Administrator/ }).click();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => ofAppBar(page)).not.toBe(light);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  expect(await firstGround(page, `${site.url}/only-us/dashboard`)).not.toBe(light);
  await page.reload();
  await isReady(page);
  await page.getByRole('button', { name: /Administrator/ }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByText('Light', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await firstGround(page, `${site.url}/only-us/dashboard`)).toBe(light);
});

test('public pages follow the system, and print on white', async ({ page, site }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.url);
  expect(await ground()).toBe('rgb(31, 26, 23)');
  const color = page.locator('meta[name="theme-color"][media*="dark"]');
  await expect(color).toHaveAttribute('content', '#1f1a17');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(31, 26, 23)');
});
