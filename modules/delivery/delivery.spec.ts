import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

test('the contact page and the service of an area show it, as a map and as a table', async ({ page }) => {
  for (const address of ['/kontak', '/services/freight']) {
    await page.goto(site.url + address);
    const area = page.getByRole('region', { name: 'Kota tujuan dan lama pengiriman' });
    await expect(area.getByRole('row')).toHaveCount(14);
    await expect(area.getByRole('row', { name: 'Denpasar 3–4 hari' })).toBeVisible();
    await expect(area.locator('svg circle')).toHaveCount(13);
    for (const width of [320, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page, '.delivery-area')).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
    }
  }
  await page.goto(`${site.url}/services/freight`);
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.map((json) => JSON.parse(json))).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      areaServed: expect.arrayContaining([{ '@type': 'City', name: 'Denpasar' }]),
    }),
  );
  await page.goto(`${site.url}/services/warehousing`);
  await expect(page.locator('.delivery-area')).toHaveCount(0);
});

test('the answer to a search for a city leads to the form with the city filled in', async ({ page }) => {
  await page.goto(`${site.url}/search?q=kirim+ke+medan`);
  const answer = page.getByRole('region', { name: 'Pengiriman ke Medan' });
  await expect(answer).toContainText('5–6 hari');
  await answer.getByRole('link', { name: 'Minta harga' }).click();
  await expect(page.getByLabel('Kota tujuan')).toHaveValue('Medan');
});

test('an area is made of pasted lines, of which one that can’t be read is named', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/delivery`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add delivery area' }).click();
  const dialog = page.getByRole('dialog', { name: /delivery area$/ });
  await dialog.getByLabel('Title').fill('Kiriman laut');
  await dialog.getByLabel('Cities').fill('Makassar\t5-7 hari\nAmbon');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Enter a city and its days in “Ambon”')).toBeVisible();
  await dialog.getByLabel('Cities').fill('Makassar\t5-7 hari\nKota Tak Dikenal 9');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${site.url}/kontak`);
  const area = page.getByRole('region', { name: 'Kiriman laut' });
  await expect(area.getByRole('row')).toHaveText([
    'KotaLama pengiriman',
    'Makassar5–7 hari',
    'Kota Tak Dikenal9 hari',
  ]);
  await expect(area.locator('svg circle')).toHaveCount(1);
});
