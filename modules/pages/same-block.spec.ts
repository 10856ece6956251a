import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, savedUnpublished, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { addBlock, block, blockNames, openBlock } from './test-blocks.ts';

const site = ownSite();
const dewi = { email: 'dewi@vinci.test', password: 'kardus-bersusun-rapi', name: 'Dewi' };
test.beforeAll(async () => {
  await addAccount(site, { ...dewi, role: 'administrator' });
});

const isSaved = (page: Page) => expect(stateIn(page)).toHaveText(savedUnpublished);
const quote = (page: Page, name: string) => block(page, name).getByLabel('Quote', { exact: true });

test('what two people changed in one block of a page is asked at the block, and both become two blocks', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  // What others do is heard of with the next save.
  await page.route(/content\.enterForm/, (route) => route.abort());
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await page.getByLabel('Title').fill('Berdua di satu blok');
  for (const kind of ['Quote', 'Figures']) await addBlock(page, kind);
  await openBlock(page, 'Quote 1');
  await quote(page, 'Quote 1').fill('Semula.');
  await isSaved(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, dewi);
  await other.goto(page.url());
  await isReady(other);
  await other.getByRole('button', { name: 'Edit “Quote 1”' }).click();
  await quote(other, 'Quote 1').fill('Dari Dewi.');
  await isSaved(other);

  await quote(page, 'Quote 1').fill('Dari saya.');
  const card = block(page, 'Quote 1').getByRole('group', {
    name: 'You and Dewi changed the same block.',
  });
  await expect(card).toBeVisible();
  // Another block is saved meanwhile.
  await (await openBlock(page, 'Figures 2')).getByLabel('Meaning', { exact: true }).fill('tahun');
  await other.getByRole('button', { name: 'Edit “Figures 2”' }).click();
  await expect(block(other, 'Figures 2').getByLabel('Meaning', { exact: true })).toHaveValue('tahun');
  await openBlock(other, 'Quote 1');
  await expect(quote(other, 'Quote 1')).toHaveValue('Dari Dewi.');
  await card.getByRole('button', { name: 'Both' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => blockNames(page)).toEqual(['Quote 1', 'Quote 2', 'Figures 3']);
  await isSaved(page);
  await page.reload();
  await isReady(page);
  for (const [name, words] of [
    ['Quote 1', 'Dari Dewi.'],
    ['Quote 2', 'Dari saya.'],
  ] as const) {
    await page.getByRole('button', { name: `Edit “${name}”` }).click();
    await expect(quote(page, name)).toHaveValue(words);
  }
});
