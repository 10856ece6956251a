import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const jpeg = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 640, height: 480, color }),
});
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name = 'File') => page.getByRole('dialog', { name, exact: true });

async function openFiles(page: Page) {
  await page.goto(`${site.url}/only-us/global-setting/file-manager`);
  await isReady(page);
}

async function send(page: Page, ...files: Awaited<ReturnType<typeof jpeg>>[]) {
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.getByLabel('choose files').setInputFiles(files);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, site);
  await openFiles(page);
});

test('pictures are sent, described and found again', async ({ page }) => {
  const found = complaints(page);
  await send(page, await jpeg('rak.jpg', '#c08040'), await jpeg('palet.jpg', '#4060a0'));
  await expect(page.getByText('2 files were uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, 'palet.jpg')).toBeVisible();
  await tile(page, 'rak.jpg').click();
  await dialog(page).getByLabel('Alternative text').fill('Rak besi lima tingkat');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page, 'rak.jpg')).toBeFocused();
  await page.getByLabel('Search files').fill('besi lima');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expect(tile(page, 'rak.jpg')).toBeVisible();
  await page.getByLabel('Search files').fill('tidak ada');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all files' }).click();
  await expect(tile(page, 'palet.jpg')).toBeVisible();
  expect(found).toEqual([]);
});

test('what somebody else saved meanwhile is not lost', async ({ page, context }) => {
  await send(page, await jpeg('gudang.jpg', '#208060'));
  await page.getByRole('button', { name: 'Close' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await isReady(other);
  await tile(other, 'gudang.jpg').click();
  await tile(page, 'gudang.jpg').click();
  for (const [each, alt] of [
    [page, 'Gudang kami'],
    [other, 'Gudang di Cikarang'],
  ] as const) {
    await dialog(each).getByLabel('Alternative text').fill(alt);
    await dialog(each).getByRole('button', { name: 'Save' }).click();
  }
  await expect(other.getByText('Somebody else saved this meanwhile.')).toBeVisible();
  await expect(dialog(other).getByLabel('Alternative text')).toHaveValue('Gudang di Cikarang');
});

test('an unused file is found and deleted, a used one stays', async ({ page }) => {
  await send(page, await jpeg('lama.jpg', '#a02040'));
  await page.getByRole('button', { name: 'Close' }).click();
  const scene = page.getByRole('button', { name: /\.jpg$/ }).last();
  const name = String(await scene.getAttribute('aria-label'));
  await scene.click();
  const uses = dialog(page).getByRole('list', { name: 'Where it is used' });
  await expect(uses.getByRole('link')).toHaveAttribute('href', /^\/only-us\//);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This file is used by')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Unused only').click();
  await expect(tile(page, name)).toBeHidden();
  await tile(page, 'lama.jpg').click();
  await expect(dialog(page).getByText('Nowhere. It can be deleted.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(tile(page, 'lama.jpg')).toBeHidden();
});

test('a picture that is sent again is recognised, and its copy removed', async ({ page }) => {
  const first = await jpeg('truk.jpg', '#e0a020');
  await send(page, first);
  await expect(page.getByText('1 file was uploaded.')).toBeVisible();
  await page.getByLabel('choose files').setInputFiles([{ ...first, name: 'truk (1).jpg' }]);
  const row = page.getByRole('listitem', { name: 'truk (1).jpg' });
  await expect(row).toContainText('The same picture is there already, as “truk.jpg”.');
  await row.getByRole('button', { name: 'Remove this copy' }).click();
  await expect(row).toContainText('The copy was removed.');
  await row.getByRole('button', { name: 'Show “truk.jpg”' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('truk.jpg');
  await page.keyboard.press('Escape');
  await expect(tile(page, 'truk.jpg')).toBeVisible();
  await expect(tile(page, 'truk (1).jpg')).toBeHidden();
});

test('files that are dropped anywhere on the screen are sent', async ({ page }) => {
  const { name, buffer } = await jpeg('jatuh.jpg', '#5a7d2a');
  const dataTransfer = await page.evaluateHandle(
    ([name, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }));
      return data;
    },
    [name, [...buffer]] as const,
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('1 file was uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, name)).toBeVisible();
});
