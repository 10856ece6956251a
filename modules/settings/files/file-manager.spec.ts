import { expect, type Locator, test } from '@playwright/test';
import { complaints, ctrlClick, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { copyFile } from '#tests/stored-files.ts';
import { dialog, jpeg, openFiles, store, tile } from './test-files.ts';

const site = ownSite();
test.beforeEach(async ({ page }) => {
  await signIn(page, site);
  await openFiles(page, site);
});

test('pictures are uploaded, described and found again, and a toast covers no button', async ({ page }) => {
  const found = complaints(page);
  await store(page, await jpeg('rak.jpg', '#c08040'), await jpeg('palet.jpg', '#4060a0'));
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

  // Search, filters and order are in the address.
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Unused' }).click();
  await page.getByLabel('Sort', { exact: true }).click();
  await page.getByRole('option', { name: 'Largest first' }).click();
  await page.getByLabel('Search files').pressSequentially('tidak ada');
  await expect(page).toHaveURL(/\?search=tidak\+ada&sort=size&unused=$/);
  await page.reload();
  await isReady(page);
  await expect(page.getByLabel('Search files')).toHaveValue('tidak ada');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all files' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/global-setting/file-manager`);
  expect(found).toEqual([]);

  // A toast over a dialog is in front of none of its buttons.
  await page.route('**/api/trpc/file.update*', (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await tile(page, 'palet.jpg').click();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog(page).getByLabel('Alternative text').fill(`Gudang, ${width} pixels`);
    await page.keyboard.press('Control+s');
    const toast = page.locator('.toast').last();
    await expect(toast).toContainText('Process failed please try again');
    const boxOf = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    // It slides in.
    await expect.poll(async () => (await boxOf(toast)).bottom).toBe(height - 8);
    expect((await boxOf(toast)).right).toBe(width - 24);
    expect((await boxOf(toast)).top).toBeGreaterThanOrEqual(
      (await boxOf(page.locator('.rt-BaseDialogScroll'))).bottom,
    );
  }
});

test('text typed before the scripts have loaded is searched too', { tag: '@long' }, async ({ page }) => {
  let letThemCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  // All but the one that the head waits for.
  await page.route('**/assets/{chunks,entries}/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.getByLabel('Search files').pressSequentially('tidak ada');
  letThemCome();
  await isReady(page);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page.getByLabel('Search files')).toHaveValue('tidak ada');
  await expect(page.getByLabel('Search files')).toBeFocused();
});

test('a replaced picture keeps its alternative text or gets a new one, as chosen', { tag: '@long' }, async ({
  page,
}) => {
  await store(page, await jpeg('pintu.jpg', '#513254'));
  await tile(page, 'pintu.jpg').click();
  const alt = dialog(page).getByRole('textbox', { name: 'Alternative text' });
  await alt.fill('Pintu gudang');
  await page.keyboard.press('Control+s');
  await tile(page, 'pintu.jpg').click();

  const question = page.getByRole('alertdialog', { name: 'Replace “pintu.jpg” with “baru.jpg”?' });
  const field = dialog(page).getByLabel('Replace everywhere');
  await field.setInputFiles(await jpeg('baru.jpg', '#213254'));
  await expect(question.getByRole('radio', { name: 'Keep “Pintu gudang”' })).toBeChecked();
  await question.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('The picture was replaced.')).toBeVisible();
  await expect(alt).toHaveValue('Pintu gudang');

  await field.setInputFiles(await jpeg('baru.jpg', '#243254'));
  await question.getByRole('radio', { name: 'Change it' }).click();
  await question.getByLabel('New alternative text').fill('Jendela kantor');
  await question.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(alt).toHaveValue('Jendela kantor');
});

test('a long list has pages', { tag: '@long' }, async ({ page }) => {
  await store(page, await jpeg('gelondong.jpg', '#d0d0c0'));
  await copyFile(site, 'gelondong.jpg', 64);
  await page.reload();
  await isReady(page);
  await page.getByLabel('Search files').fill('gelondong');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 1 of 2');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).toHaveCount(50);
  const first = await tiles.getByRole('button').first().getAttribute('aria-label');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('Page 2 of 2');
  await expect(tiles).toHaveCount(15);
  await expect(tile(page, String(first))).toBeHidden();
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(tile(page, String(first))).toBeVisible();
  await page.getByLabel('Search files').fill('gelondong 3');
  await expect(pages).toBeHidden();
});

test('a file that is open has an address: Back closes it, a reload and another tab open it', {
  tag: '@long',
}, async ({ page, context }) => {
  const found = complaints(page);
  await store(page, await jpeg('rak.jpg', '#c08040'), await jpeg('palet.jpg', '#4060a0'));
  await page.getByLabel('Search files').fill('jpg');
  await expect(page).toHaveURL(/\?search=jpg$/);
  await tile(page, 'rak.jpg').click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('rak.jpg');
  await expect(page).toHaveURL(/\?search=jpg&open=\d+$/);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=jpg$/);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByLabel('Search files')).toHaveValue('jpg');
  // A step to a neighbour is no step back.
  const step = { name: /^(Next|Previous)/, disabled: false };
  await dialog(page).getByRole('button', step).first().click();
  await expect(dialog(page).getByLabel('Name')).not.toHaveValue('rak.jpg');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=jpg$/);
  const other = await context.newPage();
  await other.goto(await ctrlClick(tile(page, 'rak.jpg')));
  await expect(dialog(other).getByLabel('Name')).toHaveValue('rak.jpg');
  await other.close();
  await expect(dialog(page)).toHaveCount(0);
  expect(found).toEqual([]);
  await page.goto(`${site.url}/only-us/global-setting/file-manager?open=999999`);
  const missing = page.getByRole('dialog', { name: 'This file doesn’t exist' });
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page).toHaveURL(/file-manager$/);
});
