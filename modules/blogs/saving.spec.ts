import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const saved = (page: Page) => expect(page.getByText('Everything is saved')).toBeVisible();
const drafts = (page: Page) => page.getByRole('status').filter({ hasText: 'unsaved changes from earlier' });
const question = (page: Page) => page.getByRole('alertdialog');

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
  await expect(page.getByRole('toolbar', { name: 'Tools for the text' })).toBeVisible();
}

async function choose(page: Page, field: string, option: string) {
  await page.getByLabel(field, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Until the browser has written what is in the form. */
const isKept = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(words);

/** A post with a title alone. */
async function write(page: Page, title: string) {
  await open(page, '/only-us/blogs/new');
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await saved(page);
}

test('two new posts in two tabs are both kept, and both offered back', async ({ page, context }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/new');
  await page.getByLabel('Title').fill('Palet pertama');
  await isKept(page, 'Palet pertama');
  const other = await context.newPage();
  await open(other, '/only-us/blogs/new');
  // The first tab is still open: its post is nobody else's to restore.
  await expect(drafts(other)).toHaveCount(0);
  await text(other).click();
  await other.keyboard.type('Kata pertama yang kedua.');
  await isKept(other, 'Kata pertama yang kedua.');
  await page.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await open(again, '/only-us/blogs/new');
  await expect(drafts(again).getByRole('listitem')).toHaveText([
    /^Kata pertama yang kedua\..*Text/,
    /^Palet pertama.*Title, Address/,
  ]);
  await again.getByLabel('Title').fill('Yang ketiga');
  const first = drafts(again).getByRole('listitem').filter({ hasText: 'Palet pertama' });
  await first.getByRole('button', { name: /^Restore/ }).click();
  await expect(again.getByLabel('Title')).toHaveValue('Palet pertama');
  await expect(drafts(again).getByRole('listitem')).toHaveText([/^Yang ketiga/, /^Kata pertama/]);
  await again.keyboard.press('Control+s');
  await expect(again).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await open(again, '/only-us/blogs/new');
  await expect(drafts(again).getByRole('listitem')).toHaveText([/^Yang ketiga/, /^Kata pertama/]);
  for (const title of ['Yang ketiga', 'Kata pertama']) {
    const item = drafts(again).getByRole('listitem').filter({ hasText: title });
    await item.getByRole('button', { name: /^Discard/ }).click();
  }
  await again.reload();
  await isReady(again);
  await expect(drafts(again)).toHaveCount(0);
});

test('two tabs on the same post keep what was typed in each', async ({ page, context }) => {
  await signIn(page, site);
  const other = await context.newPage();
  for (const [tab, author] of [
    [page, 'Sari'],
    [other, 'Dewi'],
  ] as const) {
    await open(tab, '/only-us/blogs/3');
    await tab.getByLabel('Author').fill(author);
    await isKept(tab, author);
  }
  await page.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await open(again, '/only-us/blogs/3');
  await expect(drafts(again).getByRole('listitem')).toHaveCount(2);
});

test('where two people changed a long text, the words that differ are marked', async ({ page, context }) => {
  await signIn(page, site);
  await write(page, 'Dua penulis');
  await text(page).click();
  for (let line = 1; line <= 8; line++) {
    await page.keyboard.type(`Paragraf ${line} tetap sama.`);
    if (line < 8) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+s');
  await saved(page);
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);
  await text(other).click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Kata mereka.');
  await other.getByLabel('Summary').fill('Ringkasan mereka.');
  await other.keyboard.press('Control+s');
  await saved(other);

  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kata kami.');
  await page.getByLabel('Author').fill('Rina');
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this at' });
  await expect(conflict).toContainText('We merged both versions (their Summary; your Author).');
  await expect(conflict).toContainText('You both changed Text: choose which to keep, then save.');
  await expect(conflict.getByRole('cell', { name: '7 unchanged paragraphs' })).toBeVisible();
  await expect(conflict.locator('mark')).toHaveText(['mereka', 'kami']);
  await conflict.getByRole('button', { name: 'Keep yours for Text' }).click();
  await page.keyboard.press('Control+s');
  await saved(page);
});

test('a date in the future on a live post warns that it goes offline', async ({ page }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/4');
  await page.getByLabel('Published date', { exact: true }).fill('2040-01-02T09:05');
  await page.keyboard.press('Control+s');
  await expect(question(page)).toContainText('Take this post offline until 2 Jan 2040, 09.05?');
  await expect(question(page)).toContainText('disappears from the site at once');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+s');
  await question(page).getByRole('button', { name: 'Take offline and schedule' }).click();
  await saved(page);
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
});

test('a post with a title alone is not published in silence', async ({ page }) => {
  await signIn(page, site);
  await write(page, 'Hanya judul');
  const id = page.url().split('/').at(-1);
  await choose(page, 'State', 'Published');
  await page.keyboard.press('Control+s');
  await expect(question(page)).toContainText('Publish without a text, a summary, or a cover?');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();

  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/blogs/${id}"]`) });
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('This post has no text yet.')).toBeVisible();
  await expect(row).toContainText('Draft');
});

test('a post that was deleted elsewhere is saved as a new one', async ({ page, context }) => {
  await signIn(page, site);
  await write(page, 'Segera dihapus');
  const before = page.url();
  await text(page).click();
  await page.keyboard.type('Kata yang tidak boleh hilang.');
  const other = await context.newPage();
  await open(other, new URL(before).pathname);
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await question(other).getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveURL(`${site.url}/only-us/blogs`);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('This was deleted while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a new post' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await saved(page);
  await page.reload();
  await expect(text(page)).toHaveText('Kata yang tidak boleh hilang.');
  await expect(page.getByLabel('Title')).toHaveValue('Segera dihapus');
});

test('who takes an address that another post has gets a free one', async ({ page }) => {
  await signIn(page, site);
  await write(page, 'Kosong');
  await open(page, '/only-us/blogs/new');
  await page.getByLabel('Title').fill('Kosong');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/^Data already exists\./);
  await expect(page.getByText('Another post has this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Use kosong-2' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('kosong-2');
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Control+s');
  await saved(page);
});

test('a day is chosen from a calendar that begins with Monday, by keyboard too', async ({ page }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/new');
  const date = page.getByLabel('Published date', { exact: true });
  await date.fill('2026-08-07T09:05');
  await expect(date).toHaveAccessibleDescription(/^Jumat, 7 Agu 2026/);
  await page.getByRole('button', { name: 'Calendar for Published date' }).press('Enter');
  const calendar = page.getByRole('grid', { name: 'Agu 2026' });
  await expect(calendar.getByRole('columnheader', { includeHidden: true })).toHaveText([
    'Sen',
    'Sel',
    'Rab',
    'Kam',
    'Jum',
    'Sab',
    'Min',
  ]);
  const day = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(day('Jumat, 7 Agu 2026')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(day('Sabtu, 15 Agu 2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(date).toHaveValue('2026-08-15T09:05');
});

test('signing in again promises to finish a save only when one waits', async ({ page }) => {
  await signIn(page, site);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const endSessions = () => {
    const db = openDatabase(path.join(site.folder, 'vinci.db'));
    db.delete(sessions).run();
    db.$client.close();
  };
  const enter = async (into: Locator) => {
    await into.getByLabel('Password').fill(site.password);
    await into.getByRole('button', { name: 'Sign in' }).click();
    await expect(into).toHaveCount(0);
  };
  await open(page, '/only-us/blogs/2');
  await page.getByLabel('Author').fill('Agus');
  endSessions();
  // As when one comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog).toContainText('What you typed is still here.');
  await expect(dialog).not.toContainText('finish saving');
  await enter(dialog);
  endSessions();
  await page.keyboard.press('Control+s');
  await expect(dialog).toContainText('we’ll finish saving after you sign in');
  await enter(dialog);
  await saved(page);
});
