import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, openDashboard, savedUnpublished, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { addBlock, block, blockNames, openBlock } from './test-blocks.ts';

const site = ownSite();

const isSaved = (page: Page) => expect(stateIn(page)).toHaveText(savedUnpublished);
const undo = (page: Page) => page.locator('.form-page-bar').getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.locator('.form-page-bar').getByRole('button', { name: 'Redo' });

async function newPage(page: Page, title: string) {
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await page.getByLabel('Title').fill(title);
}

test('adding, moving, duplicating, hiding, deleting and typing are undone and redone, by buttons and keys', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await newPage(page, 'Batal dan ulang');
  await addBlock(page, 'Quote');
  await block(page, 'Quote 1').getByLabel('Quote', { exact: true }).fill('Rapi.');
  await addBlock(page, 'Client logos');
  await page.getByRole('button', { name: 'Move “Client logos 2” up' }).click();
  await page.getByRole('button', { name: 'More for “Quote 2”' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('button', { name: 'More for “Client logos 1”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => blockNames(page)).toEqual(['Quote 1', 'Quote 2']);
  await expect(page.getByRole('button', { name: 'Edit “Quote 1”' })).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect.poll(() => blockNames(page)).toEqual(['Client logos 1', 'Quote 2', 'Quote 3']);
  await undo(page).click();
  await expect.poll(() => blockNames(page)).toEqual(['Client logos 1', 'Quote 2']);
  await undo(page).click();
  await expect.poll(() => blockNames(page)).toEqual(['Quote 1', 'Client logos 2']);
  await undo(page).click();
  await expect.poll(() => blockNames(page)).toEqual(['Quote 1']);
  await openBlock(page, 'Quote 1');
  await undo(page).click();
  await expect(block(page, 'Quote 1').getByLabel('Quote', { exact: true })).toHaveValue('');
  await redo(page).click();
  await expect(block(page, 'Quote 1').getByLabel('Quote', { exact: true })).toHaveValue('Rapi.');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => blockNames(page)).toEqual(['Quote 1', 'Quote 2']);
  await expect(redo(page)).toBeDisabled();

  // It is kept as it is now.
  await undo(page).click();
  await isSaved(page);
  await page.reload();
  await isReady(page);
  await expect.poll(() => blockNames(page)).toEqual(['Client logos 1', 'Quote 2', 'Quote 3']);
});

test('within a text its own undo works, and the undo of the page goes past it', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await newPage(page, 'Dalam teks');
  await addBlock(page, 'Text');
  const text = block(page, 'Text 1').locator('[contenteditable]');
  await text.click();
  await page.keyboard.type('Kardus');
  // Elsewhere in the text: another step of its own.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Tebal ');
  await expect(text).toHaveText('Tebal Kardus');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Kardus');
  await expect.poll(() => blockNames(page)).toEqual(['Text 1']);
  await page.getByText('Address and summary').click();
  await page.getByLabel('Summary').fill('Ringkas');
  await undo(page).click();
  await expect(page.getByLabel('Summary')).toHaveValue('');
  await expect(text).toHaveText('Kardus');
});

test('what a colleague typed meanwhile stays when one’s own step is undone', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const dewi = { email: 'dewi@vinci.test', password: 'kardus-bersusun-rapi', name: 'Dewi' };
  await addAccount(site, { ...dewi, role: 'administrator' });
  await signIn(page, site);
  await newPage(page, 'Berdua');
  for (const kind of ['Quote', 'Figures']) await addBlock(page, kind);
  await (await openBlock(page, 'Quote 1')).getByLabel('Quote', { exact: true }).fill('Dari saya.');
  await isSaved(page);
  const hers = await (await browser.newContext()).newPage();
  await openDashboard(hers, site, dewi);
  await hers.goto(page.url());
  await isReady(hers);
  await hers.getByRole('button', { name: 'Edit “Figures 2”' }).click();
  await block(hers, 'Figures 2').getByLabel('Meaning', { exact: true }).fill('tahun dari Dewi');
  await isSaved(hers);
  await page.getByText('Address and summary').click();
  await page.getByLabel('Summary').fill('Sesudah Dewi');
  await openBlock(page, 'Figures 2');
  const meaning = block(page, 'Figures 2').getByLabel('Meaning', { exact: true });
  await expect(meaning).toHaveValue('tahun dari Dewi');

  // The summary, the quote, and the block that she has changed since.
  await undo(page).click();
  await expect(page.getByLabel('Summary')).toHaveValue('');
  await undo(page).click();
  await openBlock(page, 'Quote 1');
  await expect(block(page, 'Quote 1').getByLabel('Quote', { exact: true })).toHaveValue('');
  await undo(page).click();
  await expect.poll(() => blockNames(page)).toEqual(['Quote 1', 'Figures 2']);
  await openBlock(page, 'Figures 2');
  await expect(meaning).toHaveValue('tahun dari Dewi');
  await undo(page).click();
  await isSaved(page);
  await hers.reload();
  await isReady(hers);
  await hers.getByRole('button', { name: 'Edit “Figures' }).click();
  await expect(
    hers.getByRole('article', { name: /^Figures/ }).getByLabel('Meaning', { exact: true }),
  ).toHaveValue('tahun dari Dewi');
});
