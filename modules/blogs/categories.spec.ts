import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, more, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { violationsOn } from '#tests/violations.ts';
import { confirmPublish, isSaved } from './test-form.ts';

const site = ownSite();

const row = (page: Page, name: string) => page.getByRole('article', { name });
const answer = async (path: string) => {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

async function addCategory(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await expect(dialog.getByLabel('Address')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();
}

async function openCategories(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs/categories`);
}

/** Gives a post another category in the list of posts. */
async function assign(page: Page, post: string, category: string) {
  await page.goto(`${site.url}/only-us/blogs?search=${encodeURIComponent(post)}`);
  await isReady(page);
  await page.getByRole('checkbox', { name: post }).check();
  await page.getByRole('combobox', { name: 'Change category' }).click();
  await page.getByRole('option', { name: category }).click();
  await expect(page.getByRole('row', { name: post })).toContainText(category);
}

test('a category is added, has a page and a feed, is renamed and leads there from its old address', {
  tag: '@long',
}, async ({ page }) => {
  await openCategories(page);
  await addCategory(page, 'Ekspor & bea');
  expect(await violationsOn(page)).toEqual([]);
  await assign(page, 'Ekspor tanpa tertahan', 'Ekspor & bea');
  await page.goto(`${site.url}/blogs`);
  await page.getByRole('navigation', { name: 'Saring' }).getByRole('link', { name: 'Ekspor & bea' }).click();
  await expect(page).toHaveURL(`${site.url}/blogs/category/ekspor-bea`);
  await expect(page).toHaveTitle('Ekspor & bea · Blog · Vinci');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Jejak halaman' })).toHaveText(
    /Beranda.*Blog.*Ekspor & bea/,
  );
  const feed = page.locator('link[type="application/rss+xml"]').first();
  await expect(feed).toHaveAttribute('href', '/blogs/category/ekspor-bea/rss.xml');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('article').getByRole('link', { name: 'Ekspor & bea' }).click();
  await expect(page).toHaveURL(`${site.url}/blogs/category/ekspor-bea`);

  await page.goto(`${site.url}/only-us/blogs/categories`);
  await isReady(page);
  await row(page, 'Ekspor & bea').getByRole('button', { name: 'Ekspor & bea', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kepabeanan');
  // Visitors know it, so it stays until somebody changes it.
  await expect(dialog.getByLabel('Address')).toHaveValue('ekspor-bea');
  await dialog.getByLabel('Address').fill('kepabeanan');
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(row(page, 'Kepabeanan')).toContainText('1 post · /blogs/category/kepabeanan');
  const moved = '/blogs/category/kepabeanan';
  expect(await answer('/blogs/category/ekspor-bea')).toEqual([301, moved]);
  expect(await answer('/blogs?category=ekspor-bea')).toEqual([301, moved]);
  expect(await answer('/blogs?category=career')).toEqual([301, '/blogs/category/career']);
});

test('a category is merged, and one that is deleted asks where its posts go', { tag: '@long' }, async ({
  page,
}) => {
  await openCategories(page);
  await addCategory(page, 'Gudang');
  await addCategory(page, 'Muatan');
  await assign(page, 'Barcode di gudang', 'Gudang');
  await page.goto(`${site.url}/only-us/blogs/categories`);
  await isReady(page);
  await more(row(page, 'Gudang'), 'Merge into another category');
  const dialog = page.getByRole('dialog', { name: 'Merge “Gudang” into another category' });
  await dialog.getByLabel('Merge into').click();
  await page.getByRole('option', { name: 'Muatan' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Gudang')).toHaveCount(0);
  await expect(row(page, 'Muatan')).toContainText('1 post');
  expect(await answer('/blogs/category/gudang')).toEqual([301, '/blogs/category/muatan']);

  await more(row(page, 'Muatan'), 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete “Muatan” and move its posts?' });
  await expect(question.getByLabel('Move its posts to')).toHaveText('Technology');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await expect(row(page, 'Muatan')).toHaveCount(0);
  expect(await answer('/blogs/category/gudang')).toEqual([301, '/blogs/category/technology']);
  await row(page, 'Career').getByRole('button', { name: /^More/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['View']);
});

test('tags are suggested while they are typed, kept with the post, and lead to their pages', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/blogs/3`);
  await isReady(page);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('Ekspor');
  await tags.press('Enter');
  await tags.fill('Palet, ISPM 15,');
  const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
  for (const name of ['Ekspor', 'Palet', 'ISPM 15']) await expect(chip(name)).toBeVisible();
  await tags.press('Backspace');
  await expect(chip('ISPM 15')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await confirmPublish(page);
  await isSaved(page);

  await page.goto(`${site.url}/only-us/blogs/4`);
  await isReady(page);
  await tags.fill('eks');
  await expect(page.getByRole('option')).toHaveText(['Add “eks”', 'Ekspor']);
  expect(await violationsOn(page)).toEqual([]);
  await tags.fill('ekspor');
  await expect(page.getByRole('option')).toHaveText(['Ekspor']);
  await page.getByRole('option').click();
  await expect(chip('Ekspor')).toBeVisible();
  // Without Enter it belongs to them, too.
  await tags.fill('Gudang');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await confirmPublish(page);
  await isSaved(page);

  await page.goto(`${site.url}/blogs/barcode-gudang`);
  const shown = page.getByRole('navigation', { name: 'Tag' });
  await expect(shown.getByRole('link')).toHaveCount(2);
  await shown.getByRole('link', { name: 'Ekspor' }).click();
  await expect(page).toHaveURL(`${site.url}/blogs/tag/ekspor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ekspor');
  await expect(page.getByText('2 artikel dengan tag ini.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await violationsOn(page)).toEqual([]);
  expect((await answer('/blogs/tag/tidak-ada'))[0]).toBe(404);
});

test('a client chooses categories and tags, and leaves the categories to administrators', {
  tag: '@long',
}, async ({ page }) => {
  await addAccount(site, budi);
  await openDashboard(page, site, budi);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await expect(page.getByRole('button', { name: 'Categories' })).toHaveCount(0);
  await page.goto(`${site.url}/only-us/blogs/new`);
  await isReady(page);
  await page.getByLabel('Category').click();
  await expect(page.getByRole('option').first()).toHaveText('Career');
  const refused = await page.goto(`${site.url}/only-us/blogs/categories`);
  expect(refused?.status()).toBe(403);
});
