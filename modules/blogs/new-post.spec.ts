import { expect, type Page, test } from '@playwright/test';
import { isReady, more, signIn, stateIn } from '#tests/back-office.ts';
import { letters, typeAsAPerson as type } from '#tests/keyboard.ts';
import { ownSite } from '#tests/own-site.ts';
import { confirmPublish, isKept, openPost, pressPublish, publishPanel, question, text } from './test-form.ts';

const site = ownSite();

const newPost = () => `${site.url}/only-us/blogs/new`;
const drafts = (page: Page) => page.getByRole('status').filter({ hasText: 'unsaved changes from earlier' });

const isFocused = (page: Page) =>
  text(page).evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

test('typing goes on through the first autosave, Ctrl+S and publishing, and no letter is lost', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, newPost());
  await page.getByLabel('Title').fill('Mengetik terus');
  // In the same task: the next letter may come before any other.
  const goesToText = await page.getByLabel('Title').evaluate((title) => {
    title.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return document.activeElement?.closest('[contenteditable=true]') !== null;
  });
  expect(goesToText).toBe(true);
  await type(page, letters.slice(0, 60));
  // The first words made a draft.
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.keyboard.press('Control+s');
  await type(page, letters.slice(60, 130));
  expect(await isFocused(page)).toBe(true);
  await expect(text(page)).toHaveText(letters.slice(0, 130).trimEnd());
  await page.keyboard.press('Control+z');
  await expect(text(page)).not.toHaveText(letters.slice(0, 130).trimEnd());
  await page.keyboard.press('Control+y');
  await expect(text(page)).toHaveText(letters.slice(0, 130).trimEnd());

  await pressPublish(page);
  await expect(publishPanel(page)).toBeVisible();
  await confirmPublish(page);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await type(page, letters.slice(130));
  await expect(text(page)).toHaveText(letters.trimEnd());
  await isKept(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await isReady(page);
  await expect(text(page)).toHaveText(letters.trimEnd());
  await expect(stateIn(page)).toHaveText(/^Live · 1 change$/);

  await openPost(page, newPost());
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(drafts(page)).toHaveCount(0);
});

test('a new post that was typed in is a draft in the list, and Back, reload and another new post find their way', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByRole('link', { name: 'New post' }).first().click();
  await expect(page).toHaveURL(newPost());
  await page.getByLabel('Title').fill('Langsung draf');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(page);
  const address = page.url();
  await expect(page).toHaveTitle(/Langsung draf/);
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  // Its address follows the title until somebody publishes it.
  await page.getByLabel('Title').fill('Langsung draf dua');
  await isKept(page);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs`);
  const row = page.getByRole('row').filter({ hasText: 'Langsung draf dua' });
  await expect(row).toContainText('Draft');
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Title')).toHaveValue('Langsung draf dua');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Langsung draf dua');
  await expect(page.locator('.form-page-bar')).toContainText('Draft · saved');
  const preview = page.locator('.form-page-bar').getByRole('link', { name: 'Preview' });
  await expect(preview).toHaveAttribute('href', '/blogs/langsung-draf-dua');
});

test('a form that is left untouched creates nothing, and a discarded draft leaves nothing behind', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('keepCopy') && asked.push(request.url()));
  await openPost(page, newPost());
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/gallery`);
  expect(asked).toEqual([]);

  // A new form is empty, also when it is asked for in the form of a post that was new.
  await openPost(page, newPost());
  await page.getByLabel('Title').fill('Yang pertama');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/only-us/blogs/new' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL(newPost());
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByLabel('Title').fill('Tidak jadi');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(page);
  await more(page.locator('.form-page-bar'), 'Discard changes');
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(newPost());
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.reload();
  await isReady(page);
  await expect(drafts(page)).toHaveCount(0);
  await page.goto(`${site.url}/only-us/blogs?trash=true`);
  await isReady(page);
  await expect(page.getByText('Tidak jadi')).toHaveCount(0);
});
