import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { isReady, more, openDashboard, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { blogPosts } from './tables.ts';
import {
  bar,
  confirmPublish,
  isSaved,
  openPost,
  pressPublish,
  publishPanel,
  text,
  writePost,
} from './test-form.ts';

const site = ownSite();

test('before a post is published, a panel shows what is missing, how it will look, and asks when', async ({
  page,
}) => {
  await signIn(page, site);
  await writePost(page, site, 'Palet untuk ekspor');
  await pressPublish(page);
  await expect(page.getByText('This post has no text yet. Write one, then publish it.')).toBeVisible();
  await text(page).fill('Palet dari kayu.');
  await pressPublish(page);
  const panel = publishPanel(page);
  await expect(panel.getByRole('listitem')).toHaveText([/^No cover/, /^No summary/]);
  await expect(panel.getByText('› blogs › palet-untuk-ekspor')).toBeVisible();
  await panel.getByRole('radiogroup', { name: 'When' }).getByLabel('At a date and time').click();
  await expect(panel.getByRole('textbox', { name: 'Publish at' })).toHaveAccessibleDescription(
    'Jakarta (WIB) time',
  );
  await panel.getByRole('button', { name: 'Schedule' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Please enter a date and a time.');
  await panel.getByRole('textbox', { name: 'Publish at' }).fill('2040-01-02T09:05');
  await expect(panel.getByText('No end')).toBeVisible();
  await panel.getByRole('button', { name: 'Set an end' }).click();
  await expect(panel.getByRole('radio', { name: 'At a date and time' }).last()).toBeFocused();
  await panel.getByRole('textbox', { name: 'Take offline at' }).fill('2040-01-01T09:05');
  await expect(panel.getByRole('alert')).toHaveText('Choose a time after it is published.');
  await panel.getByRole('textbox', { name: 'Take offline at' }).fill('2040-01-03T09:05');
  await panel.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByLabel('Published date', { exact: true })).toHaveValue('2040-01-02T09:05');

  await more(bar(page), 'Schedule');
  const dialog = page.getByRole('dialog', { name: 'Schedule “Palet untuk ekspor”' });
  await expect(dialog.getByText('Scheduled for 3 Jan 2040, 09:05 by')).toBeVisible();
  await dialog.getByLabel('No end').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});

test('a banner is scheduled in its list', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/banner`);
  await isReady(page);
  await more(page.getByRole('article').first(), 'Schedule');
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
  await dialog.getByLabel('At a date and time').click();
  await dialog.getByRole('textbox', { name: 'Take offline at' }).fill('2020-01-01T09:05');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This time has passed. Choose a later one.');
  await dialog.getByRole('textbox', { name: 'Take offline at' }).fill('2040-01-01T09:05');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('Goes offline 1 Jan 2040, 09:05');
});

test('a change of a live post is scheduled, and stays a working copy until then', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/3`);
  await page.getByLabel('Author').fill('Dewi');
  await pressPublish(page);
  const panel = publishPanel(page);
  await panel.getByRole('radiogroup', { name: 'When' }).getByLabel('At a date and time').click();
  await panel.getByRole('textbox', { name: 'Publish at' }).fill('2040-01-02T09:05');
  await panel.getByRole('button', { name: 'Schedule' }).click();
  await expect(stateIn(page)).toHaveText('Live · 1 change · Scheduled for 2 Jan 2040, 09:05');
  await page.goto(`${site.url}/only-us/blogs`);
  const row = page.getByRole('row').filter({ has: page.locator('a[href$="/blogs/3"]') });
  await expect(row).toContainText('Unpublished changes');
  await expect(row).toContainText('Changes go live 2 Jan 2040, 09:05');
  await page.goto(`${site.url}/only-us/dashboard`);
  const list = page.getByRole('region', { name: 'Scheduled' });
  await expect(list.getByText('has changes that go live 2 Jan 2040, 09:05')).toBeVisible();
  await expect(list.getByText('Palet untuk ekspor goes live 2 Jan 2040, 09:05')).toBeVisible();
  await expect(list.getByText('goes offline 1 Jan 2040, 09:05')).toHaveCount(1);
});

test('the panel opens and publishes although what is scheduled can’t be read', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/4`);
  await page.getByLabel('Author').fill('Dewi');
  let answer: (() => void) | undefined;
  await page.route(/content\.getSchedule/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.abort();
  });
  await pressPublish(page);
  const panel = publishPanel(page);
  await expect(panel.getByText('Loading the schedule…')).toBeVisible();
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  await expect(panel.getByText('The schedule couldn’t be loaded.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try again' })).not.toHaveCount(0);
  await confirmPublish(page);
  await isSaved(page);
  await expect(page.getByLabel('Author')).toHaveValue('Dewi');
});

// Last, because it fills the list.
test('the dashboard lists what is scheduled, and cancels it', { tag: '@long' }, async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const nextYear = new Date(new Date().getFullYear() + 1, 0, 1);
  const [post] = db.update(blogPosts).set({ publishedAt: nextYear }).returning().all();
  const insert = db.$client.prepare(
    "insert or replace into entry_schedules (type, entry, action, at) values ('banner', 1, 'unpublish', ?)",
  );
  insert.run(nextYear.getTime());
  db.$client.close();
  await openDashboard(page, site);
  const list = page.getByRole('region', { name: 'Scheduled' });
  await expect(list.getByText(`${post?.title} goes live`)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await list.getByRole('button', { name: /^Show all/ }).click();
  const banner = list.getByRole('listitem').filter({ hasText: 'goes offline' });
  await banner.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText(/^Schedule canceled\. .* stays as it is\./)).toBeVisible();
  await expect(banner).toBeHidden();
  await list.getByRole('button', { name: `Cancel the schedule of “${post?.title}”` }).click();
  await expect(page.getByText(`Schedule canceled. “${post?.title}” is a draft again.`)).toBeVisible();
});
