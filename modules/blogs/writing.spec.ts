import { expect, type Locator, type Page, test } from '@playwright/test';
import { addAccount, complaints, isReady, signIn } from '#tests/back-office.ts';
import { budi } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { confirmPublish, isKept, isSaved, pressSave, publish, publishPanel } from './test-form.ts';
import { fromGoogleDocs, fromWord } from './test-pastes.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
  await addAccount(site, budi);
});
test.afterAll(() => site.stop());

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
  await expect(text(page)).toBeVisible();
}

async function save(page: Page) {
  await publish(page);
  await isSaved(page);
}

async function choose(page: Page, field: string, option: string) {
  await page.getByLabel(field, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Pastes like Ctrl+V: HTML, or a copied picture. */
function paste(into: Locator, html: string | null) {
  return into.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    if (copied === null) clipboardData.items.add(new File(['x'], 'layar.png', { type: 'image/png' }));
    else clipboardData.setData('text/html', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a post is written with a picture inside, published, read, and found under its former address', async ({
  page,
  browser,
}) => {
  const found = complaints(page);
  await signIn(page, site, budi);
  await open(page, '/only-us/blogs/new');
  await page.getByLabel('Title').fill('Uji tumpuk palet');
  await expect(page.getByLabel('Address')).toHaveValue('uji-tumpuk-palet');
  await expect(page.getByLabel('Author')).toHaveValue('Budi Santoso');
  await text(page).click();
  await page.keyboard.type('Palet diuji ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('dua hari');
  await page.keyboard.press('Control+b');
  await tool(page, 'Picture').click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Upload a picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'uji.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 600 }) });
  await expect(text(page).locator('figure img')).toBeVisible();
  await page.getByLabel('Alternative text').fill('Palet di bawah mesin tekan');
  await choose(page, 'State', 'Published');
  // By keyboard, nothing is published.
  await page.keyboard.press('Control+s');
  await isKept(page);
  await expect(page).toHaveURL(/\/only-us\/blogs\/new$/);
  await pressSave(page);
  await confirmPublish(page);
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isSaved(page);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/blogs`);
  await visitor.getByRole('link', { name: 'Uji tumpuk palet' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Uji tumpuk palet');
  await expect(visitor.locator('.rich-text strong')).toHaveText('dua hari');
  await expect(visitor.getByRole('img', { name: 'Palet di bawah mesin tekan' })).toBeVisible();

  await page.getByLabel('Address').fill('uji-tekan-palet');
  await save(page);
  const former = await page.request.get(`${site.url}/blogs/uji-tumpuk-palet`, { maxRedirects: 0 });
  expect(former.status()).toBe(301);
  expect(former.headers().location).toBe('/blogs/uji-tekan-palet');
  await visitor.goto(`${site.url}/blogs/uji-tumpuk-palet`);
  await expect(visitor).toHaveURL(`${site.url}/blogs/uji-tekan-palet`);
  await visitor.close();
  expect(found).toEqual([]);
});

test('text from Word and Google Docs keeps its structure and loses its styling', async ({ page }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/new');
  await text(page).click();
  await paste(text(page), fromWord);
  await expect(page.getByText('Pictures can’t be pasted here')).toBeVisible();
  await expect(text(page).locator('h2')).toHaveText('Memilih karton');
  await expect(text(page).locator('p').first()).toHaveText(
    /^Tebal\s+dan ringan, lihat kemasan\s+atau daftar harga\.$/,
  );
  await expect(text(page).locator('strong')).toHaveText('Tebal');
  await expect(text(page).locator('em')).toHaveText('ringan');
  await expect(text(page).locator('a')).toHaveAttribute('href', 'https://vinci.example/kemasan');
  await expect(text(page).locator('ul > li > p')).toHaveText(['Flute B', 'Untuk kaleng', 'Flute C']);
  await expect(text(page).locator('ul ul > li')).toHaveText(['Untuk kaleng']);
  await expect(text(page).locator('ol > li')).toHaveText(['Ukur']);
  await expect(text(page).locator('td')).toHaveText(['Flute', 'Tebal']);
  await expect(text(page).locator('img[src]')).toHaveCount(0);
  expect(await text(page).innerHTML()).not.toMatch(/mso-|Mso|style="(?!min-width)|o:p|file:/);

  await page.keyboard.press('Control+a');
  await paste(text(page), fromGoogleDocs);
  await expect(text(page).locator('h2')).toHaveText('Uji jatuh');
  await expect(text(page).locator('strong')).toHaveText('sudut dulu');
  await expect(text(page).locator('em')).toHaveText(', lalu sisi.');
  await expect(text(page).locator('li')).toHaveText(['Satu sudut']);
  expect(await text(page).innerHTML()).not.toMatch(/docs-internal|googleusercontent|dir=|style=/);

  await page.getByLabel('Title').fill('Dari dokumen');
  await save(page);
});

test('a message says that pictures can’t be pasted', async ({ page }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/new');
  const notice = page.getByText('Pictures can’t be pasted here');
  for (const copied of [null, '<p>Lihat <img src="data:image/png;base64,iVBORw0KGgo="></p>']) {
    await text(page).click();
    await paste(text(page), copied);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
  }
  await expect(text(page)).toHaveText('Lihat');
  await expect(text(page).locator('img[src]')).toHaveCount(0);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a post is published in the site’s time zone', async ({ page }) => {
    await signIn(page, site);
    await open(page, '/only-us/blogs/new');
    await page.getByLabel('Title').fill('Rencana 2040');
    await page.getByLabel('Published date', { exact: true }).fill('2040-01-02T09:05');
    await choose(page, 'State', 'Published');
    await pressSave(page);
    await expect(publishPanel(page).getByRole('textbox', { name: 'Publish at' })).toHaveValue(
      '2040-01-02T09:05',
    );
    await confirmPublish(page);
    await isSaved(page);
    await expect(page.getByLabel('Published date', { exact: true })).toHaveValue('2040-01-02T09:05');
    await page.goto(`${site.url}/only-us/blogs`);
    const row = page.getByRole('row').filter({ hasText: 'Rencana 2040' });
    await expect(row).toContainText('Scheduled');
    await expect(row).toContainText('2 Jan 2040, 09.05');
  });
});

test('posts are found, unpublished and deleted in their list', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByLabel('Search posts').fill('pallet patterns');
  await expect(page.getByText('1 post', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Pallet patterns' });
  const more = row.getByRole('button', { name: /^More for/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(row).toContainText('Draft');
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Delete “Pallet patterns: how stacking');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('two tabs with the same post lose nothing', async ({ page, context }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/1');
  const other = await context.newPage();
  await open(other, '/only-us/blogs/1');
  await page.getByLabel('Author').fill('Sari');
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Dari tab pertama. ');
  await save(page);

  await other.getByLabel('Summary').fill('Dari tab kedua.');
  await text(other).click();
  await other.keyboard.press('Control+Home');
  await other.keyboard.type('Dari tab kedua. ');
  await other.keyboard.press('Control+s');
  await expect(
    other.getByText(/^Someone else saved this at \d\d\.\d\d while you were editing\.$/),
  ).toBeVisible();
  await expect(other.getByLabel('Summary')).toHaveValue('Dari tab kedua.');
  await expect(other.getByLabel('Author')).toHaveValue('Sari');
  await expect(text(other)).toContainText('Dari tab kedua.');
  await other.getByRole('button', { name: 'Take theirs for Text' }).click();
  await expect(text(other)).toContainText('Dari tab pertama.');
  await save(other);
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Dari tab kedua.');
  await expect(text(page)).toContainText('Dari tab pertama.');
});

test('the editor is loaded only where it is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  const editors = () => scripts.filter((script) => script.includes('ProseMirror')).length;
  await signIn(page, site);
  for (const path of ['/only-us/blogs', '/only-us/gallery', '/blogs', '/blogs/karton-gelombang']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
  }
  expect(editors()).toBe(0);
  await open(page, '/only-us/blogs/1');
  await expect.poll(editors).toBeGreaterThan(0);
});

test('links accept only safe addresses, and tables grow and shrink', async ({ page }) => {
  await signIn(page, site);
  await open(page, '/only-us/blogs/new');
  await text(page).click();
  await page.keyboard.type('kemasan');
  await page.keyboard.press('Control+a');
  await tool(page, 'Link').click();
  await page.getByLabel('Link to').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t a valid link. Check the address.')).toBeVisible();
  await page.getByLabel('Link to').fill('vinci.example');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('a')).toHaveAttribute('href', 'https://vinci.example');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tool(page, 'Table').click();
  await tool(page, 'Add column right').click();
  await tool(page, 'Add row below').click();
  await expect(text(page).locator('th')).toHaveCount(4);
  await expect(text(page).locator('tr')).toHaveCount(4);
  await tool(page, 'Delete row').click();
  await tool(page, 'Delete column').click();
  await expect(text(page).locator('tr').first().locator('th, td')).toHaveCount(3);
  await tool(page, 'Undo').click();
  await expect(text(page).locator('tr').first().locator('th, td')).toHaveCount(4);
});
