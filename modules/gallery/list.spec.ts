import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { phonePhoto, photo } from '#tests/pictures.ts';

const site = ownSite();
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

test('the gallery’s search, type and state are in its address', { tag: '@long' }, async ({ page }) => {
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

test('pictures uploaded together appear in the order they were chosen', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'gallery?sort=order');
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
  await page.getByRole('button', { name: 'Keep as drafts' }).click();
  await expect
    .poll(async () => (await titles(page)).slice(-4))
    .toEqual(['urut 1', 'urut 2', 'urut 3', 'urut 4']);
});

test('uploaded pictures are named where they were uploaded, and what somebody else saved meanwhile stays', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'gallery?sort=order');
  const upload = await startUpload(
    page,
    await jpeg('IMG_1.jpg', '#556677'),
    await jpeg('IMG_2.jpg', '#775566'),
  );
  await expect(upload.getByRole('button', { name: 'Publish these 2' })).toBeVisible();
  const thumbnails = upload.getByRole('listitem').locator('img');
  await expect(thumbnails).toHaveCount(2);
  for (const image of await thumbnails.all()) await expect(image).toHaveAttribute('src', /^\/api\/images\//);
  await upload.getByLabel('Title of “IMG 1”').fill('Gudang baru');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Gudang dari depan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Truk');
  await expect(upload.getByLabel('Title of “IMG 2”')).toHaveValue('Truk');

  saveElsewhere('IMG 2', 'Truk lama');
  // Closing saves what was typed; what can't be saved keeps the dialog open.
  await page.keyboard.press('Escape');
  const title = upload.getByLabel('Title of “Truk lama”');
  await expect(title).toHaveValue('Truk');
  await expect(upload.getByText('Title is saved as “Truk lama”.')).toBeVisible();
  await expect(upload.getByLabel('Alternative text of “Gudang baru”')).toHaveValue('Gudang dari depan');
  await upload.getByRole('button', { name: 'Keep as drafts' }).click();
  await expect(upload).toBeHidden();
  expect((await titles(page)).slice(-2)).toEqual(['Gudang baru', 'Truk']);
  await expect(page.getByRole('article', { name: 'Truk', exact: true })).toContainText('Draft');

  // Published together, whatever type was chosen first.
  const next = await startUpload(page, await jpeg('Palet_biru.jpg', '#2244aa'));
  const publish = next.getByRole('button', { name: 'Publish this one' });
  await expect(publish).toBeVisible();
  await next.getByLabel('Title of “Palet biru”').fill('Palet biru muda');
  await next.getByLabel('Type of these pictures').click();
  await page.getByRole('option', { name: 'Gudang' }).click();
  await publish.click();
  await expect(page.getByText('1 entry was published.')).toBeVisible();
  await expect(page.getByText('1 entry was saved.')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const card = page.getByRole('article', { name: 'Palet biru muda' });
  await expect(card).not.toContainText('Draft');
  await expect(card).toContainText('Gudang');
});

test('closing half-way asks, what was uploaded stays, and what failed is sent again by keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'gallery');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/trpc/file.upload*', async (route) => {
    if (route.request().postDataBuffer()?.includes('kedua.jpg')) await held;
    await route.continue().catch(() => undefined);
  });
  const upload = await startUpload(
    page,
    await jpeg('pertama.jpg', '#246824'),
    await jpeg('kedua.jpg', '#682424'),
  );
  await expect(upload.getByRole('status')).toHaveText('1 of 2 uploaded …');
  page.once('dialog', (question) => void question.dismiss());
  await page.keyboard.press('Escape');
  await expect(upload).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const closing = upload.getByRole('button', { name: 'Close' }).click();
  const question = await asked;
  expect(question.message()).toContain('Finished uploads are kept.');
  await question.accept();
  await closing;
  await expect(upload).toBeHidden();
  letGo();
  await expect(page.getByRole('article', { name: 'pertama', exact: true })).toContainText('Draft');
  await page.reload();
  await expect(page.getByRole('article', { name: 'kedua' })).toHaveCount(0);

  // By keyboard, the place in the list is kept.
  await isReady(page);
  await page.unroute('**/api/trpc/file.upload*');
  let failures = 2;
  await page.route('**/api/trpc/file.upload*', (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.continue();
  });
  const again = await startUpload(page, await jpeg('satu.jpg', '#102938'), await jpeg('dua.jpg', '#384756'));
  const row = again.getByRole('listitem', { name: 'dua.jpg' });
  await expect(again.getByRole('button', { name: 'Try 2 again' })).toBeVisible();
  await row.getByRole('button', { name: 'Try again: dua.jpg' }).press('Enter');
  await expect(row).toContainText('Uploaded');
  await expect(row).toBeFocused();
  const title = again.getByLabel('Title of “dua”');
  await expect(title).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  await again.getByRole('button', { name: 'Show why' }).press('Enter');
  await expect(again.getByRole('listitem', { name: 'satu.jpg' })).toBeFocused();
});

async function startUpload(page: Page, ...files: Awaited<ReturnType<typeof jpeg>>[]) {
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  await page.getByLabel('choose files').setInputFiles(files);
  return page.getByRole('dialog', { name: 'Upload pictures' });
}

function saveElsewhere(title: string, other: string) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const save = 'update gallery_pictures set title = ?, version = version + 1 where title = ?';
  db.$client.prepare(save).run(other, title);
  db.$client.close();
}
