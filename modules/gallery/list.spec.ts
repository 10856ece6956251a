import { expect, type Page, test } from '@playwright/test';
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
