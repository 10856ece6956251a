import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { addAccount, complaints, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { pdfOf } from '#tests/pdfs.ts';
import { budi } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { catalogs } from './tables.ts';

const address = '/catalog/vinci-catalog.png';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
  await addAccount(site, budi);
});
test.afterAll(() => site.stop());

const jpeg = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 420, height: 594, color }),
});

async function openScreen(page: Page) {
  await page.goto(`${site.url}/only-us/upload-catalog`);
  await isReady(page);
}

async function upload(page: Page, name: string, color: string) {
  await page.getByRole('button', { name: 'Upload a catalog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a catalog' });
  await dialog.getByLabel('Upload a file').setInputFiles(await jpeg(name, color));
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText('Visitors see this');
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const downloads = (page: Page) => page.getByRole('region', { name: 'Visitors see this catalog' });

test('visitors download a PNG by its name, and the count goes up', async ({ page, browser }) => {
  const found = complaints(page);
  await signIn(page, site, budi);
  await openScreen(page);
  await upload(page, 'katalog-2026.jpg', '#c08040');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${site.url}/catalog`);
  await expect(visitor.getByRole('main').getByRole('img')).toBeVisible();
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Unduh katalog' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('vinci-catalog.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  await context.close();

  await expect(async () => {
    await page.reload();
    await expect(downloads(page)).toContainText('1 by visitors', { timeout: 1000 });
  }).toPass();

  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  await expect(page.getByRole('img', { name: /^Catalog downloads per week: 1 in/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  const columns = await page.getByRole('columnheader').allTextContents();
  // The first column names the weeks.
  const cells = page.getByRole('row', { name: /this week so far/ }).getByRole('cell');
  await expect(cells.nth(columns.indexOf('Catalog downloads') - 1)).toHaveText('1');
  expect(found).toEqual([]);
});

test('the starter catalog is at most 600 kB, which its buttons say, and opens large', async ({ page }) => {
  const fresh = await startSite();
  const { headers } = await fetch(fresh.url + address, { method: 'HEAD' });
  const bytes = Number(headers.get('content-length'));
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(600_000);
  const label = `Unduh katalog (${formatDownload({ type: 'image/png', bytes }, 'id')})`;
  await page.goto(fresh.url);
  await expect(page.getByRole('link', { name: label, exact: true })).toBeVisible();
  await page.goto(`${fresh.url}/catalog`);
  await expect(page.getByRole('link', { name: label, exact: true })).toBeVisible();
  const send = page.getByRole('link', { name: 'Kirim ke WhatsApp' });
  const sentence = new URL(String(await send.getAttribute('href'))).searchParams.get('text');
  expect(sentence).toBe(`Katalog Vinci: ${fresh.url}/catalog`);
  const file = await page.getByRole('link', { name: 'Buka ukuran penuh' }).getAttribute('href');
  const opened = await fetch(fresh.url + file);
  expect(opened.headers.get('content-type')).toBe('image/png');
  expect(Number(opened.headers.get('content-length'))).toBe(bytes);
  await fresh.stop();
});

test('a wrong catalog is rolled back with one click', async ({ page, request }) => {
  const etag = async () => (await request.head(site.url + address)).headers().etag;
  await signIn(page, site);
  await openScreen(page);
  await upload(page, 'benar.jpg', '#306090');
  const right = await etag();
  await upload(page, 'salah.jpg', '#903030');
  expect(await etag()).not.toBe(right);
  await row(page, 'benar.jpg').getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(row(page, 'benar.jpg')).toContainText('Visitors see this');
  await expect(downloads(page)).toContainText('Shown again');
  expect(await etag()).toBe(right);
  await row(page, 'salah.jpg').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(row(page, 'salah.jpg')).toHaveCount(0);
});

test('visitors leaf through a catalog that is a PDF, and fetch only the pages that they see', async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await openScreen(page);
  await page.getByRole('button', { name: 'Upload a catalog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a catalog' });
  const texts = Array.from({ length: 12 }, (_, index) => `Lembar ${index + 1}`);
  const file = { name: 'katalog.pdf', mimeType: 'application/pdf', buffer: pdfOf(texts) };
  await dialog.getByLabel('Upload a file').setInputFiles(file);
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Visitors see this catalog' })).toContainText(
    'PDF, 12 pages',
  );

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const fetched = new Set<string>();
  visitor.on('request', (request) => {
    const [, leaf] = /\.pdf\/(\d+)/.exec(request.url()) ?? [];
    if (leaf) fetched.add(leaf);
  });
  await visitor.goto(`${site.url}/catalog`);
  await expect(visitor.getByRole('link', { name: /^Unduh katalog \(PDF, .*, 12 halaman\)$/ })).toBeVisible();
  const leaves = visitor.getByRole('region', { name: 'Halaman katalog' });
  await expect(leaves.getByRole('img', { name: 'Halaman 1 dari 12: Lembar 1' })).toBeVisible();
  await leaves.getByRole('button', { name: 'Halaman berikutnya' }).click();
  const current = leaves.locator('nav a[aria-current]');
  await expect(current).toHaveText('2');
  await expect(leaves.getByRole('img', { name: 'Halaman 2 dari 12: Lembar 2' })).toBeInViewport();
  await leaves.getByRole('button', { name: 'Halaman sebelumnya' }).click();
  await expect(current).toHaveText('1');
  expect(fetched).toContain('1');
  expect(fetched).not.toContain('12');
  await leaves.getByRole('link', { name: 'Halaman 12', exact: true }).press('Enter');
  await expect(current).toHaveText('12');
  await expect.poll(() => fetched).toContain('12');
  await context.close();
});

test('a catalog needs a file', async ({ page }) => {
  await signIn(page, site);
  await openScreen(page);
  await page.getByRole('button', { name: 'Upload a catalog' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please choose a file.');
});

test('a picture that was unsaved before a crash is offered again and shown', async ({ page, context }) => {
  await signIn(page, site);
  await openScreen(page);
  await page.getByRole('button', { name: 'Upload a catalog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Upload a file').setInputFiles(await jpeg('setengah-jadi.jpg', '#207050'));
  await expect(dialog.locator('img')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('catalog new');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openScreen(again);
  await again.getByRole('button', { name: 'Upload a catalog' }).click();
  await again.getByRole('button', { name: /^Restore the changes of/ }).click();
  await expect(again.getByRole('dialog').locator('img')).toBeVisible();
  await again.keyboard.press('Control+s');
  await expect(row(again, 'setengah-jadi.jpg')).toContainText('Visitors see this');
});

test('a client manages the catalog but not the footer', async ({ page }) => {
  await openDashboard(page, site, budi);
  await page.getByRole('link', { name: 'Upload Catalog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Catalog');
  const answer = await page.goto(`${site.url}/only-us/global-setting/footer`);
  expect(answer?.status()).toBe(403);
});

test('while the site is closed, visitors can’t get the catalog', async ({ page, request }) => {
  await signIn(page, site);
  await openScreen(page);
  await upload(page, 'rahasia.jpg', '#555555');
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  await page.getByRole('button', { name: 'Turn maintenance on' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn maintenance on' }).click();
  await expect(page.getByRole('heading', { name: 'Visitors see the maintenance page' })).toBeVisible();
  const answer = await request.get(site.url + address);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([503, 'no-store']);
  expect(await answer.text()).toContain('Sorry, website is under maintenance');
  expect((await page.request.get(site.url + address)).status()).toBe(200);
  await page.getByRole('button', { name: 'Go live' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByRole('heading', { name: 'The site is live' })).toBeVisible();
});

test('without a catalog its page says so, and the home page doesn’t mention it', async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.delete(catalogs).run();
  db.$client.close();
  await page.goto(`${site.url}/catalog`);
  await expect(page.getByText('Katalog kami sedang disiapkan.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unduh katalog' })).toHaveCount(0);
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: 'Unduh katalog' })).toHaveCount(0);
  const answer = await page.goto(site.url + address);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});
