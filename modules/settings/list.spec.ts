import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { dialog, jpeg, openFiles, store, tile } from './test-files.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => signIn(page, site));

test('the files’ search, filters and order are in the address', async ({ page }) => {
  await openFiles(page, site);
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
});

test('the accounts’ search is in the address', async ({ page }) => {
  await page.goto(`${site.url}/only-us/global-setting/profile?search=tidak+ada`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await isReady(page);
  await page.getByLabel('Search accounts').fill('administrator');
  await expect(page).toHaveURL(`${site.url}/only-us/global-setting/profile?search=administrator`);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
});

test('a replaced picture keeps its alternative text or gets a new one, as chosen', async ({ page }) => {
  await openFiles(page, site);
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
