import { expect, type Page, test } from '@playwright/test';
import { complaints, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';
import { openPost, partsOf, text } from './test-form.ts';
import { dialog, insert } from './test-parts.ts';

const site = ownSite();

const chooser = (page: Page) => dialog(page, 'Choose pictures');
const tiles = (page: Page) => chooser(page).getByRole('listitem').getByRole('button');

async function openChooser(page: Page) {
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  await insert(page, 'galeri', 'Gallery');
  await expect(tiles(page).nth(5)).toBeVisible();
}

test('a gallery is inserted with one button, by keyboard, from a grid of five columns with facts beside', {
  tag: '@long',
}, async ({ page }) => {
  const found = complaints(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, site);
  await openChooser(page);
  const columns = () =>
    tiles(page).evaluateAll((all) => new Set(all.map((tile) => tile.getBoundingClientRect().left)).size);
  expect(await columns()).toBe(5);
  await expect(tiles(page).first()).not.toContainText('kB');

  const facts = chooser(page).locator('.files-facts');
  await tiles(page).nth(2).focus();
  const [title = ''] = (await tiles(page).nth(2).getAttribute('aria-label'))?.split(', ') ?? [];
  await expect(facts).toContainText(title);
  await expect(facts).toContainText(/ × .+ · .*kB/);
  await expect(tiles(page).nth(2)).toHaveAccessibleDescription(/kB/);
  await tiles(page).nth(1).hover();
  const other = String(await tiles(page).nth(1).getAttribute('aria-label'));
  await expect(facts).toContainText(other.split(', ')[0] ?? '');
  expect(await violationsOn(page)).toEqual([]);

  for (const place of [3, 0, 4]) await tiles(page).nth(place).press('Enter');
  await chooser(page).getByRole('button', { name: 'Insert 3 pictures' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await partsOf(page)).toEqual(['gallery']);
  await page.setViewportSize({ width: 900, height: 700 });
  await openChooser(page);
  expect(await columns()).toBeLessThan(5);
  expect(found).toEqual([]);
});
