import path from 'node:path';
import { expect, test } from '@playwright/test';
import { and, eq, gt } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { isReady, more, openDashboard, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { blogPosts } from './tables.ts';
import { bar, openPost, pressPublish, publishPanel, schedule, text, writePost } from './test-form.ts';

const site = ownSite();

test('before a post is published, a panel shows what is missing and how it will look, and leads to Schedule', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await writePost(page, site, 'Palet untuk ekspor');
  await pressPublish(page);
  await expect(page.getByText('This post has no text yet. Write one, then publish it.')).toBeVisible();
  await text(page).fill('Palet dari kayu.');
  await pressPublish(page);
  const panel = publishPanel(page);
  await expect(panel.getByRole('listitem')).toHaveText([/^No cover/, /^No summary/]);
  await expect(panel.getByText('› blogs › palet-untuk-ekspor')).toBeVisible();
  await panel.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule “Palet untuk ekspor”' });
  await expect(dialog.getByRole('textbox', { name: 'Publish at' })).toHaveAccessibleDescription(
    'Jakarta (WIB) time',
  );
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a date and a time.');
  await dialog.getByRole('textbox', { name: 'Publish at' }).fill('2040-01-02T09:05');
  await dialog.getByRole('textbox', { name: 'Take offline at' }).fill('2040-01-01T09:05');
  await expect(dialog.getByRole('alert')).toHaveText('Choose a time after it is published.');
  await dialog.getByRole('textbox', { name: 'Take offline at' }).fill('2040-01-03T09:05');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(stateIn(page)).toHaveText('Scheduled for 2 Jan 2040, 09:05 · until 3 Jan 2040, 09:05');
  await expect(page.getByRole('button', { name: 'Published date' })).toHaveText('When you publish · Change');

  await more(bar(page), 'Schedule');
  await expect(dialog.getByText('Scheduled for 3 Jan 2040, 09:05 by')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear “Take offline at”' }).click();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
});

test('a post with a date to come, as an import brings it, is moved and made a draft by Schedule', async ({
  page,
}) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const isArticle = and(eq(blogPosts.category, 'TECHNOLOGY'), gt(blogPosts.id, 4));
  const { id = 0 } = db.select().from(blogPosts).where(isArticle).get() ?? {};
  const saved = () => db.select().from(blogPosts).where(eq(blogPosts.id, id)).get();
  db.update(blogPosts)
    .set({ publishedAt: new Date('2039-05-01T02:00Z') })
    .where(eq(blogPosts.id, id))
    .run();
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await expect(stateIn(page)).toHaveText('Scheduled for 1 May 2039, 09:00');
  await more(bar(page), 'Schedule');
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
  await dialog.getByRole('textbox', { name: 'Publish at' }).fill('2039-06-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(stateIn(page)).toHaveText('Scheduled for 1 Jun 2039, 09:00');
  expect(saved()).toMatchObject({ status: 'published', publishedAt: new Date('2039-06-01T02:00Z') });
  await more(bar(page), 'Schedule');
  await dialog.getByRole('button', { name: 'Clear “Publish at”' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(saved()?.status).toBe('draft');
  db.$client.close();
});

test('a banner is scheduled in its list', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/banner`);
  await isReady(page);
  await more(page.getByRole('article').first(), 'Schedule');
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
  await dialog.getByRole('textbox', { name: 'Take offline at' }).fill('2020-01-01T09:05');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This time has passed. Choose a later one.');
  await dialog.getByRole('textbox', { name: 'Take offline at' }).fill('2040-01-01T09:05');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('Goes offline 1 Jan 2040, 09:05');
});

test('a change of a live post is scheduled, and stays a working copy until then', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/3`);
  await page.getByLabel('Author').fill('Dewi');
  await pressPublish(page);
  await schedule(page, '2040-01-02T09:05');
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

test('the dialog says when what is scheduled can’t be read, and offers to try again', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/4`);
  await page.route(/content\.getSchedule/, (route) => route.abort());
  await more(bar(page), 'Schedule');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The schedule couldn’t be loaded.')).toBeVisible();
  await page.unroute(/content\.getSchedule/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Take offline at' })).toBeVisible();
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
