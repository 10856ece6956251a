import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#lib/language.ts';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { setSecondLanguage } from '#tests/translated-site.ts';

const site = ownSite();
// What measures the window follows a moment after it.
const eventually = expect.configure({ soft: true, timeout: 5000 });

test.beforeAll(() => setSecondLanguage(site, 'en', false));

// Not in the sidebar: the tabs of its entries, forms, and the translation of a long text.
const others = [
  'activity',
  'blogs/1',
  'blogs/new',
  'blogs/categories',
  'calendar',
  'global-setting/addresses',
  'global-setting/brand',
  'global-setting/export',
  'global-setting/languages',
  'global-setting/measuring',
  'global-setting/move-in',
  'home/packaging/1',
  'my-account',
  'pages/1',
  'requests/settings',
  'translations/blog/1/en',
].map((path) => `/only-us/${path}`);

/** Elements that extend beyond the right edge of the window or of the box that clips them. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > room + 0.5;
    return [...document.querySelectorAll('.shell *')]
      .filter((element) => isShown(element) && isBeyond(element))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
}

/** Controls and words of a bar that lie over each other, and states that aren't whole. */
function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (bar: Element, selector: string) =>
      [...bar.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const words = (element: Element) => element.ariaLabel ?? element.textContent?.slice(0, 40);
    const isOver = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [width, height] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ];
      return width > 1 && height > 1;
    };
    const bars = document.querySelectorAll('.app-bar, .form-page-bar, .list-toolbar');
    return [...bars].flatMap((bar) => {
      const parts = shown(bar, 'h1, button, a, input, .form-page-state');
      const pairs = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter((other) => !one.contains(other) && isOver(one, other))
          .map((other) => `${words(one)} and ${words(other)}`),
      );
      const clipped = shown(bar, '.form-state, .form-state *').filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1,
      );
      return [...pairs, ...clipped.map((state) => `${words(state)} is clipped`)];
    });
  });
}

/** Names in lists that take two lines beside a column wider than what is in it. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const contentOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().width;
    };
    const unused = (cell: HTMLElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      return (
        cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - contentOf(cell)
      );
    };
    const isBroken = (name: HTMLElement) =>
      name.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight);
    return [...document.querySelectorAll<HTMLElement>('main th .open-link')]
      .filter(isBroken)
      .flatMap((name) => {
        const place = name.closest('th')?.cellIndex ?? 0;
        const rows = [...(name.closest('table')?.rows ?? [])];
        const columns = [...(rows[0]?.cells ?? [])].map((_, column) =>
          Math.min(...rows.map((row) => unused(row.cells[column] as HTMLElement))),
        );
        return columns
          .filter((free, column) => column > place && free > 16)
          .map((free) => `${name.textContent} breaks beside ${Math.round(free)} px`);
      });
  });
}

const widths: Record<Language, number[]> = { en: [900, 960, 1024, 1280], id: [900, 1280] };

for (const language of ['en', 'id'] as const) {
  test(`no screen is cut off or overprinted at ${widths[language].join(', ')} px (${language})`, {
    tag: '@sweep',
  }, async ({ page }) => {
    rowsIn(site, 'update users set language = ?', language);
    await openDashboard(page, site);
    const links = page.locator('.sidebar nav a');
    const routes = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
    expect(routes.length).toBeGreaterThan(5);
    for (const route of [...routes, ...others]) {
      await page.goto(site.url + route);
      await isReady(page);
      for (const width of widths[language]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByText('Layar Terlalu Kecil')).toBeHidden();
        const seen = `${route} at ${width} px`;
        await eventually.poll(() => cutOff(page), seen).toEqual([]);
        await eventually.poll(() => overprinted(page), seen).toEqual([]);
        await eventually.poll(() => brokenNames(page), seen).toEqual([]);
      }
    }
  });
}

test('the dashboard fits a laptop without scrolling', async ({ page }) => {
  rowsIn(site, "update users set language = 'en'");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page, site);
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});
