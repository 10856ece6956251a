import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownSite } from '#tests/own-site.ts';
import { administratorOf } from '../faults/administrator.ts';

const site = ownSite();

test('a visitor asks for a quote of a product or a service', async ({ page }) => {
  for (const [at, name, role, ask] of [
    ['/packaging/wooden-crate', 'Peti kayu ekspor', 'button', 'Minta harga'],
    ['/services/freight', 'Pengiriman darat dan laut', 'link', 'Minta penawaran'],
  ] as const) {
    await page.goto(site.url + at);
    await page.getByRole('main').getByRole(role, { name: ask }).click();
    await expect(page).toHaveURL(/\/contact\?product=/);
    await expect(page.getByLabel('Produk atau layanan')).toHaveValue(at);
    await expect(page.getByLabel('Produk atau layanan').locator('option:checked')).toContainText(name);
  }
});

test('a request for a product that was deleted meanwhile is still stored', async ({ page }) => {
  await page.goto(`${site.url}/contact?product=wooden-crate`);
  await page.getByLabel('Nama').fill('Dewi');
  await page.getByLabel('Email').fill('dewi@maju.example');
  const { $client: db } = openDatabase(path.join(site.folder, 'vinci.db'));
  db.exec("UPDATE home_offers SET status = 'draft' WHERE slug = 'wooden-crate'");
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
  const stored = db.prepare('SELECT product_path FROM requests').all();
  expect(stored).toEqual([{ product_path: '/packaging/wooden-crate' }]);
  db.close();
});

test('a page that somebody built can have the form, too', async ({ page }) => {
  const staff = await administratorOf(site);
  const block = { id: 'abcd1234', kind: 'requests.form', hidden: false, values: { title: 'Tanya harga' } };
  await staff.call('page.create', {
    title: 'Promo',
    slug: 'promo',
    summary: '',
    coverId: null,
    blocks: [block],
    status: 'published',
  });
  const response = await page.goto(`${site.url}/promo`);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  await expect(page.getByRole('heading', { name: 'Tanya harga' })).toBeVisible();
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Nomor WhatsApp').fill('0812');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  // The form's own page says what is wrong.
  await expect(page).toHaveURL(`${site.url}/contact`);
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
});
