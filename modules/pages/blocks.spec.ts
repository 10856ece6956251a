import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { hasFocusAfter } from '#tests/keyboard.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';
import { addBlock, block, focused } from './test-blocks.ts';

const site = ownSite();

const menu = (page: Page) => page.getByRole('dialog', { name: 'Add block' });
const field = (page: Page, name: string, label: string) =>
  block(page, name).getByLabel(label, { exact: true });

test('the menu shows each block as it looks, and is used by typing and by arrow keys', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add block' }).click();
  const options = menu(page).getByRole('option');
  await expect(options.first()).toContainText('Text');
  const drawn = await options.evaluateAll((all) =>
    all.map((each) => [
      each.querySelector('svg')?.getBoundingClientRect().width ?? 0,
      each.textContent ?? '',
    ]),
  );
  expect(drawn.length).toBeGreaterThanOrEqual(17);
  for (const [width, words] of drawn) {
    expect(width, String(words)).toBeGreaterThan(100);
    expect(String(words)).toMatch(/\.$/);
  }
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  }
  // A row down, and one to the left.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(options.nth(4)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add block' })).toBeFocused();
  await addBlock(page, 'spreadsheet');
  await expect(block(page, 'Table 1')).toBeVisible();
});

test('a page of the blocks for texts, tables, people and prices is written and visited', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  await signIn(page, site);
  const found = complaints(page);
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await page.getByLabel('Title').fill('Semua blok');
  await writeBlocks(page);
  const bar = page.locator('.form-page-bar');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(stateIn(bar)).toHaveText('Live');
  expect(found).toEqual([]);

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const visitor = await context.newPage();
  const elsewhere: string[] = [];
  await visitor.route(/^https:/, (route) => {
    elsewhere.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await visitor.goto(`${site.url}/semua-blok`);
  const columns = visitor.locator('.block-columns li');
  const tops = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(columns.first()).toContainText('Tepat ukuranDipotong menurut isi.');
  const quote = visitor.locator('.block-quote');
  await expect(quote.locator('blockquote')).toHaveText('Klaim rusak hampir nol.');
  await expect(quote.locator('figcaption')).toHaveText('Dewi <img src=x onerror=alert(1)>');
  const prices = visitor.getByRole('table', { name: 'Karton' });
  await expect(prices.getByRole('row', { name: 'Karton S' })).toContainText('Rp 2.350per buah');
  await expect(visitor.getByRole('link', { name: '0812-3456', exact: true })).toHaveAttribute(
    'href',
    'tel:08123456',
  );
  await expect(visitor.getByRole('link', { name: 'budi@vinci.id' })).toHaveAttribute(
    'href',
    'mailto:budi@vinci.id',
  );
  await expect(visitor.locator('.block-team .picture-frame')).toHaveText('BS');
  await expect(visitor.getByRole('columnheader', { name: 'Beban' })).toBeVisible();

  const video = visitor.locator('.block-video a');
  await expect(video).toHaveAttribute('href', 'https://vimeo.com/76979871');
  expect(elsewhere).toEqual([]);
  await video.click();
  await expect(visitor.frameLocator('.block-video iframe').getByText('Player')).toBeVisible();
  expect(elsewhere).toEqual(['player.vimeo.com']);

  for (const width of [320, 390, 820, 1280]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const [scheme, width] of [['light', 390] as const, ['dark', 1280] as const]) {
    await visitor.emulateMedia({ colorScheme: scheme });
    await visitor.setViewportSize({ width, height: 900 });
    expect(await violationsOn(visitor)).toEqual([]);
  }
  // On a phone each row is a card, whose cells name their columns.
  await visitor.setViewportSize({ width: 390, height: 900 });
  const cell = visitor.getByRole('cell', { name: '12 kg' });
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"Beban"');
});

async function writeBlocks(page: Page) {
  await addBlock(page, 'Columns');
  for (const [column, title, text] of [
    [1, 'Tepat ukuran', 'Dipotong menurut isi.'],
    [2, 'Tahan tumpuk', 'Diuji BCT.'],
  ] as const) {
    const inside = block(page, 'Columns 1').getByRole('group', { name: `column ${column}` });
    await inside.getByLabel('Heading of the column').fill(title);
    await inside.locator('[contenteditable]').click();
    await page.keyboard.type(text);
  }
  await addBlock(page, 'Video');
  await field(page, 'Video 2', 'Address of the video').fill('https://vimeo.com/76979871');
  await addBlock(page, 'Quote');
  await field(page, 'Quote 3', 'Quote').fill('Klaim rusak hampir nol.');
  await field(page, 'Quote 3', 'Name').fill('Dewi <img src=x onerror=alert(1)>');
  await addBlock(page, 'spreadsheet');
  const cells = block(page, 'Table 4').locator('th, td');
  await cells.first().click();
  const words = ['Jenis', 'Beban', 'Minimum', 'Karton M', '12 kg', '300 buah', 'Karton L', '25 kg', '200'];
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await addBlock(page, 'Price list');
  await field(page, 'Price list 5', 'Heading of the group').fill('Karton');
  await field(page, 'Price list 5', 'Name').fill('Karton S');
  await field(page, 'Price list 5', 'Price').fill('Rp 2.350');
  await field(page, 'Price list 5', 'Unit').fill('per buah');
  await addBlock(page, 'Team');
  await field(page, 'Team 6', 'Name').fill('Budi Santoso');
  await field(page, 'Team 6', 'Phone').fill('0812-3456');
  await field(page, 'Team 6', 'Email').fill('budi@vinci.id');
}

test('whatever block or row is added, all that is typed at once stands in its first field', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1200, height: 900 });
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  // The forms of the blocks come late, as on a slow line.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add block' }).click();
  await expect(menu(page).getByRole('option').first()).toBeVisible();
  const labels = await menu(page).getByRole('option').locator('.finder-title').allTextContents();
  await page.keyboard.press('Escape');
  expect(labels.length).toBeGreaterThanOrEqual(17);
  const rows: string[] = [];
  for (const label of labels) {
    await page.getByRole('button', { name: 'Add block' }).click();
    await menu(page).getByRole('combobox').fill(label);
    const option = menu(page).getByRole('option', { selected: true }).locator('.finder-title');
    await expect(option).toHaveText(label);
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
    await page.keyboard.type('Setiap huruf ada.');
    const fields = page.locator('.page-block-fields');
    await expect.poll(() => wordsOf(focused(fields)), { message: label }).toBe('Setiap huruf ada.');
    for (const button of await fields.getByRole('button', { name: /^Add (?!pictures)/ }).all()) {
      const name = `${label}: ${await button.textContent()}`;
      await button.click();
      await page.keyboard.type('Baris baru.');
      const typed = wordsOf(focused(fields.locator('.input-row')));
      expect(await typed, name).toBe('Baris baru.');
      rows.push(name);
    }
  }
  expect(rows.length).toBeGreaterThanOrEqual(6);
});

test('an added block has the focus before the next letter can come', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add block' }).click();
  await menu(page).getByRole('combobox').fill('Quote');
  await expect(menu(page).getByRole('option', { selected: true })).toContainText('Quote');
  expect(await hasFocusAfter(page, 'Enter', '.page-block-fields')).toBe(true);
});

/** What a field says, whatever it is. */
function wordsOf(field: Locator) {
  return field.evaluate((one) => (one as HTMLInputElement).value ?? one.textContent);
}

test('words that are typed before the suggestions of a link are loaded stay, and the focus with them', async ({
  page,
}) => {
  await signIn(page, site);
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/chunks\//, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('finder-over')) await typed;
    await route.fulfill({ response });
  });
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await addBlock(page, 'Call to action');
  const link = field(page, 'Call to action 1', 'Link');
  await link.pressSequentially('tentang');
  await expect(link).not.toHaveRole('combobox');
  release();
  await expect(block(page, 'Call to action 1').getByRole('option').first()).toContainText('/tentang-kami');
  await page.keyboard.type(' kami');
  await expect(link).toHaveValue('tentang kami');
});

test('a call to action finds its page by words, and keeps the link when the address changes', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/pages/new`);
  await isReady(page);
  await page.getByLabel('Title').fill('Ajakan');
  await addBlock(page, 'Call to action');
  await field(page, 'Call to action 1', 'Heading').fill('Siapa kami?');
  await field(page, 'Call to action 1', 'Button').fill('Kenalan');
  const link = field(page, 'Call to action 1', 'Link');
  await link.fill('tentang kami');
  await expect(block(page, 'Call to action 1').getByRole('option').first()).toContainText('/tentang-kami');
  await link.press('Enter');
  await expect(block(page, 'Call to action 1')).toContainText('Leads to “Tentang Kami” (/tentang-kami)');
  await expect(link).toHaveValue('');
  const button = page.frameLocator('iframe[title="Live preview"]').getByRole('link', { name: 'Kenalan' });
  await expect(button).toHaveAttribute('href', '/tentang-kami');
  expect(await violationsOn(page, '.page-blocks')).toEqual([]);

  // An address is kept as it is typed.
  await block(page, 'Call to action 1').getByRole('button', { name: 'Remove link' }).click();
  await link.fill('https://toko.example/');
  await expect(button).toHaveAttribute('href', 'https://toko.example/');
});
