import { expect, type Locator } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { tabTo, tabUntil } from '#tests/keyboard.ts';
import { test } from '#tests/read-only-site.ts';
import { violationsOn } from '#tests/violations.ts';

for (const [screen, viewport, fold] of [
  ['a laptop', { width: 1366, height: 768 }, 690],
  ['a phone', { width: 390, height: 844 }, 560],
] as const) {
  test(`on ${screen} the first screen of an offer says what it needs and whom to ask`, {
    tag: '@long',
  }, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    const offers = ['/packaging/die-cut-box', '/packaging/wooden-crate', '/services/freight'];
    for (const path of offers) {
      await page.goto(site.url + path);
      const main = page.getByRole('main');
      const ask = page.locator('.offer-words').getByRole('link', { name: 'WhatsApp' });
      await expect(ask).toHaveAttribute('href', /wa\.me.*harga.*Ukuran.*Jumlah.*Kota/);
      await expect(main.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
      // A product asks for the size first; its buttons follow.
      const ways = path.startsWith('/packaging')
        ? [main.getByLabel('Ukuran', { exact: true })]
        : await page.locator('.offer-words .buttons a').all();
      for (const part of [page.locator('.offer-key div').nth(2), ...ways]) {
        const box = await part.boundingBox();
        expect.soft((box?.y ?? 9999) + (box?.height ?? 0), path).toBeLessThanOrEqual(fold);
      }
    }
  });
}

test('a drawing of a new site says that it is one, and leaves more of the page to the words', async ({
  page,
  site,
}) => {
  for (const path of ['/packaging/mailer-box', '/services/freight']) {
    await page.goto(site.url + path);
    await expect(page.getByText('Gambar: ilustrasi. Foto menyusul.')).toBeVisible();
    const [words, picture] = await Promise.all(
      ['.offer-words', '.offer-picture'].map((part) => page.locator(part).boundingBox()),
    );
    expect(picture?.width, path).toBeLessThan(0.75 * (words?.width ?? 0));
  }
});

test('lists of offers compare them, two in a row on a phone, and end with a way to ask', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  for (const [path, first, second, facts, other] of [
    [
      '/packaging',
      /^Kotak die-cut$/,
      /^Karton gelombang$/,
      ['Mulai 1.000 buah', '10 hari kerja'],
      'Ukuran lain?',
    ],
    [
      '/services',
      /^Jasa pengemasan$/,
      /^Pergudangan$/,
      ['Jumlah minimum 2.000 unit', 'Dimulai 5 hari kerja'],
      'Kebutuhan lain?',
    ],
  ] as const) {
    await page.goto(site.url + path);
    const cards = page.getByRole('main').getByRole('listitem');
    for (const fact of facts)
      await expect(cards.filter({ has: page.getByRole('link', { name: first }) })).toContainText(fact);
    expect((await card(second).boundingBox())?.y).toBe((await card(first).boundingBox())?.y);
    const ask = page.getByRole('region', { name: other }).getByRole('link', { name: 'Minta penawaran' });
    await expect(ask).toHaveAttribute('href', '/contact');
  }
});

test('a list is narrowed to a use, sorted, and compared, all without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/packaging`);
  await page.getByRole('link', { name: 'Ekspor 4' }).click();
  await expect(page).toHaveURL(`${site.url}/sectors/ekspor`);
  await page.getByRole('link', { name: 'Semua kemasan untuk ekspor' }).click();
  await expect(page).toHaveURL(/\/packaging\?use=ekspor$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kemasan untuk ekspor');
  await page.getByRole('link', { name: 'Minimum terkecil' }).click();
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Peti kayu ekspor', 'Palet ekspor', 'Busa pelindung', 'Karton gelombang']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site.url}/packaging?use=ekspor`,
  );
  for (const name of ['Peti kayu ekspor', 'Palet ekspor'])
    await page.getByRole('checkbox', { name: `Bandingkan ${name}` }).check();
  await expect(page.locator('.compare-bar b:visible')).toHaveText(['Peti kayu ekspor', 'Palet ekspor']);
  await page.getByRole('button', { name: 'Bandingkan' }).click();
  await expect(page).toHaveURL(/\/packaging\/compare\?product=wooden-crate&product=export-pallet$/);
  await expect(page.getByRole('row', { name: /^Minimum pesanan 1 peti 50 palet$/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('table').getByRole('link', { name: 'Minta penawaran' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Mailer box' }).check();
  await page.getByRole('button', { name: 'Bandingkan' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await context.close();
});

test('a comparison takes three products that there are, and a list only uses that there are', async ({
  page,
  site,
}) => {
  const all = ['nothing', 'die-cut-box', 'die-cut-box', 'mailer-box', 'mailing-tube', 'wooden-crate'];
  await page.goto(`${site.url}/packaging/compare?${all.map((slug) => `product=${slug}`).join('&')}`);
  await expect(page.getByRole('columnheader')).toHaveText(['Kotak die-cut', 'Mailer box', 'Tabung karton']);
  await expect(page.getByText('ini tiga yang pertama')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Two columns of half the width below each label; a third is reached by scrolling.
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const table = await boxOf(page.getByRole('region', { name: 'Bandingkan kemasan' }));
  const minimum = page.getByRole('row', { name: /^Minimum pesanan/ });
  const label = await boxOf(minimum.getByRole('rowheader'));
  const [first, second, third] = await Promise.all((await minimum.getByRole('cell').all()).map(boxOf));
  expect(label.y + label.height).toBeLessThanOrEqual(first?.y ?? 0);
  for (const cell of [first, second, third]) expect(cell?.width).toBeCloseTo(table.width / 2, 0);
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(table.x + table.width, 0);
  await page.goto(`${site.url}/packaging/compare?product=nothing`);
  await expect(page.getByText('Pilih dua atau tiga kemasan.')).toBeVisible();
  for (const query of ['use=nothing', 'sort=nothing'])
    expect((await fetch(`${site.url}/packaging?${query}`)).status, query).toBe(404);
});

test('cards say what buyers compare on the home page, and are called by their title alone', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const packaging = page.getByRole('region', { name: 'Kemasan', exact: true });
  const card = packaging.getByRole('listitem').filter({ hasText: 'Karton gelombang' });
  await expect(card).toContainText('Mulai 500 buah 7 hari kerja');
  await packaging.getByRole('link', { name: 'Karton gelombang', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/packaging/corrugated-carton`);
});

test('a product or service leaves no column half empty, and its terms stand once', {
  tag: '@long',
}, async ({ page, site }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/packaging/die-cut-box', '/packaging/export-pallet', '/services/returns']) {
      await page.goto(site.url + path);
      const heights = await page.locator('.offer-row').evaluate((row) => {
        const boxes = [...row.children].map((part) => part.getBoundingClientRect());
        const shown = boxes.filter(({ height }) => height > 0);
        const columns = [...new Set(shown.map(({ x }) => x))].map((x) => shown.filter((box) => box.x === x));
        const { top } = row.getBoundingClientRect();
        return columns.map((column) => Math.max(...column.map(({ bottom }) => bottom)) - top);
      });
      expect(heights, `${path} at ${width}`).toHaveLength(2);
      expect.soft(Math.min(...heights) / Math.max(...heights), `${path} at ${width}`).toBeGreaterThan(0.6);
    }
  }
  await expect(page.getByRole('region', { name: 'Cara kerjanya' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('Jumlah minimum').locator('visible=true')).toHaveCount(1);
});

test('related products leave no cell of a row empty', async ({ page, site }) => {
  await page.goto(`${site.url}/packaging/mailer-box`);
  const related = page.getByRole('region', { name: 'Kemasan lainnya' }).getByRole('listitem');
  for (const [width, columns] of [
    [390, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await related.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(lefts).toHaveLength(4);
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('the forms of products and services are accessible', { tag: '@sweep' }, async ({ page, site }) => {
  await signIn(page, site);
  for (const screen of ['packaging/new', 'packaging/1', 'service/1']) {
    await page.goto(`${site.url}/only-us/home/${screen}`);
    await isReady(page);
    expect(await violationsOn(page)).toEqual([]);
  }
});

test('a visitor finds the way from the home page to a service and on to the next, without script', {
  tag: '@long',
}, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Pergudangan' }).click();
  await expect(page).toHaveTitle('Pergudangan · Vinci');
  await expect(page.getByRole('row', { name: 'Kapasitas 18.000 posisi palet' })).toBeVisible();
  await page.getByRole('link', { name: 'Desain kemasan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desain kemasan');
  await page
    .getByRole('navigation', { name: 'Jejak halaman' })
    .getByRole('link', { name: 'Layanan' })
    .click();
  await expect(page).toHaveURL(`${site.url}/services`);
  await context.close();
});

test('products and services have structured data for search engines', async ({ site }) => {
  const structuredData = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return [...scripts].map(([, json = '']) => JSON.parse(json));
  };
  const product = await structuredData('/packaging/mailer-box');
  expect(product).toContainEqual(
    expect.objectContaining({
      '@type': 'ItemPage',
      name: 'Mailer box',
      primaryImageOfPage: expect.objectContaining({
        url: expect.stringContaining(`${site.url}/api/images/optimize?url=/api/images/upload/`),
        width: '1200',
      }),
    }),
  );
  // Search engines report products without a price as errors.
  expect(JSON.stringify(product)).not.toContain('"Product"');
  expect(await structuredData('/services/freight')).toContainEqual(
    expect.objectContaining({ '@type': 'Service', url: `${site.url}/services/freight` }),
  );
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`${site.url}/packaging/mailer-box`);
  expect(sitemap).toContain(`${site.url}/services</loc>`);
  for (const path of ['/packaging/nothing', '/services/nothing'])
    expect((await fetch(site.url + path)).status, path).toBe(404);
});

test('additional pictures open large', async ({ page, site }) => {
  await page.goto(`${site.url}/packaging/die-cut-box`);
  await page.getByRole('region', { name: 'Gambar' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Kotak die-cut (1)' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Kotak die-cut (2)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor uses the site by keyboard alone', { tag: '@long' }, async ({ page, site }) => {
  await page.goto(site.url);
  await tabTo(page, 'Layanan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/services`);
  await tabTo(page, /^Pergudangan/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pergudangan');
  await tabUntil(page, page.getByRole('search').getByRole('searchbox'));
  await page.keyboard.type('palet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/search/palet`);
});
