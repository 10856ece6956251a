import { expect, type Locator } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

test.use({ forcedColors: 'active' });

const css = (of: Locator, property: string, pseudo?: string) =>
  of.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo],
  );

test('in forced colours buttons have a border, the current item is marked, the logo has the colour of the text', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  for (const button of ['.banner .button >> nth=0', '.contact-button', '.facts .button']) {
    const locator = page.locator(button);
    expect.soft(await css(locator, 'border-top-width'), button).toBe('1px');
    expect.soft(await css(locator, 'border-top-color'), button).not.toMatch(/, 0\)$/);
  }
  for (const logo of ['.header-logo svg', '.footer-logo']) {
    const drawing = page.locator(logo);
    expect(await css(drawing, 'fill')).toBe(await css(drawing.locator('xpath=..'), 'color'));
  }
  const [chosen, other] = [0, 1].map((index) =>
    page.locator(`.banners-turn a >> nth=${index}`).locator('span'),
  );
  if (!chosen || !other) throw new Error('No banners');
  expect(await css(chosen, 'border-bottom-width')).not.toBe(await css(other, 'border-bottom-width'));
  expect(await css(page.locator('.header-menu [aria-current]'), 'border-bottom-width', '::after')).toBe(
    '3px',
  );
  // Drawings have the colour of the words, and tiles their edges.
  const tile = page.locator('.service-grid > li >> nth=1');
  expect(await css(tile.locator('svg'), 'color')).toBe(await css(tile, 'color'));
  expect(await css(tile, 'outline-style')).toBe('solid');
  await page.goto(`${site.url}/search/karton`);
  const search = page.getByRole('form', { name: 'Cari di situs ini' }).getByRole('button');
  expect(await css(search, 'border-top-width')).toBe('1px');
  await page.goto(`${site.url}/blogs`);
  const filters = page.getByRole('navigation', { name: 'Saring' });
  expect(await css(filters.locator('[aria-current]'), 'outline-style')).toBe('solid');
  expect(await css(filters.locator('a:not([aria-current])').first(), 'outline-style')).toBe('none');
});
