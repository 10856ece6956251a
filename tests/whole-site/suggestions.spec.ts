import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { violationsOn } from '#tests/violations.ts';

test('where there is nothing, visitors search, go to another page, or ask', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/nothing-here`);
  const ask = page.getByRole('link', { name: 'WhatsApp' });
  await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/.+text=Halo%20Vinci/);
  const pages = page.getByRole('navigation', { name: 'Halaman lain' }).getByRole('link');
  const names = ['Layanan', 'Kemasan', 'Galeri', 'Blog', 'Katalog', 'Lowongan', 'Tentang Kami', 'Kontak'];
  expect(await pages.allTextContents()).toEqual(names);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('searchbox').fill('zzzzzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/search/zzzzzz`);
  await expect(page.getByRole('navigation', { name: 'Halaman lain' }).getByRole('link')).toHaveText(names);
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /zzzzzz/,
  );
  await expect(page.getByRole('region', { name: 'Mungkin Anda butuhkan' }).getByRole('link')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOn(page)).toEqual([]);
});

test('the back office’s own missing pages lead visitors nowhere else', async ({ site }) => {
  const html = await (await fetch(`${site.url}/auth/nothing-here`)).text();
  expect(html).toContain('Page not found');
  expect(html).not.toContain('wa.me');
});

test('an article ends with a question about it, and with what it goes with', async ({ site }) => {
  const htmlOf = async (slug: string) => (await fetch(`${site.url}/blogs/${slug}`)).text();
  const endOf = (html: string) => html.slice(html.indexOf('id="ask-us"'), html.indexOf('</main>'));
  const carton = endOf(await htmlOf('karton-gelombang'));
  expect(carton).toMatch(/href="https:\/\/wa\.me\/[^"]+tentang%20Memilih%20tebal%20karton/);
  const offersIn = (html: string) =>
    [...html.matchAll(/href="(\/(?:packaging|services)\/[^"]+)"/g)].map(([, at]) => at);
  expect(offersIn(carton)).toHaveLength(3);
  expect(offersIn(carton)[0]).toBe('/packaging/corrugated-carton');
  // The article names none of them: a product, a service, a product.
  expect(offersIn(endOf(await htmlOf('foam-drop-test')))).toEqual([
    '/packaging/die-cut-box',
    '/services/contract-packaging',
    '/packaging/corrugated-carton',
  ]);
  expect(await htmlOf('career-die-cutting')).not.toContain('id="ask-us"');
});
