import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { dialog, jpeg, openFiles, store, tile } from './test-files.ts';

const site = ownSite();
test.beforeEach(async ({ page }) => {
  await signIn(page, site);
  await openFiles(page, site);
});

const choose = async (page: Page, select: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: select, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};

test('selected files get labels, by which they are found again, names and descriptions', {
  tag: '@long',
}, async ({ page }) => {
  const found = complaints(page);
  await store(page, await jpeg('uji-truk-a.jpg', '#104081'), await jpeg('uji-truk-b.jpg', '#801041'));
  await page.getByLabel('Search files').fill('uji-truk-');
  await expect(page.getByText('2 files', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select “uji-truk-a.jpg”' }).click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Label', exact: true }).click();
  const form = dialog(page, 'Label 2 files');
  await form.getByLabel('Labels to add').pressSequentially('Lama, armada');
  await page.keyboard.press('Enter');
  await expect(form.getByText('armada', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Remove Lama' }).click();
  await form.getByRole('button', { name: 'Label', exact: true }).click();
  await expect(page.getByText('2 files were labelled.')).toBeVisible();

  await page.getByLabel('Search files').fill('');
  await choose(page, 'Label', 'armada (2)');
  await expect(page.getByText('2 files', { exact: true })).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(page.getByRole('combobox', { name: 'Label' })).toHaveText('armada (2)');
  await expect(tile(page, 'uji-truk-b.jpg')).toContainText('armada');

  // Named and described in one list.
  await page.getByRole('checkbox', { name: 'Select “uji-truk-a.jpg”' }).click();
  await page.getByRole('checkbox', { name: 'Select “uji-truk-b.jpg”' }).click();
  await page.getByRole('button', { name: 'Edit 2', exact: true }).click();
  const list = dialog(page, 'Edit 2 files');
  await list.getByLabel('Alternative text of “uji-truk-a.jpg”').fill('Truk merah');
  const name = list.getByLabel('Name of “uji-truk-b.jpg”');
  await name.fill('');
  await page.keyboard.press('Control+s');
  await expect(list.getByText('Name is required.')).toBeVisible();
  await expect(list.getByText('1 row was not saved.')).toBeVisible();
  await name.fill('uji-truk-meja.jpg');
  await list.getByRole('button', { name: 'Save 1' }).click();
  await expect(list).toBeHidden();
  await expect(tile(page, 'uji-truk-meja.jpg')).toContainText('No alternative text');
  await expect(tile(page, 'uji-truk-a.jpg')).not.toContainText('No alternative text');
  expect(found).toEqual([]);
});

test('files are described one after the other without closing the dialog', { tag: '@long' }, async ({
  page,
}) => {
  await store(page, await jpeg('uji-peti-a.jpg', '#2f9e44'), await jpeg('uji-peti-b.jpg', '#5f3dc4'));
  await page.getByLabel('Search files').fill('uji-peti-');
  await expect(page.getByText('2 files', { exact: true })).toBeVisible();
  await choose(page, 'Sort', 'Name A–Z');
  await tile(page, 'uji-peti-a.jpg').click();
  await expect(dialog(page)).toContainText('1 of 2');
  await expect(dialog(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await dialog(page).getByLabel('Alternative text').fill('Peti kayu');
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('uji-peti-b.jpg');
  await expect(dialog(page)).toContainText('2 of 2');
  // What can't be saved stays.
  await dialog(page).getByLabel('Name').fill('');
  await dialog(page).getByRole('button', { name: 'Previous' }).click();
  await expect(dialog(page)).toContainText('Name is required.');
  await dialog(page).getByLabel('Name').fill('uji-peti-c.jpg');
  await dialog(page).getByLabel('Labels').fill('Kayu');
  await dialog(page).getByRole('button', { name: 'Previous' }).click();
  await expect(dialog(page).getByLabel('Alternative text')).toHaveValue('Peti kayu');
  // The open file is in the address.
  await page.reload();
  await isReady(page);
  await expect(dialog(page).getByLabel('Alternative text')).toHaveValue('Peti kayu');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page, 'uji-peti-c.jpg')).toContainText('Kayu');
  expect(new URL(page.url()).searchParams.get('open')).toBeNull();
});

test('a file that was deleted in another tab says so and leaves the list', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await store(page, await jpeg('hilang.jpg', '#f08c00'));
  await page.getByLabel('Search files').fill('hilang');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await isReady(other);
  await tile(other, 'hilang.jpg').click();
  await dialog(other).getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tile(other, 'hilang.jpg')).toBeHidden();
  await tile(page, 'hilang.jpg').click();
  await dialog(page, 'This file doesn’t exist').getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, 'hilang.jpg')).toBeHidden();
});
