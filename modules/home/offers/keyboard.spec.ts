import { expect } from '@playwright/test';
import { focused, tabTo, tabUntil } from '#tests/keyboard.ts';
import { test } from '#tests/read-only-site.ts';

test('the first product follows the menu', async ({ page, site }) => {
  await page.goto(`${site.url}/packaging`);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Langsung ke isi');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('href', '/packaging/die-cut-box');
});

test('a visitor uses the site by keyboard alone', async ({ page, site }) => {
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
