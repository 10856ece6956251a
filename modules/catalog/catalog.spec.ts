import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { addAccount, complaints, isReady, more, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { pdfOf } from '#tests/pdfs.ts';
import { budi } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import { catalogs } from './tables.ts';

const address = '/catalog/vinci-catalog.png';
const pdf = (name: string, texts: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOf(texts),
});

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

async function openScreen(page: Page) {
  await page.goto(`${site.url}/only-us/upload-catalog`);
  await isReady(page);
}

interface Added {
  file: { name: string; mimeType: string; buffer: Buffer };
  title: string;
  language?: string;
}

async function add(page: Page, { file, title, language }: Added) {
  await page.getByRole('link', { name: 'Upload a catalog' }).click();
  await page.getByLabel('Upload a file').setInputFiles(file);
  await expect(page.getByLabel('Title')).toHaveValue('export');
  await page.getByLabel('Title').fill(title);
  await expect(page.getByRole('img', { name: 'Page 12', exact: true })).toBeVisible();
  if (language) {
    await page.getByLabel('Language').click();
    await page.getByRole('option', { name: language }).click();
  }
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(stateIn(bar(page))).toHaveText('Live');
  await openScreen(page);
  await expect(row(page, title)).not.toContainText('Draft');
}

const bar = (page: Page) => page.locator('.form-page-bar');
const row = (page: Page, title: string) => page.getByRole('article', { name: title });

test('visitors download a PNG of at most 600 kB by its name, the count goes up, and it opens large', {
  tag: '@long',
}, async ({ page, browser }) => {
  const found = complaints(page);
  await signIn(page, site, budi);
  await openScreen(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${site.url}/catalog`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Katalog');
  await expect(visitor.getByRole('main').getByRole('img')).toBeVisible();
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Unduh katalog' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('vinci-catalog.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  const label = `Unduh katalog (${formatDownload({ type: 'image/png', bytes: bytes.length }, 'id')})`;
  await visitor.goto(site.url);
  await expect(visitor.getByRole('link', { name: label, exact: true })).toBeVisible();
  await visitor.goto(`${site.url}/catalog`);
  await expect(visitor.getByRole('link', { name: label, exact: true })).toBeVisible();
  const send = visitor.getByRole('link', { name: 'Kirim ke WhatsApp' });
  const sentence = new URL(String(await send.getAttribute('href'))).searchParams.get('text');
  expect(sentence).toBe(`Katalog Vinci: ${site.url}/catalog`);
  const file = await visitor.getByRole('link', { name: 'Buka ukuran penuh' }).getAttribute('href');
  const opened = await fetch(site.url + file);
  expect(opened.headers.get('content-type')).toBe('image/png');
  expect(Number(opened.headers.get('content-length'))).toBe(bytes.length);
  await context.close();

  await expect(async () => {
    await page.reload();
    await expect(row(page, 'Katalog')).toContainText('1 download', { timeout: 1000 });
  }).toPass();

  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('listitem').filter({ hasText: 'Catalog downloads' })).toContainText(
    '1 last week 0',
  );
  expect(found).toEqual([]);
});

test('visitors choose among several catalogs, and leaf through one, fetching only the pages that they see', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  await openScreen(page);
  const texts = Array.from({ length: 122 }, (_, index) => `Sheet ${index + 1}`);
  await add(page, { file: pdf('export.pdf', texts), title: 'Export catalog', language: 'English' });

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const fetched = new Set<string>();
  visitor.on('request', (request) => {
    const [, leaf] = /\.pdf\/(\d+)/.exec(request.url()) ?? [];
    if (leaf) fetched.add(leaf);
  });
  await visitor.goto(`${site.url}/catalog`);
  const shelved = visitor.getByRole('article').filter({ hasText: 'Export catalog' });
  await expect(shelved).toContainText(/English · PDF, .+, 122 halaman/);
  const download = shelved.getByRole('link', { name: 'Unduh: Export catalog' });
  await expect(download).toHaveAttribute('download', 'vinci-catalog-export-catalog.pdf');
  await expect(download).toHaveAttribute('hreflang', 'en');
  await expect(visitor.getByRole('link', { name: 'Unduh: Katalog' })).toHaveAttribute('href', address);
  await shelved.getByRole('link', { name: 'Export catalog', exact: true }).click();

  await expect(visitor).toHaveURL(`${site.url}/catalog/export-catalog`);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', visitor.url());
  await expect(
    visitor.getByRole('link', { name: /^Download the catalogue \(PDF, .*, 122 pages\)$/ }),
  ).toBeVisible();
  const other = visitor.getByRole('navigation', { name: 'Other catalogues' }).getByRole('link');
  await expect(other).toHaveAttribute('hreflang', 'id');
  const leaves = visitor.getByRole('region', { name: 'Catalogue pages' });
  await expect(leaves.getByRole('img', { name: 'Page 1 of 122: Sheet 1' })).toBeVisible();
  await leaves.getByRole('button', { name: 'Next page' }).click();
  const current = leaves.locator('nav a[aria-current]');
  await expect(current).toHaveText('2');
  await expect(leaves.getByRole('img', { name: 'Page 2 of 122: Sheet 2' })).toBeInViewport();
  await leaves.getByRole('button', { name: 'Previous page' }).click();
  await expect(current).toHaveText('1');
  expect(fetched).toContain('1');
  expect(fetched).not.toContain('12');
  await leaves.getByRole('link', { name: 'Page 12', exact: true }).press('Enter');
  await expect(current).toHaveText('12');
  await expect.poll(() => fetched).toContain('12');
  await visitor.getByRole('link', { name: 'Pages 121–122' }).click();
  await expect(leaves.getByRole('img', { name: 'Page 121 of 122: Sheet 121' })).toBeVisible();
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', visitor.url());
  await context.close();
});

test('the only catalog has one canonical address, and a draft is shown to staff and to people with a link', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openScreen(page);
  await more(row(page, 'Export catalog'), 'Unpublish');
  await expect(row(page, 'Export catalog')).toContainText('Draft');
  const html = await (await fetch(`${site.url}/catalog/katalog`)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/catalog"/>`);
  expect((await fetch(`${site.url}/catalog/export-catalog`)).status).toBe(404);
  // Staff see it, with a note.
  await page.goto(`${site.url}/catalog/export-catalog`);
  await expect(page.getByRole('note')).toContainText('This is a draft.');

  await openScreen(page);
  await row(page, 'Export catalog').getByRole('link').first().click();
  await bar(page).getByRole('button', { name: 'Share preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share preview' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const url = await dialog.getByLabel('Preview link').inputValue();
  await page.context().clearCookies();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export catalog');
  await expect(page.getByText(/^Preview, shared by Administrator\./)).toBeVisible();
});

test('a catalog is a draft with a title alone, needs a file to be published, and the refusal of a file goes when another one is chosen', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openScreen(page);
  await page.getByRole('link', { name: 'Upload a catalog' }).click();
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText([
    'Title is required.',
    'Address is required.',
    'Please choose a file.',
  ]);
  await page.getByLabel('Title').fill('Harga 2027');
  await expect(page.getByLabel('Address')).toHaveValue('harga-2027');
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toContainText('Draft · saved');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('rusak.jpg', Buffer.from('no picture'));
  const refusal = page.locator('form').getByRole('alert').filter({ hasText: 'supported' });
  await expect(refusal).toBeVisible();
  await choose('utuh.jpg', await photo({ width: 600, height: 800 }));
  await expect(refusal).toBeHidden();
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await openScreen(page);
  await expect(row(page, 'Harga 2027')).toContainText('Draft');
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
