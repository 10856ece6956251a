import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { askFor } from '../browser/hostile/raw.ts';

test('on a phone the home page is at most 5,500 pixels high, with the clients right under the hero and one logo', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  // Company, hours and links in all: two columns, not one below the other.
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(610);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = ['Sebagian klien kami', 'Kemasan', 'Layanan', 'Blog', 'Galeri'];
  expect(headings.filter((each) => order.includes(each))).toEqual(order);

  // Drawn once and shown everywhere.
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll<SVGGraphicsElement>('svg[viewBox="0 0 110 32"] > :not(title)')].map(
      (each) => Math.round(each.getBBox().width),
    ),
  );
  expect(drawn).toHaveLength(3);
  for (const width of drawn) expect(width).toBeGreaterThan(100);
  await page.keyboard.press('Escape');

  // On wide screens the content is wider, and the last of it stays in line with the header.
  for (const [width, content] of [
    [1280, 1152],
    [1920, 1312],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page.locator('.wrap').evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(new Set(widths)).toEqual(new Set([content]));
  }
});

test('the first screen gives reasons: facts under the buttons, and the first row of clients', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    const facts = page.locator('.banner-facts');
    await expect(facts.getByRole('listitem')).toHaveCount(4);
    await expect(facts).toBeInViewport({ ratio: 1 });
    // The rest of the bar is hidden.
    const chat = await page.locator('.contact-button').boundingBox();
    const end = width < 1024 ? (chat?.y ?? 0) : height;
    const [heading, logo] = [page.locator('.clients h2'), page.locator('.clients img >> nth=0')];
    const [above, box] = [await heading.boundingBox(), await logo.boundingBox()];
    expect(box?.x).toBe(above?.x);
    expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(end);
  }
});

test('the home page is at most 8.4 kB of HTML', async ({ site }) => {
  const { headers } = await askFor(site.url, '/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(8_400);
});
