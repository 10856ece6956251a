import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { phonePhoto, photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => signIn(page, site));

const titles = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((card) => String(card.ariaLabel)));

async function open(page: Page, address: string) {
  await page.goto(`${site.url}/only-us/${address}`);
  await isReady(page);
}

const jpeg = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 320, height: 240, color }),
});

test('the gallery’s search, type and state are in its address', async ({ page }) => {
  await open(page, 'gallery');
  const all = await titles(page);
  await page.getByLabel('Type', { exact: true }).click();
  await page.getByRole('option').nth(1).click();
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(all.length);
  const ofType = await titles(page);
  await page.getByLabel('State', { exact: true }).click();
  await page.getByRole('option', { name: 'Draft', exact: true }).click();
  await expect(page).toHaveURL(/\?type=\d+&state=draft$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?type=\d+$/);
  await expect.poll(() => titles(page)).toEqual(ofType);
  await page.reload();
  expect(await titles(page)).toEqual(ofType);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(all);
});

test('the gallery types’ search is in its address', async ({ page }) => {
  await open(page, 'global-setting/gallery-type?search=tidak+ada');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByLabel('Search types').fill('');
  await expect(page).toHaveURL(`${site.url}/only-us/global-setting/gallery-type`);
  await expect(page.getByText('Nothing matches')).toHaveCount(0);
});

test('pictures uploaded together appear in the order they were chosen', async ({ page }) => {
  await open(page, 'gallery');
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  // The first takes longest, and one has to be sent again; it still ends up in its place.
  let failed = false;
  await page.route('**/api/trpc/file.upload*', async (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('urut-2.jpg');
    if (!isSecond || failed) return route.continue();
    failed = true;
    return route.abort();
  });
  await page
    .getByLabel('choose files')
    .setInputFiles([
      { name: 'urut-1.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
      await jpeg('urut-2.jpg', '#112233'),
      await jpeg('urut-3.jpg', '#223344'),
      await jpeg('urut-4.jpg', '#334455'),
    ]);
  await expect(page.getByText('3 pictures were uploaded as drafts. 1 file was not uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again: urut-2.jpg' }).click();
  await expect(page.getByText('4 pictures were uploaded as drafts.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(async () => (await titles(page)).slice(-4))
    .toEqual(['urut 1', 'urut 2', 'urut 3', 'urut 4']);
});

test('uploaded pictures are named in a grid, where a row that somebody else saved keeps what was typed', async ({
  page,
}) => {
  await open(page, 'gallery');
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  const chosen = [await jpeg('IMG_1.jpg', '#556677'), await jpeg('IMG_2.jpg', '#775566')];
  await page.getByLabel('choose files').setInputFiles(chosen);
  await expect(page.getByRole('button', { name: 'Publish these 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Add titles' }).click();
  const grid = page.getByRole('dialog', { name: 'Edit 2 pictures' });
  await grid.getByLabel('Title of “IMG 1”').fill('Gudang baru');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Gudang dari depan');
  await page.keyboard.press('Tab');
  await expect(grid.getByLabel('Type of “IMG 1”')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Truk');
  await expect(grid.getByLabel('Title of “IMG 2”')).toHaveValue('Truk');

  page.once('dialog', (question) => void question.dismiss());
  await page.keyboard.press('Escape');
  await expect(grid).toBeVisible();
  saveElsewhere('IMG 2', 'Truk lama');
  await grid.getByRole('button', { name: 'Save 2' }).click();
  await expect(grid.getByText('1 row was not saved. What you typed is still here.')).toBeVisible();
  const title = grid.getByLabel('Title of “Truk lama”');
  await expect(title).toHaveValue('Truk');
  await expect(grid.getByText('Saved by somebody else: “Truk lama”.')).toBeVisible();
  await expect(grid.getByLabel('Alternative text of “Gudang baru”')).toHaveValue('Gudang dari depan');
  await page.keyboard.press('Control+s');
  await expect(grid).toBeHidden();
  expect((await titles(page)).slice(-2)).toEqual(['Gudang baru', 'Truk']);
});

test('uploaded pictures are published at the end of the upload', async ({ page }) => {
  await open(page, 'gallery');
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  await page.getByLabel('choose files').setInputFiles([await jpeg('Palet_biru.jpg', '#2244aa')]);
  await page.getByRole('button', { name: 'Publish this one' }).click();
  await expect(page.getByText('1 entry was published.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Palet biru' })).toContainText('Published');
});

function saveElsewhere(title: string, other: string) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const save = 'update gallery_pictures set title = ?, version = version + 1 where title = ?';
  db.$client.prepare(save).run(other, title);
  db.$client.close();
}
