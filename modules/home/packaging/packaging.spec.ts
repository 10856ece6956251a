import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { complaints, isReady, more, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';
import { offers } from '../tables.ts';

const site = ownSite();

type Offer = typeof offers.$inferSelect;

const list = '/only-us/home/packaging';
const rows = (page: Page) => page.getByRole('region', { name: 'Specification' }).getByRole('listitem');
const labels = (page: Page) =>
  rows(page)
    .getByLabel(/^Label/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const isSaved = async (page: Page) => {
  await expect(stateIn(page)).toHaveText(/^(Live|Draft · saved \d\d:\d\d)$/);
};
/** Publishes what is in the form. */
async function publish(page: Page) {
  await page
    .locator('.form-page-bar')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: /^Publish/ })
    .click();
}

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

async function addRow(page: Page, label: string, value: string) {
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Add row' }).click();
  await rows(page)
    .nth(before)
    .getByLabel(/^Label/)
    .fill(label);
  await rows(page)
    .nth(before)
    .getByLabel(/^Value/)
    .fill(value);
}

const unfold = (page: Page) => page.getByText('Address and summary').click();
const furtherPictures = (page: Page) =>
  page.getByRole('region', { name: 'More pictures' }).getByRole('listitem');

/** Chooses several at once, each found by its name. */
async function addPictures(page: Page, names: string[]) {
  const opener = page.getByRole('button', { name: 'Add pictures' });
  await opener.click();
  const chooser = page.getByRole('dialog', { name: 'Choose pictures' });
  for (const name of names) {
    await chooser.getByLabel('Search files').fill(name);
    await chooser.getByRole('listitem').getByRole('button', { name }).click();
  }
  await chooser.getByRole('button', { name: `Add ${names.length} pictures` }).click();
  await expect(chooser).toBeHidden();
  await expect(opener).toBeFocused();
}

test('a product is written, published, read by a visitor, and moves to another address', {
  tag: '@long',
}, async ({ page, browser }) => {
  const found = complaints(page);
  await signIn(page, site);
  await open(page, list);
  await page.getByRole('link', { name: 'Add product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sekat karton');
  await expect(page.getByLabel('Address')).toHaveValue('sekat-karton');
  await unfold(page);
  await page.getByLabel('Summary').fill('Sekat yang menjaga botol tidak saling berbenturan.');
  const file = {
    name: 'sekat.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 800, height: 600 }),
  };
  await page.getByLabel('Upload a picture').setInputFiles(file);
  await expect(page.getByRole('group', { name: 'Picture' }).getByRole('presentation')).toBeVisible();
  const datasheet = { ...file, name: 'data.jpg', buffer: await photo({ width: 420, height: 594 }) };
  await page.getByLabel('Upload a file').setInputFiles(datasheet);
  await expect(page.getByRole('group', { name: 'Datasheet' }).getByRole('presentation')).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('Dipotong dari karton flute B.');
  await addRow(page, 'Bahan', 'Karton flute B');
  await addRow(page, 'Isi', '6 atau 12 botol');
  await addPictures(page, ['mailer-box.webp', 'wooden-crate.webp']);
  await expect(furtherPictures(page)).toHaveCount(2);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/packaging\/\d+$/);
  await isSaved(page);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const address = `${site.url}/packaging/sekat-karton`;
  expect((await visitor.goto(address))?.status()).toBe(404);
  await publish(page);
  await expect(stateIn(page)).toHaveText('Live');

  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sekat karton');
  await expect(visitor.getByText('Dipotong dari karton flute B.')).toBeVisible();
  await expect(visitor.getByRole('row', { name: 'Isi 6 atau 12 botol' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Gambar' }).getByRole('listitem')).toHaveCount(2);
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: /^Lembar data \(JPEG, \d+ kB\)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sekat-karton.jpg');

  await page.getByLabel('Address').fill('sekat');
  await publish(page);
  await isSaved(page);
  const moved = await fetch(address, { redirect: 'manual' });
  expect(moved.status).toBe(301);
  await visitor.goto(address);
  await expect(visitor).toHaveURL(`${site.url}/packaging/sekat`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sekat karton');
  await context.close();
  expect(found).toEqual([]);
});

test('prices, what to prepare and questions are shown once somebody writes them', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await open(page, list);
  await row(page, 'Busa pelindung').getByRole('link').click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  const add = async (name: string, button: string, values: [string, string]) => {
    const part = page.getByRole('region', { name });
    const count = await part.getByRole('listitem').count();
    await part.getByRole('button', { name: button }).click();
    const inputs = part.getByRole('listitem').nth(count).getByRole('textbox');
    for (const [index, value] of values.entries()) await inputs.nth(index).fill(value);
  };
  await add('Prices by quantity', 'Add price', ['100 set', 'Rp 12.500 / set']);
  await add('What to prepare', 'Add item', ['Nomor gambar', '']);
  await add('Questions and answers', 'Add question', ['Bisa warna lain?', 'Bisa, mulai 500 set.']);
  await page.getByLabel('Used for').fill('pengiriman, laboratorium');
  await publish(page);
  await isSaved(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${site.url}/packaging/protective-foam`);
  const prices = visitor.getByRole('term').filter({ hasText: '100 set' });
  await expect(prices.locator('+ dd')).toHaveText('Rp 12.500 / set');
  const jsonLd = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.join()).toContain('"lowPrice":12500');
  await expect(visitor.getByRole('region', { name: 'Yang perlu Anda siapkan' })).toContainText(
    'Nomor gambar',
  );
  await expect(visitor.getByRole('region', { name: 'Sering ditanyakan' })).toContainText(
    'Bisa, mulai 500 set.',
  );
  await visitor.goto(`${site.url}/packaging`);
  await visitor.getByRole('link', { name: 'Harga terendah' }).click();
  const first = visitor.getByRole('main').getByRole('listitem').filter({ hasText: 'Busa pelindung' });
  await expect(first).toContainText('mulai Rp\u00A012.500');
  await visitor.getByRole('link', { name: 'Laboratorium 1' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kemasan untuk laboratorium');
  await context.close();
});

test('rows of the specification are moved by keyboard, keep their order, and are marked in their place', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await open(page, list);
  await row(page, 'Label cetak').getByRole('link').click();
  // The editor loads last: from then on nothing moves.
  await expect(page.getByRole('toolbar')).toBeVisible();
  const [first, second, third, ...others] = await labels(page);
  const down = page.getByRole('button', { name: 'Move “row 1” down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual([second, first, third, ...others]);
  // The same row still has the focus.
  await expect(page.getByRole('button', { name: 'Move “row 2” down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => labels(page)).toEqual([second, third, first, ...others]);
  await page.getByRole('button', { name: 'Remove row 1' }).press('Enter');
  await publish(page);
  await isSaved(page);
  await page.reload();
  await isReady(page);
  await expect.poll(() => labels(page)).toEqual([third, first, ...others]);
  await page.getByRole('button', { name: 'Add row' }).click();
  await unfold(page);
  await page.getByLabel('Address').fill('mailer-box');
  // Nothing is asked before the row is mended.
  await page.locator('.form-page-bar').getByRole('button', { name: 'Publish changes' }).click();
  await expect(rows(page).last()).toContainText('Label is required.');
  await expect(
    rows(page)
      .last()
      .getByLabel(/^Label/),
  ).toBeFocused();
  await rows(page)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await publish(page);
  await expect(page.getByLabel('Address')).toBeFocused();
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/^Data already exists\./);
});

test('the mouse moves a row by its grip and selects text in its fields', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await open(page, list);
  const form = await row(page, 'Mailer box').locator('.open-link').getAttribute('href');
  // Nothing that comes later moves the field away from the mouse.
  await page.goto(site.url + form, { waitUntil: 'networkidle' });
  await isReady(page);
  const field = rows(page)
    .first()
    .getByLabel(/^Value/);
  // Hovering waits until the field stays where it is.
  await field.hover({ position: { x: 20, y: 16 } });
  await page.mouse.down();
  for (const x of [60, 90, 120]) await field.hover({ position: { x, y: 16 } });
  await page.mouse.up();
  await page.keyboard.type('X');
  await expect(field).toHaveValue(/^.{0,6}X.+$/);

  const [first, second, ...others] = await labels(page);
  await rows(page)
    .first()
    .getByTitle(/^Drag/)
    .dragTo(rows(page).nth(1), { targetPosition: { x: 20, y: 40 } });
  await expect.poll(() => labels(page)).toEqual([second, first, ...others]);
});

test('a draft shows a note to staff and is a 404 for visitors', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await open(page, list);
  await more(row(page, 'Tabung karton'), 'Unpublish');
  await expect(row(page, 'Tabung karton').getByText('Draft')).toBeVisible();
  await page.goto(`${site.url}/packaging/mailing-tube`);
  await expect(page.getByRole('note')).toContainText('Ini draf.');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  expect((await visitor.goto(`${site.url}/packaging/mailing-tube`))?.status()).toBe(404);
  await visitor.goto(`${site.url}/packaging`);
  await expect(visitor.getByRole('link', { name: 'Karton gelombang' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Tabung karton' })).toHaveCount(0);
  await context.close();
});

test('a list of more than 24 products comes in pages', async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const { id, ...first } = db.select().from(offers).where(eq(offers.kind, 'packaging')).get() as Offer;
  for (let number = 1; number <= 30; number += 1) {
    const row = { ...first, name: `Kotak ${number}`, slug: `kotak-${number}`, position: 100 + number };
    db.insert(offers).values(row).run();
  }
  db.$client.close();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(`${site.url}/packaging`);
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(24);
  const places = await names.evaluateAll((all) =>
    all.slice(0, 4).map((name) => name.getBoundingClientRect().x),
  );
  expect(new Set(places).size).toBe(3);
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await expect(page).toHaveURL(`${site.url}/packaging?page=2`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/packaging?page=2`);
  await expect(page).toHaveTitle('Kemasan · Halaman 2 · Vinci');
  await expect(names.last()).toHaveText('Kotak 30');
  await page.getByRole('link', { name: 'Sebelumnya' }).click();
  await expect(page).toHaveURL(`${site.url}/packaging`);
  for (const missing of ['0', '3', '1.5', 'x'])
    expect((await fetch(`${site.url}/packaging?page=${missing}`)).status, missing).toBe(404);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/packaging?page=2<');
});
