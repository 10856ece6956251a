import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import {
  changeDate,
  isKept,
  isPublished,
  openPost,
  pressPublish,
  publish,
  question,
  text,
} from './test-form.ts';

const site = ownSite();

const drafts = (page: Page) => page.getByRole('status').filter({ hasText: 'unsaved changes from earlier' });

test('words without a title are offered again below the form, which they don’t push down, and discarded at once', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  const address = `${site.url}/only-us/blogs/new`;
  const place = async (tab: Page) => (await tab.getByLabel('Title').boundingBox())?.y;
  await openPost(page, address);
  const alone = await place(page);
  await text(page).click();
  await page.keyboard.type('Kata pertama.');
  await isKept(page);
  const other = await context.newPage();
  await openPost(other, address);
  // The first tab is still open, so no other tab may restore its post.
  await expect(drafts(other)).toHaveCount(0);
  await text(other).click();
  await other.keyboard.type('Kata kedua.');
  await isKept(other);
  await page.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openPost(again, address);
  const items = drafts(again).getByRole('listitem');
  await expect(items).toHaveText([/^Kata kedua\..*Text/, /^Kata pertama\..*Text/]);
  expect(await place(again)).toBe(alone);
  await again.getByLabel('Title').fill('Yang ketiga');
  await items
    .filter({ hasText: 'Kata kedua.' })
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(text(again)).toHaveText('Kata kedua.');
  await expect(again).toHaveURL(address);
  await expect(again.getByLabel('Title')).toHaveValue('');
  await again.getByLabel('Title').fill('Yang kedua');
  await expect(again).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(again);
  // What was typed before is a draft of its own.
  await again.goto(`${site.url}/only-us/blogs`);
  for (const title of ['Yang ketiga', 'Yang kedua'])
    await expect(again.getByRole('row').filter({ hasText: title })).toContainText('Draft');

  await openPost(again, address);
  await text(again).click();
  await again.keyboard.type('Kata keempat.');
  await isKept(again);
  await openPost(again, address);
  await expect(items).toHaveText([/^Kata keempat\./, /^Kata pertama\./]);
  await again.getByRole('button', { name: 'Discard all' }).click();
  await question(again).getByRole('button', { name: 'Discard all' }).click();
  await expect(drafts(again)).toHaveCount(0);
  await again.reload();
  await isReady(again);
  await expect(text(again)).toBeVisible();
  await expect(drafts(again)).toHaveCount(0);
});

test('a date is chosen by keyboard, and one to come is refused: only Schedule publishes later', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/4`);
  // A day is chosen in a calendar that starts on Monday, by keyboard too.
  const date = await changeDate(page);
  await date.fill('2020-08-07T09:05');
  await expect(date).toHaveAccessibleDescription(/^Friday, 7 Aug 2020/);
  await page.getByRole('button', { name: 'Calendar for Published date' }).press('Enter');
  const calendar = page.getByRole('grid', { name: 'Aug 2020' });
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
  await expect(day('Friday, 7 Aug 2020')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(day('Saturday, 15 Aug 2020')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(date).toHaveValue('2020-08-15T09:05');

  await date.fill('2040-01-02T09:05');
  const refusal = page.getByText('This time is still to come. To publish later, choose “Schedule”.');
  await expect(refusal).toBeVisible();
  await isKept(page);
  await pressPublish(page);
  await expect(date).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stateIn(page)).toHaveText(/^Live · 1 change$/);
  await date.fill('2020-08-15T09:05');
  await expect(refusal).toBeHidden();
  await publish(page);
  await isPublished(page);
});

test('a form takes no keys until its script is there, which would lose them', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/**/*.js', (route) => isSent.then(() => route.continue()));
  await page.goto(`${site.url}/only-us/blogs/3`, { waitUntil: 'commit' });
  const author = page.getByLabel('Author');
  await expect(author).toBeVisible();
  const before = await author.inputValue();
  await author.focus();
  await page.keyboard.type('Terlalu cepat');
  await expect(author).toHaveValue(before);
  send();
  await isReady(page);
  await author.fill('Tepat waktu');
  await isKept(page);
});

test('signing in again promises to finish a save only if one is pending', { tag: '@long' }, async ({
  page,
}) => {
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
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await page.getByLabel('Author').fill('Agus');
  await isKept(page);
  endSessions();
  // As when returning to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog).toContainText('What you typed is still here.');
  await expect(dialog).not.toContainText('finish saving');
  await enter(dialog);
  endSessions();
  await page.getByLabel('Author').fill('Agus Salim');
  await expect(dialog).toContainText('we’ll finish saving after you sign in');
  await expect(page.getByText('Your session has ended: kept in this browser')).toBeAttached();
  await enter(dialog);
  await isKept(page);
  await page.reload();
  await expect(page.getByLabel('Author')).toHaveValue('Agus Salim');
});
