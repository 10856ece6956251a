import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

async function openPost(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs/new`);
  await isReady(page);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  return text;
}

test('a gallery is chosen and inserted with Enter alone', { tag: '@long' }, async ({ page }) => {
  const text = await openPost(page);
  await page.keyboard.type('/gallery');
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible();
  await page.keyboard.press('Enter');
  const choosing = page.getByRole('dialog', { name: 'Choose pictures' });
  const tiles = choosing.locator('[aria-pressed]');
  for (const place of [0, 1, 2]) await tiles.nth(place).press('Enter');
  await choosing.getByRole('button', { name: 'Insert 3 pictures' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text.locator('img')).toHaveCount(3);
});

test('what is typed after a row or a column was added to a table stands in it', {
  tag: '@long',
}, async ({ page }) => {
  const text = await openPost(page);
  await page.keyboard.type('/table');
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible();
  await page.keyboard.press('Enter');
  const cells = text.locator('tr').nth(0).locator('th, td');
  await page.keyboard.type('Jenis');
  await expect(cells.first()).toHaveText('Jenis');
  const rows = await text.locator('tr').count();
  await page.getByRole('button', { name: 'Add row below' }).click();
  await page.keyboard.type('Baris');
  await expect(text.locator('tr')).toHaveCount(rows + 1);
  await expect(text.locator('tr').nth(1).locator('th, td').first()).toHaveText('Baris');
  await page.locator('.rich-text-box').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add row above' }).click();
  await page.keyboard.type('Atas');
  await expect(text.locator('tr').nth(1).locator('th, td').first()).toHaveText('Atas');
  await page.getByRole('button', { name: 'Add column right' }).click();
  await page.keyboard.type('Kolom');
  await expect(text.locator('tr').nth(1).locator('th, td').nth(1)).toHaveText('Kolom');
  await expect(cells.first()).toHaveText('Jenis');
});
