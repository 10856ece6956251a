import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { firstLoad } from '#tests/first-load.ts';
import { ownSite } from '#tests/own-site.ts';
import { publicPages } from '#tests/public-pages.ts';

const site = ownSite();

function change(...statements: string[]) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  for (const statement of statements) db.$client.exec(statement);
  db.$client.close();
}

// As on a slow line, where Chromium fetches pictures from 6,000 pixels below the screen: more than most pages are high. By itself
// it decides by the answers so far, which are late on a busy machine.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--force-effective-connection-type=2G'];
    await use({ ...launchOptions, args });
  },
});

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1280, height: 720, deviceScaleFactor: 1 },
];

test('every public page comes in 15 requests and 150 kB on a slow line, in a colour and typefaces of its own, too', {
  tag: '@sweep',
}, async ({ browser }) => {
  // Some ninety first visits: as long as it takes.
  test.setTimeout(20 * 60_000);
  change(`update brands set color = '#0f3d2e', typeface = 'serif'`);
  const paths = [...(await publicPages(site)), '/search/karton', '/blogs/category/career'];
  for (const { deviceScaleFactor, ...viewport } of screens) {
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    const page = await context.newPage();
    for (const at of paths) {
      const { cold, requests, bytes } = await firstLoad(page, site.url + at);
      expect.soft(requests, `requests of ${at} at ${viewport.width}`).toBeLessThanOrEqual(15);
      expect.soft(bytes, `bytes of ${at} at ${viewport.width}`).toBeLessThanOrEqual(150_000);
      expect.soft(bytes).toBeGreaterThan(30_000);
      await cold.close();
    }
    await context.close();
  }
});

test('a home page with everything on it is at most 5,500 pixels high on a phone', async ({ page }) => {
  change(
    "update home_certificates set status = 'published'",
    "update testimonials set status = 'published'",
    "update cases set status = 'published', title = 'Ongkos kirim turun 23 %', before_id = 1, after_id = 2",
    "update brands set typeface = 'jakarta'",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url);
  for (const name of ['Sertifikat', 'Kata klien kami', 'Blog', 'Galeri'])
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  // Nothing moves once what is out of sight is fetched.
  await page.mouse.wheel(0, 100);
  await expect(page.locator('.banners li + li img').first()).toHaveCSS('display', /^(?!none)/);
});
