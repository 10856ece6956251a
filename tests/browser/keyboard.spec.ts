import { expect, type Page } from '@playwright/test';
import { focused, tabTo } from '#tests/keyboard.ts';
import { publicPages } from '#tests/public-pages.ts';
import { test } from '#tests/read-only-site.ts';

test('the first tab stop skips the menu', async ({ page, site }) => {
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Langsung ke isi');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toBeVisible();
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`the focus is visible on every kind of page, at ${width} pixels`, { tag: '@sweep' }, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...(await publicPages(site)), '/search/kemasan']) {
      await page.goto(site.url + path);
      expect.soft(await hiddenStops(page), path).toEqual([]);
    }
  });
}

/** Tabs through a page; returns the stops that are too small, out of view or fully covered. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const there = document.elementFromPoint(left + x * width, top + y * height);
          return there !== null && (element.contains(there) || there.contains(element));
        }),
      );
      return { isSeen, width, height, html: element.outerHTML.slice(0, 120) };
    });
    if (!stop) return hidden;
    if (!stop.isSeen || stop.width < 24 || stop.height < 20) hidden.push(JSON.stringify(stop));
  }
  throw new Error('The page has no end.');
}

test('the phone menu traps the focus until it is closed', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site.url);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // The first one is already focused; after the last one comes the browser's own interface.
  const stops = await menu.locator('a[href], button:enabled').count();
  for (let stop = 1; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('with reduced motion nothing moves', { tag: '@sweep' }, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of await publicPages(site)) {
    await page.goto(site.url + path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .flatMap((element) =>
            ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
          )
          // `asked` only hides, by where the page is scrolled to.
          .filter(
            ({ transitionDuration, animationName }) =>
              !/^0s(, 0s)*$/.test(transitionDuration) || !/^(none|asked, asked)$/.test(animationName),
          ).length,
    );
    expect.soft(moving, path).toBe(0);
    expect
      .soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe('auto');
  }
});
