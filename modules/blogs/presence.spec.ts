import { expect, type Page, test } from '@playwright/test';
import { addAccount, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { isSaved, openPost, text, writePost } from './test-form.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

// Asks at once instead of after 15 seconds.
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('who else has the form open, and who changed the same, is named', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await writePost(page, site, 'Berdua');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, budi);
  await openPost(other, page.url());
  await expect(other.getByText('Administrator also has this open.')).toBeVisible();
  await comeBack(page);
  await expect(page.getByText('Budi Santoso also has this open.')).toBeVisible();

  await other.getByLabel('Title').fill('Judul Budi');
  await other.keyboard.press('Control+s');
  await isSaved(other);
  await page.getByLabel('Title').fill('Judul lain');
  await expect(page.getByRole('group', { name: 'You and Budi Santoso changed “Title”.' })).toBeVisible();

  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(other).toHaveURL(/dashboard$/);
  await comeBack(page);
  await expect(page.getByText('also has this open')).toBeHidden();
});

test('the form says that one has it open in another tab', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page, site);
  await writePost(page, site, 'Dua tab');
  const other = await context.newPage();
  await openPost(other, page.url());
  await expect(other.getByText('You have this open in another tab.')).toBeVisible();
  await expect(text(other)).toBeEditable();
});
