import { expect, type Page, test } from '@playwright/test';
import { isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

// Records without a working copy: what is typed is in this browser only until somebody saves it.

const site = ownSite();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'unsaved changes from earlier' });
const state = (page: Page) => page.locator('.form-state');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('draft'))
      .join(),
  );

async function openBrand(page: Page) {
  await page.goto(`${site.url}/only-us/global-setting/brand`);
  await isReady(page);
}

test('what was typed into the brand is offered again after a crash, and goes with what others saved', async ({
  page,
  context,
}) => {
  await signIn(page, site);
  await openBrand(page);
  await field(page, 'City').fill('Cikarang');
  await expect(state(page)).toHaveText('Unsaved changes');
  await expect.poll(() => stored(page)).toContain('Cikarang');
  const other = await context.newPage();
  await openBrand(other);
  // The first tab is still open.
  await expect(offer(other)).toHaveCount(0);
  await field(other, 'City').fill('Karawang');
  await field(other, 'Legal name').fill('PT Kardus Jaya');
  await save(other);
  await expect(state(other)).toHaveText('All changes saved');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openBrand(again);
  await offer(again)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(field(again, 'Legal name')).toHaveValue('PT Kardus Jaya');
  await expect(again.getByText('You both changed City: choose which to keep, then save.')).toBeVisible();
  await again.getByRole('button', { name: 'Keep yours for City' }).click();
  await save(again);
  await expect(state(again)).toHaveText('All changes saved');
  await again.reload();
  await expect(field(again, 'City')).toHaveValue('Cikarang');
  await expect(offer(again)).toHaveCount(0);
  expect(await stored(again)).toBe('');
});

test('a save in another tab is merged with what was typed, and what both changed is asked', async ({
  page,
  context,
}) => {
  await signIn(page, site);
  const other = await context.newPage();
  for (const tab of [page, other]) await openBrand(tab);
  await field(page, 'City').fill('Bekasi');
  await field(other, 'City').fill('Depok');
  await field(other, 'Street and number').fill('Jl. Industri 5');
  await save(other);
  await expect(state(other)).toHaveText('All changes saved');
  await save(page);
  const note = page.getByRole('alert').filter({ hasText: 'Someone else saved this while you were editing.' });
  await expect(note).toContainText('their Street and number');
  await expect(field(page, 'Street and number')).toHaveValue('Jl. Industri 5');
  await save(page);
  await expect(note.getByRole('list')).toBeFocused();
  await note.getByRole('button', { name: 'Take theirs for City' }).click();
  await expect(field(page, 'City')).toHaveValue('Depok');
  await expect(state(page)).toHaveText('All changes saved');
});

test('leaving asks, and closing a dialog throws away what was typed only after a yes', async ({ page }) => {
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/global-setting/site`);
  await isReady(page);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const dialog = page.getByRole('dialog');
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit description, time zone, language and search' }).click();
    await expect(dialog).toBeVisible();
  };
  await edit();
  const words = await field(page, 'Description').inputValue();
  await field(page, 'Description').fill('Belum disimpan.');
  await expect.poll(() => stored(page)).toContain('Belum disimpan.');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Description')).toHaveValue('Belum disimpan.');
  answer = true;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual(Array(2).fill('You have unsaved changes. Close anyway?'));
  expect(await stored(page)).toBe('');
  await edit();
  await expect(field(page, 'Description')).toHaveValue(words);
  await expect(offer(page)).toHaveCount(0);

  // Taken back by hand, nothing is left.
  await field(page, 'Description').fill('Sebentar.');
  await expect.poll(() => stored(page)).toContain('Sebentar.');
  await field(page, 'Description').fill(words);
  await expect.poll(() => stored(page)).toBe('');
});

test('after leaving with a yes it is offered again, and going back asks, too', async ({ page }) => {
  await signIn(page, site);
  await openBrand(page);
  let answer = false;
  page.on('dialog', (dialog) => void (answer ? dialog.accept() : dialog.dismiss()));
  await field(page, 'City').fill('Bogor');
  await page.getByRole('link', { name: 'Statistics', exact: true }).first().click();
  await expect(field(page, 'City')).toHaveValue('Bogor');
  answer = true;
  await page.getByRole('link', { name: 'Statistics', exact: true }).first().click();
  await expect(page).toHaveURL(`${site.url}/only-us/statistics`);
  await page.goBack();
  await expect(offer(page)).toContainText('City');
  await offer(page)
    .getByRole('button', { name: /^Discard the changes/ })
    .click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await isReady(page);
  await expect(offer(page)).toHaveCount(0);
  expect(await stored(page)).toBe('');
});
