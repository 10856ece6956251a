import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { question } from './test-form.ts';

const site = ownSite();

// High enough that no toast is in front of a row, whose button would wait until it has gone.
test.use({ viewport: { width: 1280, height: 1600 } });

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function openPosts(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
}

async function deletePost(page: Page, title: string) {
  await row(page, title)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('It goes to the trash, where you can restore it for 30 days.');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText(`Has successfully deleted the data: “${title}`);
  await expect(row(page, title)).toHaveCount(0);
  // Once the dialog has closed.
  await expect(page.locator('#content')).toBeFocused();
}

test('a deleted post comes back with Undo, by keyboard too, and visitors see it again', async ({ page }) => {
  const title = 'Pola susun palet';
  await openPosts(page);
  const path = '/blogs/pallet-patterns';
  await deletePost(page, title);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toContainText('was restored. Visitors can see it again.');
  await expect(row(page, title)).toBeVisible();
  await expect(row(page, title)).not.toContainText('Draft');
  await expect(toasts(page).getByRole('link', { name: 'View' })).toHaveAttribute('href', path);
  expect((await page.request.get(site.url + path)).status()).toBe(200);

  // By keyboard: Ctrl+Z, or F8 to the toast and Escape out of it.
  const other = 'Sepuluh kali jatuh';
  await deletePost(page, other);
  await page.keyboard.press('F8');
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, other)).toBeVisible();

  await deletePost(page, other);
  await page.keyboard.press('Control+z');
  await expect(row(page, other)).toBeVisible();

  await deletePost(page, other);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(undo).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(row(page, other)).toHaveCount(0);
});

test('Ctrl+Z in a field undoes typing, not the deletion', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  const first = page.getByRole('row').nth(1);
  const name = await first.getByRole('link').first().innerText();
  await first.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // Far enough ahead for a busy machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await page.getByLabel('Search posts').focus();
  await page.keyboard.press('Control+z');
  await page.clock.runFor(500);
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('a client restores posts; only an administrator deletes them permanently', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const title = 'Warehouse Supervisor';
  const budi = {
    name: 'Budi',
    email: 'budi@vinci.example',
    password: 'Kardus#2027',
    role: 'client',
  } as const;
  await addAccount(site, budi);
  await openPosts(page);
  await deletePost(page, title);
  const client = await (await browser.newContext()).newPage();
  await signIn(client, site, budi);
  await client.goto(`${site.url}/only-us/blogs?trash`);
  await isReady(client);
  const restore = client.getByRole('button', { name: `Restore “${title}` });
  await expect(restore).toBeVisible();
  await expect(client.getByRole('button', { name: /permanently/ })).toHaveCount(0);
  await restore.click();
  await expect(client.getByText('was restored. Visitors can see it again.')).toBeVisible();
  await client.context().close();

  await openPosts(page);
  await deletePost(page, title);
  await more(page.locator('.list-toolbar'), 'Trash');
  await page.getByRole('button', { name: `Delete “${title}` }).click();
  await expect(question(page)).toContainText('You won’t be able to restore it.');
  await question(page).getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
});
