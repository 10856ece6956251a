import { expect, type Page, test } from '@playwright/test';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const paths = [
  '/',
  '/services',
  '/services/warehousing',
  '/packaging',
  '/packaging/corrugated-carton',
  '/gallery',
  '/blogs',
  '/blogs/palet-ispm-15',
  '/catalog',
  '/search/kemasan',
];

test('the home page is light', async ({ page }) => {
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
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  expect(counted.length).toBeLessThanOrEqual(12);
  // Bodies with their headers, of which there is a kilobyte to each answer.
  expect(bytes.document).toBeLessThan(10_000);
  expect(bytes.stylesheet).toBeLessThan(12_000);
  expect(bytes.script).toBeLessThan(11_000);
  expect(Object.values(bytes).reduce((sum, each) => sum + each, 0)).toBeLessThan(150_000);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});

test('nothing moves while a page comes', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect.soft(await shiftOf(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

/** How much has moved by itself so far: https://web.dev/articles/cls */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test('what is asked for early is what the page needs', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', ({ text }) => complaints.push(text()));
  for (const [width, banner] of [
    [390, 'w=384'],
    [1280, 'w=750'],
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
  // The browser would say what was preloaded in vain.
  expect(complaints).toEqual([]);
});

test('the next page is fetched while the visitor aims at its link, and fades in', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', (event) => {
      sessionStorage.setItem('fades', String('viewTransition' in event && event.viewTransition !== null));
    });
  });
  const rules = await fetch(`${site.url}/speculation-rules.json`);
  expect(rules.headers.get('content-type')).toContain('application/speculationrules+json');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packaging' });
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(`${site.url}/packaging`);
  const cameFrom = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceResourceTiming & { deliveryType: string }).deliveryType;
  };
  expect(await page.evaluate(cameFrom)).toBe('navigational-prefetch');
  expect(await page.evaluate(() => sessionStorage.getItem('fades'))).toBe('true');
});
