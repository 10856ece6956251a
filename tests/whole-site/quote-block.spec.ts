import { expect, test } from '@playwright/test';
import { type RunningSite, startSite } from '#tests/site.ts';
import { administratorOf } from '../faults/administrator.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

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
