import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';
import { measuringSettings } from './tables.ts';

const site = ownSite();
const day = 24 * 60 * 60_000;
const ids = { googleTags: 'G-ABC123DEF4, AW-123456789', metaPixels: '1234567890123456' };

async function enter(values: Partial<typeof measuringSettings.$inferInsert>) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(measuringSettings).set(values).run();
  db.$client.close();
  const isAsked = Boolean(values.googleTags || values.metaPixels);
  await expect.poll(async () => (await (await fetch(site.url)).text()).includes('consent-bar')).toBe(isAsked);
}

/** Answers for the other companies; what is sent to them is counted. */
async function watch(context: BrowserContext, answer: 'script' | 'blocked' = 'script') {
  const seen: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    async (route) => {
      seen.push(route.request().url());
      if (answer === 'blocked') return route.abort('blockedbyclient');
      const body = route.request().url().includes('/gtag/js')
        ? `document.cookie = '_ga=GA1; path=/'; fetch('https://region1.google-analytics.com/g/collect?v=2');
           fetch('https://elsewhere.example/steal').catch(() => {});`
        : `document.cookie = '_fbp=fb.1; path=/'; new Image().src = 'https://www.facebook.com/tr/?ev=PageView';`;
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return seen;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Izin pengukuran' });
const choose = (page: Page, name: 'Izinkan' | 'Tolak') => bar(page).getByRole('button', { name }).click();
const commands = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(((window as { dataLayer?: unknown[][] }).dataLayer ?? []).map((each) => [...each])),
  );
const toolCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));

test('with no id, pages and headers are those of before', async () => {
  const read = async () => {
    const answer = await fetch(site.url);
    const { date: _, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
    return { headers, body: await answer.text() };
  };
  const before = await read();
  expect(before.headers['content-security-policy']).toMatch(
    /^default-src 'self'; script-src 'self'; style-src 'self' 'sha256-[^']+'; style-src-attr 'unsafe-inline'; img-src 'self' data:; frame-src [^;]+; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'$/,
  );
  expect(before.body).not.toMatch(/consent|page-script/);
  await enter(ids);
  const asking = await read();
  expect(asking.headers['content-security-policy']).toContain('https://connect.facebook.net');
  // Cached pages stay cached, one for everybody.
  expect(asking.headers).toMatchObject({ 'cache-control': before.headers['cache-control'] });
  expect((await fetch(site.url)).headers.get('x-request-id')).toBeNull();
  for (const place of ['/auth/signin', '/nowhere']) {
    const policy = (await fetch(site.url + place)).headers.get('content-security-policy');
    expect(policy).not.toMatch(/google|facebook/);
  }
  await enter({ googleTags: '', metaPixels: '' });
  expect(await read()).toEqual(before);
});

test('an administrator enters ids and codes, and pages have them', async ({ page }) => {
  const found = complaints(page);
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/measuring`);
  await isReady(page);
  await page.getByLabel('Google tags').fill('UA-1');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('alert').first()).toContainText('begin with G-, AW- or GTM-');
  await page.getByLabel('Google tags').fill('g-abc123def4');
  const tag = '<meta name="google-site-verification" content="aB3x" />';
  await page.getByLabel('Google', { exact: true }).fill(tag);
  await page.getByLabel('Others').fill('p:domain_verify 0a1b2c');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByLabel('Google tags')).toHaveValue('G-ABC123DEF4');
  await expect(page.getByLabel('Google', { exact: true })).toHaveValue('aB3x');
  await page.goto(site.url);
  await expect(page.locator('meta[name="google-site-verification"]')).toHaveAttribute('content', 'aB3x');
  await expect(page.locator('meta[name="p:domain_verify"]')).toHaveAttribute('content', '0a1b2c');
  await expect(bar(page)).toContainText('Bolehkah Google mengukur');
  expect(found).toEqual([]);
});

test('nothing of another company is loaded before a visitor agrees, and then what was entered', async ({
  page,
  context,
}) => {
  await enter(ids);
  const seen = await watch(context);
  await page.goto(site.url);
  await expect(bar(page)).toContainText('Bolehkah Google dan Meta mengukur');
  await page.goto(`${site.url}/contact`);
  await expect(bar(page)).toBeVisible();
  expect(seen).toEqual([]);
  expect(await toolCookies(context)).toEqual([]);
  expect(await commands(page)).toContain('["consent","default",{"ad_storage":"denied"');
  await choose(page, 'Izinkan');
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => seen.length).toBe(4);
  expect(seen.sort()).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://region1.google-analytics.com/g/collect?v=2',
    'https://www.facebook.com/tr/?ev=PageView',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
  ]);
  expect(await commands(page)).toMatch(
    /"update",{"ad_storage":"granted".*"analytics_storage":"granted".*"config","G-ABC123DEF4".*"config","AW-123456789"/,
  );
  const sent = seen.length;
  await page.goto(site.url);
  await expect.poll(() => seen.length).toBe(2 * sent);
  await expect(bar(page)).toBeHidden();
});

test('a visitor declines for six months, in all tabs, and changes it in the footer', async ({
  page,
  context,
}) => {
  await enter(ids);
  const seen = await watch(context);
  const other = await context.newPage();
  await page.goto(site.url);
  await other.goto(`${site.url}/contact`);
  await choose(page, 'Tolak');
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await page.clock.setFixedTime(Date.now() + 181 * day);
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await page.clock.setFixedTime(Date.now() + 183 * day);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now());
  await page.reload();
  await page.getByRole('link', { name: 'Pilihan kuki' }).click();
  await expect(bar(page).getByRole('button', { name: 'Tolak' })).toBeFocused();
  expect(seen).toEqual([]);
  await choose(page, 'Izinkan');
  await expect(page.getByRole('link', { name: 'Pilihan kuki' })).toBeFocused();
  // The other tab follows.
  await expect.poll(() => seen.length).toBe(8);
  await expect.poll(() => toolCookies(context)).toHaveLength(2);

  await page.getByRole('link', { name: 'Pilihan kuki' }).click();
  const loaded = Promise.all([page.waitForEvent('load'), other.waitForEvent('load')]);
  await choose(page, 'Tolak');
  await loaded;
  await expect.poll(() => toolCookies(context)).toEqual([]);
  for (const tab of [page, other]) {
    expect(
      await tab.evaluate(() => [
        'fbq' in window,
        [...document.scripts].some(({ src }) => /google|facebook/.test(src)),
      ]),
    ).toEqual([false, false]);
    await expect(bar(tab)).toBeHidden();
  }
  expect(seen).toHaveLength(8);
});

test('who agreed to one company is asked again about another', async ({ page, context }) => {
  await enter({ googleTags: 'GTM-AB12CD', metaPixels: '' });
  const seen = await watch(context);
  await page.goto(site.url);
  await choose(page, 'Izinkan');
  await expect.poll(() => seen).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD');
  await enter({ googleTags: 'GTM-AB12CD', metaPixels: '1234567890123456' });
  await page.reload();
  await expect(bar(page)).toContainText('Google dan Meta');
});

test('Global Privacy Control is a no', async ({ page, context }) => {
  await enter(ids);
  const seen = await watch(context);
  await page.goto(site.url);
  await choose(page, 'Izinkan');
  await expect.poll(() => toolCookies(context)).toHaveLength(2);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  seen.length = 0;
  await page.reload();
  await expect.poll(() => toolCookies(context)).toEqual([]);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pilihan kuki' })).toBeHidden();
  expect(seen).toEqual([]);
});

test('without script nobody is asked, and nothing is loaded', async ({ browser }) => {
  await enter(ids);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const seen = await watch(context);
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('Pilihan kuki')).toBeHidden();
  expect(seen).toEqual([]);
  await context.close();
});

test('a sent request is a lead, once, also where the companies are blocked', async ({ page, context }) => {
  await enter(ids);
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  await watch(context, 'blocked');
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Catatan').fill('Peti 120 × 80 × 60 cm');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
  expect(await commands(page)).not.toContain('generate_lead');
  await choose(page, 'Izinkan');
  expect(await commands(page)).toContain('["event","generate_lead"]');
  expect(
    await page.evaluate(() => JSON.stringify((window as { fbq?: { queue: unknown[] } }).fbq?.queue)),
  ).toContain('["track","Lead"]');
  await page.reload();
  await expect.poll(() => commands(page)).toContain('granted');
  expect(await commands(page)).not.toContain('generate_lead');
  expect(found).toEqual([]);
});

const windows = [
  [320, 256],
  [320, 568],
  [390, 664],
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

test('the bar comes first, is low, moves nothing and leaves the ways to contact', { tag: '@long' }, async ({
  page,
}) => {
  await enter(ids);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of windows) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.goto(site.url);
      const box = await bar(page).boundingBox();
      expect(box?.height, `${width}×${height}`).toBeLessThanOrEqual(0.15 * height);
      const sizes = await bar(page)
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map((each) => each.height));
      expect(new Set(sizes).size).toBe(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
      for (const way of await page.locator('.contact-bar > *:visible').all()) {
        const other = await way.boundingBox();
        if (!box || !other || other.y > height) continue;
        const isBeside =
          other.x >= box.x + box.width || other.y >= box.y + box.height || box.y >= other.y + other.height;
        expect(isBeside, `${width}×${height}`).toBe(true);
      }
      const shift = await page.evaluate(
        () =>
          new Promise((resolve) => {
            let sum = 0;
            const seen = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            });
            seen.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 100);
          }),
      );
      const moved = await bar(page).evaluate((element) => {
        const placed = () =>
          [...document.querySelectorAll('header, main, main *, footer')].map(
            (each) => (each as HTMLElement).offsetTop,
          );
        const withBar = placed();
        (element as HTMLElement).style.display = 'none';
        const without = placed();
        (element as HTMLElement).style.display = '';
        return without.filter((top, index) => top !== withBar[index]).length;
      });
      expect(moved, `${width}×${height}`).toBe(0);
      // On a busy machine the page arrives in pieces, and its cards shift by up to 0.015 without the bar, too.
      expect(shift, `${width}×${height}`).toBeLessThan(0.02);
      expect(await violationsOn(page, '.consent-bar')).toEqual([]);
    }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Tolak' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
});
