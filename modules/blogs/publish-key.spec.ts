import { expect, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { letters, tabUntil } from '#tests/keyboard.ts';
import { ownSite } from '#tests/own-site.ts';
import { isPublished, openPost, outlineOf, publishPanel, text } from './test-form.ts';

const site = ownSite();

test('Ctrl+Enter in the text publishes all letters before it, after a second one in the panel', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await tabUntil(page, page.getByLabel('Title'));
  await page.keyboard.type('Palet di pelabuhan');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(letters.trim());
  await page.keyboard.press('Control+Enter');
  const panel = publishPanel(page);
  await expect(panel.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await isPublished(page);
  // No line was broken.
  expect(await outlineOf(page)).toEqual([`p(${letters.trim()})`]);
  await page.goto(`${site.url}/blogs/palet-di-pelabuhan`);
  await expect(page.locator('.rich-text')).toHaveText(letters.trim());
});

test('Ctrl+Enter changes nothing below a dialog, and a key held down confirms nothing', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await page.getByLabel('Author').fill('Dewi');
  await page.getByRole('button', { name: 'Choose from files' }).first().click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(chooser.getByLabel('Search files')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Author').focus();
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  const confirm = publishPanel(page).getByRole('button', { name: 'Publish changes' });
  await expect(confirm).toBeEnabled();
  await page.keyboard.down('Enter');
  await expect(confirm).toBeEnabled();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await isPublished(page);
});
