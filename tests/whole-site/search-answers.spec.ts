import { expect, type Page } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { violationsOn } from '#tests/violations.ts';

const answer = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('who asks for the company gets the answer on top', async ({ page, site }) => {
  await page.goto(`${site.url}/search/whatsapp`);
  const contact = answer(page, 'Hubungi kami');
  await expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me/);
  await expect(contact.getByRole('link', { name: 'Minta penawaran' })).toHaveAttribute('href', /^\/contact/);
  await page.goto(`${site.url}/search/loker`);
  const jobs = answer(page, 'Lowongan kerja');
  await expect(jobs.getByRole('listitem').first()).toContainText(
    / · (Penuh waktu|Kontrak) · Lamar paling lambat \d/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: /Operator/ })).toHaveCount(1);
  await page.goto(`${site.url}/search/price`);
  await expect(answer(page, 'Harga').getByRole('link', { name: 'Minta penawaran' })).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(page)).toEqual([]);
  }
});

test('a number finds what can be ordered in it, with its facts', async ({ page, site }) => {
  await page.goto(`${site.url}/search/500 pcs`);
  const found = page.getByRole('main').locator('section').filter({ hasText: 'Bisa dipesan sebanyak 500' });
  await expect(found.getByRole('listitem').filter({ hasText: 'Karton gelombang' })).toContainText(
    /Mulai 500 buah · \d+ hari kerja/,
  );
  await expect(found.getByRole('link', { name: 'Kotak die-cut' })).toHaveCount(0);
});

test('on a phone the words of a result keep beside its picture', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/search/karton`);
  const row = page.locator('.search-group li').first();
  const picture = await row.getByRole('presentation').boundingBox();
  for (const words of await row.locator('h3, p').all())
    expect((await words.boundingBox())?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});
