import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '#tests/read-only-site.ts';

const pages = ['/', '/packaging', '/packaging/wooden-crate', '/services/freight', '/blogs/karton-gelombang'];

/** The headers of WhatsApp, Facebook and LinkedIn: they accept no picture format newer than JPEG. */
const asNetwork = { headers: { Accept: '*/*', 'User-Agent': 'facebookexternalhit/1.1' } };

test('a shared link shows a JPEG of at most 100 kB with its dimensions in the page', {
  tag: '@long',
}, async ({ page, site }) => {
  for (const path of pages) {
    await page.goto(site.url + path);
    const tags = page.locator('head meta[property^="og:image"]');
    const openGraph = await tags.evaluateAll((all) =>
      Object.fromEntries(all.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])),
    );
    await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
    const answer = await fetch(String(openGraph['og:image']), asNetwork);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect([path, answer.status, format]).toEqual([path, 200, 'jpeg']);
    expect([openGraph['og:image:width'], openGraph['og:image:height']]).toEqual([
      String(width),
      String(height),
    ]);
    expect(bytes.length, path).toBeLessThanOrEqual(100_000);
    expect(openGraph['og:image:alt'], path).toMatch(/\w+/);
  }
});

test('every picture of the site is light enough to be shared', { tag: '@sweep' }, async ({ site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pictures = [...sitemap.matchAll(/<image:loc>([^<]+\.webp)<\/image:loc>/g)].map(([, url = '']) => url);
  expect(pictures.length).toBeGreaterThan(10);
  for (const url of new Set(pictures)) {
    const variant = `${site.url}/api/images/optimize?url=${new URL(url).pathname}&w=1200&q=50`;
    const bytes = await (await fetch(variant, asNetwork)).arrayBuffer();
    expect(bytes.byteLength, url).toBeLessThanOrEqual(100_000);
  }
});

test('favicon.ico has three sizes', async ({ site }) => {
  const answer = await fetch(`${site.url}/favicon.ico`);
  expect(answer.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  const icon = Buffer.from(await answer.arrayBuffer());
  const sizes: (number | undefined)[] = [];
  for (let index = 0; index < icon.readUInt16LE(4); index += 1) {
    const entry = 6 + 16 * index;
    const start = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(start, start + icon.readUInt32LE(entry + 8));
    sizes.push((await sharp(picture).metadata()).width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});

test('the title of the home page is never cut, and on a home screen there are name and icons', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const title = await page.title();
  expect(title).toMatch(/^Vinci · Kemasan karton, .*Indonesia$/);
  await expect(page.locator('head meta[name=description]')).toHaveAttribute(
    'content',
    /^Karton, pengemasan, .*utuh\. /,
  );
  const href = await page.locator('head link[rel=manifest]').getAttribute('href');
  const answer = await fetch(new URL(href ?? '', site.url));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const { name, icons } = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe('Vinci');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const picture = await (await fetch(site.url + src)).arrayBuffer();
    const { width, height } = await sharp(Buffer.from(picture)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
