import { expect } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { firstLoad } from '#tests/first-load.ts';
import { test } from '#tests/read-only-site.ts';

test.beforeEach(async ({ page, site }) => signIn(page, site));

test('the first screen comes in 11 requests with 165 kB of script and 25 kB of styles', async ({
  page,
  site,
}) => {
  const { cold, requests, script, styles } = await firstLoad(page, `${site.url}/only-us/dashboard`);
  // Not counted here: browsers without a window fetch no icon.
  expect(await cold.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/svg\+xml,/);
  expect(requests).toBeLessThanOrEqual(11);
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(165_000);
  expect(styles).toBeGreaterThan(10_000);
  expect(styles).toBeLessThanOrEqual(25_000);
});

test('the form of a post takes keys after 250 kB of script, and its editor follows: 391 kB in 19 requests', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/only-us/blogs`);
  const form = await page.getByRole('main').getByRole('table').getByRole('link').first().getAttribute('href');
  const { cold, requests, script, firstScript } = await firstLoad(page, site.url + form);
  await expect(cold.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(19);
  expect(script).toBeLessThanOrEqual(391_000);
  expect(firstScript).toBeGreaterThan(200_000);
  expect(firstScript).toBeLessThanOrEqual(250_000);
});

test('the list of posts comes with 209 kB of script and 34 kB of styles, a list to sort with 220 kB', async ({
  page,
  site,
}) => {
  const posts = await firstLoad(page, `${site.url}/only-us/blogs`);
  expect(posts.script).toBeLessThanOrEqual(209_000);
  expect(posts.styles).toBeGreaterThan(10_000);
  expect(posts.styles).toBeLessThanOrEqual(34_000);
  const { script } = await firstLoad(page, `${site.url}/only-us/home/packaging`);
  expect(script).toBeLessThanOrEqual(220_000);
});

test('what a screen fetches comes as one text: Vike would take many times as long for its values', async ({
  page,
  site,
}) => {
  const html = (await (await page.goto(`${site.url}/only-us/blogs`))?.text()) ?? '';
  const [, context = ''] = /<script id="vike_pageContext"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { data } = JSON.parse(context) as { data: unknown };
  const { queries } = JSON.parse(String(data)) as { queries: unknown[] };
  expect(queries.length).toBeGreaterThan(0);
});

test('scripts and style sheets are compressed once, and sent whole to those who can’t decompress them', async ({
  page,
  site,
}) => {
  const html = await (await page.goto(`${site.url}/only-us/dashboard`))?.text();
  for (const [, address = ''] of (html ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)) {
    const [compressed, whole] = await Promise.all(
      ['gzip, br', 'identity'].map((accepted) =>
        fetch(site.url + address, { headers: { 'Accept-Encoding': accepted } }),
      ),
    );
    const { 'content-length': length, ...headers } = Object.fromEntries(compressed?.headers ?? []);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': whole?.headers.get('content-type'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(whole?.headers.get('vary')).toBe('Accept-Encoding');
    const text = await whole?.text();
    expect(await compressed?.text()).toBe(text);
    if (text && text.length > 1_000) expect(Number(length)).toBeLessThan(text.length / 2);
  }
});
