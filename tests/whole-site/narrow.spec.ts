import { expect, type Page } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

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

for (const width of [900, 960, 1024]) {
  test(`no screen is cut off at ${width} px`, { tag: '@sweep' }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, site);
    const links = page.getByRole('navigation', { name: 'Back office' }).locator('a');
    const routes = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
    expect(routes.length).toBeGreaterThan(5);
    for (const route of routes) {
      await page.goto(site.url + route);
      await isReady(page);
      await expect(page.getByText('Layar Terlalu Kecil')).toBeHidden();
      expect.soft(await cutOff(page), route).toEqual([]);
    }
  });
}

test('the dashboard fits a laptop without scrolling', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page, site);
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});
