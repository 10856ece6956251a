import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

test('pictures are filtered by type without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/gallery`);
  const filter = page.getByRole('navigation', { name: 'Saring' });
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(filter.getByRole('link', { name: 'Semua 12' })).toHaveAttribute('aria-current', 'page');
  await expect(pictures).toHaveCount(12);
  await filter.getByRole('link', { name: 'Gudang 3' }).click();
  await expect(page).toHaveURL(`${site.url}/gallery?type=gudang`);
  await expect(pictures).toHaveCount(3);
  await expect(page).toHaveTitle('Gudang · Galeri · Vinci');
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByText('Galeri')).toBeDisabled();
  await context.close();
});

test('pictures are found by the search', async ({ page, site }) => {
  await page.goto(`${site.url}/search/strap`);
  await expect(page.getByRole('heading', { name: 'Galeri' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Strapping');
  await page.getByRole('link', { name: 'Strapping palet siap muat' }).click();
  await expect(page.getByRole('dialog', { name: 'Strapping palet siap muat' })).toBeVisible();
});

test('a picture’s data can’t be read in any other way', async ({ site }) => {
  for (const path of ['/gallery/index.pageContext.json', '/gallery/index.pageContext%2Ejson']) {
    expect((await fetch(site.url + path)).status).toBe(404);
  }
  const backOffice = await fetch(`${site.url}/only-us/gallery/index.pageContext.json`);
  expect(await backOffice.text()).not.toContain('filename');
});

test('a type that doesn’t exist is a 404', async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/gallery?type=nothing`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});

test('a picture opens large and closes without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/gallery`);
  await page.getByRole('link', { name: 'Strapping palet siap muat' }).click();
  const large = page.getByRole('dialog', { name: 'Strapping palet siap muat' });
  await expect(large.getByText('Delapan belas karton')).toBeVisible();
  await large.getByRole('link', { name: 'Foto berikutnya' }).click();
  await expect(large).toBeHidden();
  await page.getByRole('link', { name: 'Tutup', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('arrow keys browse the large view, Escape and Back close it', async ({ page, site }) => {
  await page.goto(`${site.url}/gallery`);
  const large = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Strapping palet siap muat' }).click();
  await expect(large).toHaveAccessibleName('Strapping palet siap muat');
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('Muat barang di loading dock');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toHaveAccessibleName('Die-cut mailer dengan cetak dalam');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/gallery`);
  await expect(page.getByRole('link', { name: 'Die-cut mailer' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(large).toHaveCount(1);
  await page.goBack();
  await expect(large).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/gallery`);
});

test('a picture of the home page opens large in the gallery', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Strapping palet siap muat' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Strapping palet siap muat');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site.url}/gallery`);
});
