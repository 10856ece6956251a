import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

test('on a phone the home page is at most 5,500 pixels high, with the clients right under the hero', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = ['Sebagian klien kami', 'Kemasan', 'Layanan', 'Blog', 'Galeri'];
  expect(headings.filter((each) => order.includes(each))).toEqual(order);
});

test('on wide screens the content is wider, and the last of it stays in line with the header', async ({
  page,
  site,
}) => {
  for (const [width, content] of [
    [1280, 1200],
    [1920, 1312],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url);
    const widths = await page.locator('.wrap').evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(new Set(widths)).toEqual(new Set([content]));
  }
});
