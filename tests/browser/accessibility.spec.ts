import { type Browser, expect, type Page } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { times } from '#tests/patience.ts';
import { publicPages } from '#tests/public-pages.ts';
import { test } from '#tests/read-only-site.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { violationsOn } from '#tests/violations.ts';

// Each takes up to a minute.
test.describe.configure({ mode: 'parallel' });

// For tests of all pages or screens: axe takes a second for each, and several on a busy machine.
const patience = 2 * times.browser;
// Pages that aren't in the sitemap.
const others = ['/search', '/search/kemasan', '/search/tidakada', '/no-such-page', '/auth/signin'];

/** Runs `check` on every public page at this window width, in a light or dark scheme. */
async function onEveryPage(
  browser: Browser,
  site: RunningSite,
  width: number,
  check: (page: Page, path: string) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
) {
  // No animations, so that fading elements have their final colours.
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of [...(await publicPages(site, 2)), ...others]) {
    await page.goto(site.url + path);
    await check(page, path);
  }
  await context.close();
}

for (const [screen, width, colorScheme] of [
  ['a laptop', 1280, 'light'],
  ['a phone', 390, 'light'],
  ['a laptop with a dark scheme', 1280, 'dark'],
] as const) {
  test(`every public page meets WCAG 2.2 AA on ${screen}`, { tag: '@sweep' }, async ({ browser, site }) => {
    test.setTimeout(patience);
    const check = async (page: Page, path: string) => expect.soft(await violationsOn(page), path).toEqual([]);
    await onEveryPage(browser, site, width, check, colorScheme);
  });
}

test('the maintenance page meets WCAG 2.2 AA', { tag: '@sweep' }, async ({ page }) => {
  const closed = await startSite({ env: { MAINTENANCE: 'on' } });
  await page.goto(closed.url);
  const found = await violationsOn(page);
  await closed.stop();
  expect(found).toEqual([]);
});

test('no public page scrolls sideways, on the narrowest phone and at 200 % zoom', { tag: '@sweep' }, async ({
  browser,
  site,
}) => {
  // 640 CSS pixels are a 1280 px window at 200 %.
  for (const width of [320, 640]) {
    await onEveryPage(browser, site, width, async (page, path) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    });
  }
});

test('every public page has one h1 and a unique title', { tag: '@sweep' }, async ({ browser, site }) => {
  const titles = new Map<string, string>();
  await onEveryPage(browser, site, 1280, async (page, path) => {
    const levels = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1])),
    );
    expect.soft(levels.filter((level) => level === 1).length, path).toBe(1);
    const title = await page.title();
    expect
      .soft(titles.get(title), `${path} is called “${title}” too`)
      .toBe(path.startsWith('/search') ? titles.get(title) : undefined);
    titles.set(title, path);
  });
});

/** The screens in the sidebar. */
async function screens(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Back office' }).locator('a[href^="/only-us"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toContain('/only-us/dashboard');
  return paths;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every back-office screen meets WCAG 2.2 AA in a ${colorScheme} scheme`, { tag: '@sweep' }, async ({
    page,
    site,
  }) => {
    test.setTimeout(patience);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await openDashboard(page, site);
    for (const path of await screens(page)) {
      await page.goto(site.url + path);
      await isReady(page);
      expect.soft(await violationsOn(page), path).toEqual([]);
      // Also the screen to add an entry, if the list has one.
      const fresh = page.locator(`a[href="${path}/new"]`);
      if ((await fresh.count()) === 0) continue;
      await page.goto(`${site.url}${path}/new`);
      await isReady(page);
      expect.soft(await violationsOn(page), `${path}/new`).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every form in a dialog meets WCAG 2.2 AA in a ${colorScheme} scheme`, { tag: '@sweep' }, async ({
    page,
    site,
  }) => {
    test.setTimeout(patience);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await openDashboard(page, site);
    let forms = 0;
    for (const path of await screens(page)) {
      // A contact is added as a row of the form.
      for (const name of [/^Add (?!contact$)/, /^Edit/]) {
        await page.goto(site.url + path);
        await isReady(page);
        const opener = page.getByRole('main').getByRole('button', { name }).first();
        if ((await opener.count()) === 0) continue;
        await opener.click();
        // Or a menu of what can be added.
        const dialog = page.getByRole('dialog');
        await expect(dialog.or(page.getByRole('menu')).first()).toBeVisible();
        if (!(await dialog.isVisible())) continue;
        expect.soft(await violationsOn(page), `${name} on ${path}`).toEqual([]);
        forms += 1;
      }
    }
    expect(forms).toBeGreaterThan(0);
  });
}
