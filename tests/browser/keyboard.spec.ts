import { expect, type Page, test } from '@playwright/test';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the element in focus has this name. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const found = page
      .getByRole('link', { name, exact: true })
      .or(page.getByRole('button', { name, exact: true }));
    if ((await found.and(focused(page)).count()) > 0) return;
  }
  throw new Error(`Nothing called ${name} comes into focus.`);
}

test('the first stop skips the menu', async ({ page }) => {
  await page.goto(`${site.url}/packaging`);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('href', '/packaging/die-cut-box');
});

test('a visitor goes through the site by keyboard alone', async ({ page }) => {
  await page.goto(site.url);
  await tabTo(page, 'Services');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/services`);
  await tabTo(page, /^Pergudangan/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pergudangan');
  await tabTo(page, 'Catalog');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAttribute('type', 'search');
  await page.keyboard.type('palet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/search/palet`);
});

for (const path of [
  '/',
  '/packaging/corrugated-carton',
  '/gallery',
  '/blogs/palet-ispm-15',
  '/search/kemasan',
]) {
  test(`what is in focus is to be seen on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + path);
      expect.soft(await hiddenStops(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}

/** Goes through a page by Tab; gives the stops that are small, out of sight or wholly under something else. */
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

test('the menu of a phone keeps the keyboard until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site.url);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('for who wants no motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/packaging', '/gallery']) {
    await page.goto(site.url + path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .flatMap((element) =>
            ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
          )
          .filter((style) => !/^0s(, 0s)*$/.test(style.transitionDuration) || style.animationName !== 'none')
          .length,
    );
    expect.soft(moving, path).toBe(0);
    expect
      .soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
      .toBe('auto');
  }
  await page.goto(site.url);
  const track = page.locator('[data-carousel] ul');
  expect(await track.evaluate((list) => getComputedStyle(list).scrollBehavior)).toBe('auto');
});
