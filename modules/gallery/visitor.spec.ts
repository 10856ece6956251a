import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

test('without script pictures are filtered by type, open large and close', { tag: '@long' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/gallery`);
  const filter = page.getByRole('navigation', { name: 'Saring' });
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(filter.getByRole('link', { name: 'Semua 12' })).toHaveAttribute('aria-current', 'page');
  await expect(pictures).toHaveCount(12);
  await page.getByRole('link', { name: 'Strapping palet siap muat' }).click();
  const large = page.getByRole('dialog', { name: 'Strapping palet siap muat' });
  await expect(large.getByText('Delapan belas karton')).toBeVisible();
  await large.getByRole('link', { name: 'Gambar berikutnya' }).click();
  await expect(large).toBeHidden();
  await page.getByRole('link', { name: 'Tutup', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await filter.getByRole('link', { name: 'Gudang 3' }).click();
  await expect(page).toHaveURL(`${site.url}/gallery?type=gudang`);
  await expect(pictures).toHaveCount(3);
  await expect(page).toHaveTitle('Gudang · Galeri · Vinci');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gudang');
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByText('Galeri')).toBeDisabled();
  await context.close();
});

test('a picture opens large from the search and from the home page; arrow keys browse, Escape and Back close', async ({
  page,
  site,
}) => {
  const large = page.getByRole('dialog');
  const scene = page.getByRole('link', { name: 'Strapping palet siap muat' });
  await page.goto(`${site.url}/search/strap`);
  await expect(page.getByRole('heading', { name: 'Galeri' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Strapping');
  await scene.click();
  await expect(large).toHaveAccessibleName('Strapping palet siap muat');

  await page.goto(site.url);
  await scene.click();
  await expect(large).toHaveAccessibleName('Strapping palet siap muat');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site.url}/gallery`);

  await scene.click();
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
