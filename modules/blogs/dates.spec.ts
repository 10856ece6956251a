import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { blogPosts } from './tables.ts';
import { changeDate } from './test-form.ts';

const site = ownSite();
// 20 Aug 2020, 09.00 in Jakarta.
const then = new Date('2020-08-20T02:00Z');

/** The first post, live since then, in its form, with the field of its date. */
async function openPost(page: Page) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(blogPosts).set({ publishedAt: then }).where(eq(blogPosts.id, 1)).run();
  db.$client.close();
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs/1`);
  await isReady(page);
  return changeDate(page);
}

function publishedAt(id = 1) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const post = db.select({ at: blogPosts.publishedAt }).from(blogPosts).where(eq(blogPosts.id, id)).get();
  db.$client.close();
  return post?.at;
}

/** Deletes the first part of a date. */
async function deletePart(field: Locator) {
  await field.focus();
  await field.press('Delete');
}

test('a published date without its day is not complete: nothing is saved as “no date”, nothing is published', {
  tag: '@long',
}, async ({ page }) => {
  const field = await openPost(page);
  const bar = page.locator('.form-page-bar');
  await deletePart(field);
  await page.getByLabel('Title', { exact: true }).fill('Judul lain');
  await expect(page.getByText('This date isn’t complete.')).toBeVisible();
  const publish = bar.getByRole('button', { name: /^Publish/ });
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const copies = await page.request.get(
    `${site.url}/api/trpc/content.getCopy?input=${encodeURIComponent(JSON.stringify({ json: { type: 'blog', id: 1 } }))}`,
  );
  expect(await copies.text()).not.toContain('"publishedAt":null');
  expect(publishedAt()).toEqual(then);
  await page.reload();
  await isReady(page);
  await expect(await changeDate(page)).toHaveValue('2020-08-20T09:00');
});

test('a year of two digits is one of this century, and other ones before 1900 are refused', {
  tag: '@long',
}, async ({ page }) => {
  const field = await openPost(page);
  await field.focus();
  // In the order of the browser that runs the tests: month, day, year.
  await page.keyboard.type('082020');
  await page.getByLabel('Title', { exact: true }).focus();
  await expect(field).toHaveValue('2020-08-20T09:00');
  await field.focus();
  await page.keyboard.type('0820202');
  await page.getByLabel('Title', { exact: true }).focus();
  await expect(page.getByText('Please enter a year from 1900 to 2199.')).toBeVisible();
});

test('a schedule without its day is not complete, wherever it is made', { tag: '@long' }, async ({
  page,
}) => {
  await openPost(page);
  await page.goto(`${site.url}/only-us/blogs/2`);
  await isReady(page);
  await more(page.locator('.form-page-bar'), 'Schedule');
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('input[type="datetime-local"]').last();
  await field.fill('2031-12-20T09:00');
  await deletePart(field);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('This date isn’t complete.')).toBeVisible();
  await field.fill('2031-12-20T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
});
