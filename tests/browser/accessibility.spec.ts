import { type Browser, expect, type Page } from '@playwright/test';
import { times } from '#tests/patience.ts';
import { publicPages } from '#tests/public-pages.ts';
import { test } from '#tests/read-only-site.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { violationsOn } from '#tests/violations.ts';

// Each takes minutes: loading a page takes longer than axe.
test.describe.configure({ mode: 'parallel' });
const patience = 4 * times.browser;

// Pages that aren't in the sitemap.
const others = ['/search', '/search/kemasan', '/search/tidakada', '/no-such-page', '/auth/signin'];

/** Runs `check` on every public page in a window of this width. */
async function onEveryPage(
  browser: Browser,
  site: RunningSite,
  width: number,
  check: (page: Page, path: string) => Promise<void>,
) {
  test.setTimeout(patience);
  const viewport = { width, height: 900 };
  // No animations, so that fading elements have their final colours.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of [...(await publicPages(site, 2)), ...others]) {
    await page.goto(site.url + path);
    await check(page, path);
  }
  await context.close();
}

test('every public page meets WCAG 2.2 AA on a laptop, light and dark, and has one h1 and a unique title', {
  tag: '@sweep',
}, async ({ browser, site }) => {
  const titles = new Map<string, string>();
  await onEveryPage(browser, site, 1280, async (page, path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violationsOn(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await page.locator('h1').count(), path).toBe(1);
    const title = await page.title();
    expect
      .soft(titles.get(title), `${path} is called “${title}” too`)
      .toBe(path.startsWith('/search') ? titles.get(title) : undefined);
    titles.set(title, path);
  });
});

test('every public page meets WCAG 2.2 AA on a phone, and never scrolls sideways, not at 200 % zoom either', {
  tag: '@sweep',
}, async ({ browser, site }) => {
  await onEveryPage(browser, site, 390, async (page, path) => {
    expect.soft(await violationsOn(page), path).toEqual([]);
    // The narrowest phone, and a 1280 px window at 200 %.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 390, height: 900 });
  });
});

test('the maintenance page meets WCAG 2.2 AA', { tag: '@sweep' }, async ({ page }) => {
  const closed = await startSite({ env: { MAINTENANCE: 'on' } });
  await page.goto(closed.url);
  const found = await violationsOn(page);
  await closed.stop();
  expect(found).toEqual([]);
});
