import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

// Chromium without a window says that it is a program.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Reloads until the numbers of the last seconds are stored. */
async function openStatistics(page: Page, number: string) {
  await expect(async () => {
    await page.goto(`${site.url}/only-us/statistics?period=7&show=views`);
    await expect(page.getByRole('button', { name: /^Page views/ })).toContainText(number, { timeout: 500 });
  }).toPass();
  await isReady(page);
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('region', { name: table, exact: true }).getByRole('row').filter({ hasText: name });

async function visit(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(site.url, { referer: 'https://www.google.com/' });
  for (const path of ['/search/xyzzy', '/no-such-page', '/']) await page.goto(site.url + path);
  return page;
}

/** Says that a word nobody finds anything by means another. */
async function teach(page: Page) {
  const miss = row(page, 'Searches without results', 'xyzzy');
  const createPage = miss.getByRole('link', { name: 'Create a page called “xyzzy”' });
  await expect(createPage).toHaveAttribute('href', '/only-us/pages/new?title=xyzzy');
  await miss.getByRole('button', { name: 'Add a synonym for “xyzzy”' }).click();
  const words = page.getByRole('dialog').getByLabel('Words for the search');
  await expect(words).toHaveValue('xyzzy = ');
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('karton');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${site.url}/only-us/statistics`);
  await expect(miss).toContainText('This search has results now.');
}

test('what visitors do is counted, and an administrator sees it', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/statistics`);
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible();

  const visitor = await visit(await browser.newContext({ userAgent }));
  await visitor.goto(`${site.url}/search`);
  // The pointer rests on the link, and the browser fetches the page ahead.
  await visitor.getByRole('link', { name: 'Vinci' }).first().hover();
  await visitor.waitForTimeout(1000);
  await visitor.getByRole('link', { name: 'Vinci' }).first().click();
  await visitor.waitForURL(`${site.url}/`);
  const delivered = await visitor.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivered).toBe('navigational-prefetch');
  await page.goto(site.url); // staff doesn't count

  await openStatistics(page, '5');
  await expect(row(page, 'Pages', 'Home')).toContainText('3');
  await expect(row(page, 'Pages', '/search')).toContainText('2');
  await expect(row(page, 'Sources', 'google.com')).toContainText('1');
  await expect(row(page, 'Searches without results', 'xyzzy')).toContainText('1');
  await teach(page);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: '12 months' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=365/);
  await page.getByRole('button', { name: /^Visits/ }).press('Enter');
  await expect(page.getByRole('img', { name: /^Visits per day: 1 in the last 12 months/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export “Searches without results” as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('xyzzy,,1');
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('listitem').first()).toContainText('1 last week 0');
  await expect(week.getByRole('listitem').last().getByRole('link')).toHaveAttribute('href', /^\//);
});
