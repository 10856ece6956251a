import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { isKept, openPost, text } from './test-form.ts';

// A session ends while somebody is writing: what asks to sign in again takes none of the keys.

const site = ownSite();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signOutElsewhere(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto(`${site.url}/only-us/dashboard`);
  await isReady(other);
  await other.getByRole('button', { name: /Administrator/ }).click();
  await other.getByRole('button', { name: 'Keluar' }).click();
  await expect(other).toHaveURL(/signin/);
}

function endSessions() {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.delete(sessions).run();
  db.$client.close();
}

test('a sentence in a text goes on while the session ends in another tab, and is saved after signing in', {
  tag: '@long',
}, async ({ page, context }) => {
  await openDashboard(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  let [sentence, more] = ['', 20];
  const out = signOutElsewhere(context).then(() => {
    more = sentence.length + 100;
  });
  const ended = page.getByText('Your session has ended.', { exact: true });
  const isShown = ended.waitFor();
  while (sentence.length < more || more === 20) {
    await page.keyboard.type(` kata ke-${sentence.length}`, { delay: 60 });
    sentence += ` kata ke-${sentence.length}`;
  }
  await Promise.all([out, isShown]);
  await expect(text(page)).toBeFocused();
  await expect(text(page).locator('p').last()).toContainText(sentence.trim());
  // At a pause it asks.
  await expect(dialog(page).getByLabel('Password')).toHaveValue('');
  await dialog(page).getByLabel('Password').fill(site.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' Dan seterusnya.');
  await isKept(page);
  await page.reload();
  await expect(text(page).locator('p').last()).toContainText(`${sentence} Dan seterusnya.`.trim());
});

test('a word in a search field stays there, too, and a click or Ctrl+S asks at once', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.click();
  await page.keyboard.type('gud');
  endSessions();
  // The answer to each word says that the session has ended.
  await page.keyboard.type('ang tua di pelabuhan yang baru', { delay: 120 });
  await expect(search).toHaveValue('gudang tua di pelabuhan yang baru');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(dialog(page)).toBeVisible();
});
