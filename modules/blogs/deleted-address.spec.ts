import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { question } from './test-form.ts';

const site = ownSite();

const path = '/blogs/pallet-patterns';
const statusOf = async () => (await fetch(site.url + path)).status;

test('the address of a deleted post says that it no longer exists, until it is restored', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  expect(await statusOf()).toBe(200);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  const row = page.getByRole('row').filter({ hasText: path });
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Has successfully deleted the data').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  // Twice: nothing of it is kept in the page cache.
  expect([await statusOf(), await statusOf()]).toEqual([410, 410]);
  expect((await fetch(`${site.url}/blogs/never-was`)).status).toBe(404);
  const staff = await context.newPage();
  expect((await staff.goto(site.url + path))?.status()).toBe(410);
  await expect(staff.getByRole('heading', { name: 'Halaman ini sudah tidak ada' })).toBeVisible();
  await expect(staff.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await staff.getByRole('link', { name: 'Ke Blog' }).click();
  await expect(staff).toHaveURL(`${site.url}/blogs`);

  await page.getByRole('button', { name: 'Trash' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs?trash=`);
  await page.getByRole('button', { name: /^Restore “Pallet patterns/ }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await statusOf()).toBe(200);
});
