import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, savedUnpublished, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';
import { addBlock, block, blockNames, openBlock } from './test-blocks.ts';

const site = ownSite();

const bar = (page: Page) => page.locator('.form-page-bar');

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for “${name}”` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  // It gives the focus on once it is gone.
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('a page is built of blocks, previewed while it is written, published and visited', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signIn(page, site);
  const found = complaints(page);
  await page.goto(`${site.url}/only-us/pages`);
  await isReady(page);
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title').fill('Kemasan ekspor');
  await expect(page.getByLabel('Address')).toHaveValue('kemasan-ekspor');

  await addBlock(page, 'Figures');
  await block(page, 'Figures 1').getByLabel('Figure', { exact: true }).fill('1998');
  await block(page, 'Figures 1').getByLabel('Meaning', { exact: true }).fill('tahun berdiri');
  await addBlock(page, 'Questions and answers');
  await block(page, 'Questions and answers 2').getByLabel('Question', { exact: true }).fill('Berapa lama?');
  await block(page, 'Questions and answers 2')
    .getByLabel('Answer', { exact: true })
    .fill('Sepuluh hari kerja.');
  await addBlock(page, 'Call to action');
  const action = block(page, 'Call to action 3');
  await action.getByLabel('Heading', { exact: true }).fill('Butuh ukuran lain?');
  await action.getByLabel('Button', { exact: true }).fill('Minta penawaran');
  // The one before is folded to a line with its words.
  await expect(page.locator('.page-block-fields')).toHaveCount(1);
  await expect(block(page, 'Figures 1')).toContainText('1998 · tahun berdiri');
  for (const kind of ['Packaging or services', 'Client logos', 'Posts', 'Gallery'])
    await addBlock(page, kind);
  await addBlock(page, 'Address and opening hours');
  await block(page, 'Address and opening hours 8')
    .getByLabel('Address', { exact: true })
    .fill('Jl. Industri 12');
  await addBlock(page, 'Picture and text');
  await block(page, 'Picture and text 9').getByLabel('Heading', { exact: true }).fill('Dari satu pabrik');
  await block(page, 'Picture and text 9').getByRole('button', { name: 'Choose from files' }).click();
  await page.getByRole('dialog').last().getByRole('listitem').first().getByRole('button').click();

  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/only-us\/pages\/\d+$/);
  const preview = page.frameLocator('iframe[title="Live preview"]');
  await expect(preview.getByRole('heading', { name: 'Butuh ukuran lain?' })).toBeVisible();

  // What is typed appears beside the form, an unfinished block or not.
  const figures = await openBlock(page, 'Figures 1');
  await figures.getByLabel('Meaning', { exact: true }).fill('tahun pengalaman');
  await addBlock(page, 'Call to action');
  await expect(preview.getByText('tahun pengalaman')).toBeVisible();
  await act(page, 'Call to action 10', 'Delete');
  await expect(page.getByText('“Call to action” deleted.')).toBeVisible();

  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(stateIn(bar(page))).toHaveText('Live');
  // No menu leads to it: one click adds it, and it can be taken back.
  const add = page.getByRole('button', { name: 'Add to footer' });
  await add.click();
  await expect(add).toHaveCount(0);
  const said = page.getByText('The page is in the footer.').locator('../..');
  await said.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Add to menu' }).click();
  await expect(page.getByText('The page is in the menu.')).toBeVisible();
  expect(found).toEqual([]);

  await page.goto(`${site.url}/kemasan-ekspor`);
  await expect(page.getByText('tahun pengalaman')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Kemasan ekspor')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByText('Kemasan ekspor')).toHaveCount(0);
  const band = page.getByRole('region', { name: 'Butuh ukuran lain?' });
  const quote = band.getByRole('link', { name: 'Minta penawaran' });
  await expect(quote).toHaveAttribute('href', /wa\.me/);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violationsOn(page)).toEqual([]);
  }
});

test('blocks are moved, duplicated, hidden, deleted, brought back, and added during a save', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  for (const kind of ['Client logos', 'Posts', 'Gallery']) await addBlock(page, kind);
  await expect.poll(() => blockNames(page)).toEqual(['Client logos 1', 'Posts 2', 'Gallery 3']);
  await page.getByRole('button', { name: 'Move “Posts 2” up' }).click();
  await expect.poll(() => blockNames(page)).toEqual(['Posts 1', 'Client logos 2', 'Gallery 3']);
  await page.getByRole('button', { name: 'Edit “Posts 1”' }).click();
  await page.getByRole('button', { name: 'Edit “Client logos 2”' }).click();
  await page.getByRole('button', { name: 'Edit “Gallery 3”' }).click();
  const top = (name: string) => block(page, name).locator('.sortable-grip').first();
  await top('Gallery 3').dragTo(block(page, 'Posts 1'), { targetPosition: { x: 200, y: 2 } });
  await expect.poll(() => blockNames(page)).toEqual(['Gallery 1', 'Posts 2', 'Client logos 3']);
  await act(page, 'Posts 2', 'Duplicate');
  await expect.poll(() => blockNames(page)).toEqual(['Gallery 1', 'Posts 2', 'Posts 3', 'Client logos 4']);
  await act(page, 'Posts 3', 'Hide');
  await expect(block(page, 'Posts 3').getByText('Hidden')).toBeVisible();
  await act(page, 'Gallery 1', 'Delete');
  await expect.poll(() => blockNames(page)).toEqual(['Posts 1', 'Posts 2', 'Client logos 3']);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => blockNames(page)).toEqual(['Gallery 1', 'Posts 2', 'Posts 3', 'Client logos 4']);

  // What is added while a save is on its way stays.
  await page.getByLabel('Title').fill('Sambil disimpan');
  await expect(page).toHaveURL(/\/only-us\/pages\/\d+$/);
  const all = ['Gallery 1', 'Posts 2', 'Posts 3', 'Client logos 4', 'Client logos 5'];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/page.update*', async (route) => {
    await held;
    await route.continue();
  });
  const saving = page.waitForRequest(/page\.update/);
  await page.keyboard.press('Control+s');
  await saving;
  await addBlock(page, 'Client logos');
  letGo();
  await expect(stateIn(page)).toHaveText(savedUnpublished);
  await expect.poll(() => blockNames(page)).toEqual(all);
  await page.reload();
  await isReady(page);
  await expect.poll(() => blockNames(page)).toEqual(all);
});

test('only the form may frame its preview, and an unknown address stays a 404', async ({ page }) => {
  await signIn(page, site);
  const preview = await page.request.get(`${site.url}/share/page/1`);
  expect(preview.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(preview.headers()['x-frame-options']).toBe('SAMEORIGIN');
  const home = await page.request.get(site.url);
  expect(home.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const path of ['/tidak-ada', '/tentang-kami/dalam', '/Tidak-Ada']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});
