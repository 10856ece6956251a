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
const ended = (page: Page) => page.getByText('Your session has ended.', { exact: true });

/** Types words until something has happened, and returns them. */
async function typeUntil(page: Page, happened: Promise<unknown>): Promise<string> {
  let [typed, isOver] = ['', false];
  const over = happened.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const word = ` kata ke-${typed.length}`;
    await page.keyboard.type(word, { delay: 60 });
    typed += word;
  }
  await over;
  return typed;
}

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
  const begun = await typeUntil(page, Promise.all([signOutElsewhere(context), ended(page).waitFor()]));
  const sentence = begun + ' dan lagi'.repeat(10);
  await page.keyboard.type(sentence.slice(begun.length), { delay: 60 });
  await expect(text(page)).toBeFocused();
  await expect(text(page).locator('p').last()).toContainText(sentence.trim());
  // At a pause it asks.
  await expect(dialog(page).getByLabel('Password')).toHaveValue('');
  await dialog(page).getByLabel('Password').fill(site.password);
  // The caret, before the next key can come.
  await page.locator('.tiptap').evaluate((element) => {
    const look = () => {
      const { anchorNode, anchorOffset } = document.getSelection() as Selection;
      element.setAttribute('data-before-caret', anchorNode?.textContent?.slice(0, anchorOffset) ?? '');
    };
    element.addEventListener('focus', () => queueMicrotask(look), { once: true });
  });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  expect(await text(page).getAttribute('data-before-caret')).toContain(sentence.trim());
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
  const words = await typeUntil(page, ended(page).waitFor());
  await expect(search).toHaveValue(`gud${words}`);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(dialog(page)).toBeVisible();
});
