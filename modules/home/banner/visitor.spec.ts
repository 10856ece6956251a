import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '#tests/read-only-site.ts';

const banners = (page: Page) => page.getByRole('region', { name: 'Sorotan' });
const turn = (page: Page) => page.getByRole('navigation', { name: 'Sorotan' });
const current = (page: Page) => turn(page).locator('[aria-current]');

test('banners slide, but not with reduced motion, by buttons, by links and by the keyboard', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const slides = () =>
    page.locator('[data-carousel] > ul').evaluate((list) => getComputedStyle(list).scrollBehavior);
  expect(await slides()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await slides()).toBe('smooth');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(current(page)).toHaveText('Kemasan yang tiba serapi saat berangkat');
  await turn(page).getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(current(page)).toHaveText('Dari gudang ke tujuan tanpa jeda');
  await expect(banners(page).getByRole('heading', { name: 'Dari gudang' })).toBeInViewport({ ratio: 1 });
  await turn(page).getByRole('link', { name: 'Satu lembar karton' }).click();
  await expect(current(page)).toHaveText('Satu lembar karton, bentuk apa saja');
  await turn(page).getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(current(page)).toHaveText('Kemasan yang tiba serapi saat berangkat');
  await banners(page).getByRole('list').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('Dari gudang ke tujuan tanpa jeda');
});

test('the page uses everything it preloads', async ({ page, site }) => {
  const complaints: string[] = [];
  page.on('console', ({ text }) => complaints.push(text()));
  for (const [width, banner] of [
    [390, 'w=384'],
    [1280, 'w=828'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const preloads = page.locator('link[rel=preload]');
    await expect(preloads.and(page.locator('[as=font]'))).toHaveAttribute('href', /latin.*\.woff2$/);
    await expect(preloads.and(page.locator('[as=image]'))).toHaveCount(1);
    const first = page.locator('[data-carousel] img').first();
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(banner);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    // Only one size of it, and one font.
    expect(loaded.filter((name) => /optimize.*w=/.test(name) && name.includes(banner))).not.toEqual([]);
    expect(loaded.filter((name) => name.endsWith('.woff2'))).toHaveLength(1);
  }
  // The browser would warn about unused preloads.
  expect(complaints).toEqual([]);
});

test('the picture of a banner has no box around it, in the light and in the dark scheme', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = page.locator('[data-carousel] img').first();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
    // Half of it is outside of the picture's corner, half inside.
    const corner = await page.screenshot({ clip: { x: x - 6, y: y - 6, width: 12, height: 12 } });
    const { channels } = await sharp(corner).stats();
    for (const { min, max } of channels.slice(0, 3)) expect(max - min).toBeLessThanOrEqual(1);
    const inside = await page.screenshot({ clip: { x: x + 60, y: y + 100, width: 300, height: 200 } });
    expect((await sharp(inside).stats()).channels[0]?.stdev).toBeGreaterThan(10);
  }
});

test('the pictures of the other banners are fetched once somebody does something, or without script, which turns them', async ({
  page,
  site,
  browser,
}) => {
  const others = (where: typeof page) => where.locator('[data-carousel] li + li img');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(others(page).first()).toBeHidden();
  // As Chromium reports a pointer that rests.
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await expect(others(page).first()).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(others(page).first()).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await context.newPage();
  await unscripted.goto(site.url);
  await expect(others(unscripted).first()).toBeVisible();
  await turn(unscripted).getByRole('link', { name: 'Dari gudang' }).click();
  await expect(banners(unscripted).getByRole('heading', { name: 'Dari gudang' })).toBeInViewport({
    ratio: 1,
  });
  await expect(turn(unscripted).getByRole('button')).toHaveCount(0);
  await context.close();
});
