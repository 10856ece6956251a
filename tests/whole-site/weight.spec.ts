import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { askFor } from '../browser/hostile/raw.ts';

test('the home page is at most 8 kB of HTML', async ({ site }) => {
  const { headers } = await askFor(site.url, '/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(8_000);
});

test('the logo is drawn once and shown everywhere', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url);
  const drawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<SVGGraphicsElement>('svg[viewBox="0 0 110 32"] > :not(title)')].map(
        (each) => Math.round(each.getBBox().width),
      ),
    );
  await page.getByRole('button', { name: 'Menu' }).click();
  const widths = await drawn();
  expect(widths).toHaveLength(3);
  for (const width of widths) expect(width).toBeGreaterThan(100);
});
