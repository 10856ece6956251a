import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { openDatabase } from '#database/client.ts';
import { brands } from '#database/tables.ts';
import { test } from '#tests/read-only-site.ts';
import { startSite } from '#tests/site.ts';

/** The page as A4 sheets: their number and their text. */
async function print(page: Page, address: string) {
  await page.goto(address);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { sheets: totalPages, words: plain(text) };
}

// Without spaces, which are guessed from the positions of letters; and the font's hyphen may be a minus.
const plain = (text: string) => text.replaceAll('−', '-').replaceAll(/\s+/g, '');

test('a product fits on one sheet, with its address and the phone number', async ({ page, site }) => {
  const { sheets, words } = await print(page, `${site.url}/packaging/die-cut-box`);
  expect(sheets).toBe(1);
  expect(words).toContain(plain('Minimum pesanan 1.000 buah'));
  expect(words).toContain(`${site.url}/packaging/die-cut-box`);
  expect(words).toContain(plain('WhatsApp 0812-3456-7890'));
  await page.emulateMedia({ media: 'print' });
  const picture = await page.locator('.offer-picture').boundingBox();
  const specification = await page.getByRole('table', { name: 'Spesifikasi' }).boundingBox();
  expect(specification?.y).toBe(picture?.y);
});

test('everything that is sold fits on one sheet with the whole address, and the form too', {
  tag: '@long',
}, async ({ browser }) => {
  const site = await startSite();
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const week = { opens: '08:00', closes: '17:00' };
  const company = {
    legalName: 'PT Vinci Kemasan Nusantara',
    street: 'Jl. Industri Selatan 5 Blok JJ No. 12',
    city: 'Cikarang',
    postalCode: '17530',
    province: 'Jawa Barat',
    phone: '(021) 5550 123',
    email: 'halo@vinci.example',
    hours: [week, week, week, week, week, { ...week, closes: '12:00' }, null],
  };
  db.update(brands).set(company).run();
  db.$client.close();
  const page = await browser.newPage();
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const offers = [...xml.matchAll(/\/(?:packaging|services)\/[^<]+/g)].map(([each]) => each);
  expect(offers.length).toBeGreaterThan(9);
  for (const address of [...offers, '/catalog', '/contact']) {
    const { sheets, words } = await print(page, site.url + address);
    expect.soft(sheets, address).toBe(1);
    expect.soft(words, address).toContain(plain('Jl. Industri Selatan 5 Blok JJ No. 12 · Cikarang 17530'));
    expect.soft(words.split(plain('(021) 5550 123')).length, address).toBe(2);
  }
  await page.close();
  await site.stop();
});

test('the catalog fits on one sheet, as large as it can be', async ({ page, site }) => {
  expect((await print(page, `${site.url}/catalog`)).sheets).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.getByRole('main').getByRole('img').boundingBox();
  expect(sheet?.height).toBeGreaterThan(600);
});

test('nothing of a text is lost on paper', { tag: '@sweep' }, async ({ page, site }) => {
  for (const path of ['/blogs/career-die-cutting', '/blogs/karton-gelombang', '/services/warehousing']) {
    const { words } = await print(page, site.url + path);
    const paragraphs = await page.locator('.rich-text :is(h2, h3, p, li, td)').allInnerTexts();
    expect(paragraphs.length).toBeGreaterThan(5);
    for (const paragraph of paragraphs) expect.soft(words, path).toContain(plain(paragraph));
  }
});

test('parts for screens only are not printed', { tag: '@sweep' }, async ({ page, site }) => {
  for (const path of ['/', '/packaging/die-cut-box', '/blogs/career-die-cutting', '/gallery']) {
    await page.goto(site.url + path);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      '.header-menu',
      '.contact-bar',
      '.search-box',
      '.offer-words .buttons',
      '.header .button',
      '.share-page',
    ])
      for (const each of await page.locator(part).all())
        await expect.soft(each, `${part} of ${path}`).toBeHidden();
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.printed-contact')).toBeHidden();
  }
});

test('no text overlaps on paper', { tag: '@sweep' }, async ({ page, site }) => {
  for (const path of ['/', '/blogs/career-die-cutting', '/packaging/die-cut-box', '/gallery']) {
    await page.goto(site.url + path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    for (const sheet of await wordsOf(pdf)) {
      const pairs = sheet.flatMap((one, index) =>
        sheet.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.str} | ${other.str}`] : [])),
      );
      expect.soft(pairs, path).toEqual([]);
    }
  }
});

interface Words {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The text runs on each sheet, with their positions in points. */
async function wordsOf(pdf: Buffer): Promise<Words[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return [];
        const { str, width, height, transform } = item;
        return [{ str, width, height, x: transform[4], y: transform[5] }];
      });
    }),
  );
}

function overlap(one: Words, other: Words) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 2 && down > Math.min(one.height, other.height) / 2;
}
