import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { publicPages } from '#tests/public-pages.ts';
import { test } from '#tests/read-only-site.ts';
import { signIn } from '#tests/sign-in.ts';

for (const [device, viewport] of Object.entries({
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
})) {
  test(`on a ${device} the first view of the home page is light`, { tag: '@long' }, async ({
    page,
    site,
  }) => {
    const bytes: Record<string, number> = {};
    const counted: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const count = async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const type = request.resourceType();
        bytes[type] = (bytes[type] ?? 0) + responseBodySize + responseHeadersSize;
      };
      counted.push(count());
    });
    await page.setViewportSize(viewport);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await Promise.all(counted);
    expect(counted.length).toBeLessThanOrEqual(15);
    // Bodies and headers; the headers of each response take about a kilobyte.
    expect(bytes.document).toBeLessThan(10_000);
    expect(bytes.stylesheet).toBeLessThan(9_500);
    expect(bytes.script).toBeLessThan(11_000);
    expect(Object.values(bytes).reduce((sum, each) => sum + each, 0)).toBeLessThan(150_000);
  });
}

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);

test('public pages share a style sheet and have at most one more, 8.7 kB in all, which the back office doesn’t load', {
  tag: '@sweep',
}, async ({ site }) => {
  const Cookie = await signIn(site.url, site);
  const textOf = async (path: string) => (await fetch(site.url + path, { headers: { Cookie } })).text();
  const [shared = ''] = sheetsOf(await textOf('/'));
  for (const path of [...(await publicPages(site)), '/search/kemasan']) {
    const [first, ...others] = sheetsOf(await textOf(path));
    expect.soft(first, path).toBe(shared);
    expect.soft(others.length, path).toBeLessThanOrEqual(1);
    const css = await Promise.all([shared, ...others].map(textOf));
    const bytes = css.map((sheet) => gzipSync(sheet, { level: 9 }).length);
    expect.soft(bytes[0] ?? 0, path).toBeGreaterThan(4_000);
    expect
      .soft(
        bytes.reduce((sum, each) => sum + each, 0),
        path,
      )
      .toBeLessThanOrEqual(8_700);
  }
  const dashboard = await textOf('/only-us/dashboard');
  const screens = [
    ...new Set([...dashboard.matchAll(/href="(\/only-us\/[^"]+)"/g)].map(([, path = '']) => path)),
  ];
  expect(screens).toContain('/only-us/dashboard');
  for (const path of screens) expect.soft(sheetsOf(await textOf(path)), path).not.toContain(shared);
});

test('no page lacks a style sheet that has a rule for it', { tag: '@sweep' }, async ({ page, site }) => {
  const paths = [...(await publicPages(site)), '/search/kemasan'];
  const addresses = new Map<string, string[]>();
  for (const path of paths) {
    const [, own = ''] = sheetsOf(await (await fetch(site.url + path)).text());
    addresses.set(path, own.replace(/^.*\/(.*)-.*$/, '$1').split('.'));
  }
  const names = [...new Set([...addresses.values()].flat().filter(Boolean))];
  expect(names.length).toBeGreaterThan(2);
  for (const path of paths) {
    const others = names.filter((name) => !addresses.get(path)?.includes(name));
    await page.goto(site.url + path);
    const found = await page.evaluate(rulesThatApply, others);
    expect.soft(found, path).toEqual([]);
  }
});

/** The selectors in these style sheets that match an element of the page, in any state. */
async function rulesThatApply(names: string[]) {
  const found: string[] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const states = /:not\(:focus-visible\)|::[a-z-]+|:(after|before|focus|hover|modal|target)[a-z-]*/g;
        const selector = rule.selectorText.replaceAll(states, '');
        if (selector && document.querySelector(selector)) found.push(rule.selectorText);
      } else if (rule instanceof CSSGroupingRule) look(rule.cssRules);
    }
  };
  for (const name of names) {
    const sheet = new CSSStyleSheet();
    await sheet.replace(await (await fetch(`/assets/styles/${name}-00000000.css`)).text());
    look(sheet.cssRules);
  }
  return found;
}

test('nothing moves while a page loads, though its font comes late', { tag: '@sweep' }, async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(400);
    await route.continue();
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...(await publicPages(site)), '/search/kemasan']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect.soft(await shiftOf(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

/** Layout shifts so far: https://web.dev/articles/cls */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test('the next page is prefetched while the visitor points at its link, and fades in', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pageswap', (event) => {
      sessionStorage.setItem('fades', String('viewTransition' in event && event.viewTransition !== null));
    });
  });
  const rules = await fetch(`${site.url}/speculation-rules.json`);
  expect(rules.headers.get('content-type')).toContain('application/speculationrules+json');
  await page.goto(`${site.url}/search/kemasan`, { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Beranda' });
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(`${site.url}/`);
  const cameFrom = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceResourceTiming & { deliveryType: string }).deliveryType;
  };
  expect(await page.evaluate(cameFrom)).toBe('navigational-prefetch');
  expect(await page.evaluate(() => sessionStorage.getItem('fades'))).toBe('true');
});
