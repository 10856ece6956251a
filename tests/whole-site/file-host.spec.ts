import { expect, type Page, test } from '@playwright/test';
import { freePort } from '#server/process/free-port.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
let files: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  // Browsers treat these two as different sites.
  files = `http://localhost:${port}`;
  site = await startSite({
    env: {
      PORT: port,
      AUTH_URL: `http://127.0.0.1:${port}`,
      PUBLIC_ENV__FILE_PROTOCOL: 'http',
      PUBLIC_ENV__FILE_HOST: `localhost:${port}`,
    },
  });
});
test.afterAll(() => site.stop());

const widthOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
    return picture.naturalWidth;
  }, src);

test('pictures from a file host are shown', async ({ page }) => {
  await page.goto(`${site.url}/packaging`);
  const picture = page.locator('main img').first();
  expect(await picture.getAttribute('src')).toContain(`${files}/api/images/upload/`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('smaller variants from a file host are shown, even cached ones', async ({ page }) => {
  await page.goto(`${site.url}/packaging`);
  const src = await page.locator('main img').first().getAttribute('src');
  const { pathname } = new URL(src ?? '');
  const variant = `${files}/api/images/optimize?url=${encodeURIComponent(pathname)}&w=256&q=75`;
  for (const again of ['', '&again']) {
    expect(await widthOf(page, variant + again)).toBe(256);
    const kept = await fetch(variant + again);
    expect(kept.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('pages and the API stay same-origin', async () => {
  for (const path of ['/', '/only-us/dashboard', '/api/trpc/site.get']) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
});
