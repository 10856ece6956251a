import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

const withoutScript = { javaScriptEnabled: false };
const phone = { viewport: { width: 390, height: 844 } };

test('a public page loads one small script and no React', async ({ page, site }) => {
  const scripts: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.url());
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const answer = await page.goto(site.url, { waitUntil: 'load' });
  expect(await answer?.text()).not.toContain('vike_pageContext');
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(1);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(8_000);
});

test('the current page is marked in the menu and not a link', async ({ page, site }) => {
  await page.goto(site.url);
  const home = page.getByRole('navigation', { name: 'Menu utama' }).getByText('Beranda');
  await expect(home).toHaveAttribute('aria-current', 'page');
  await expect(home).toBeDisabled();
  await expect(home).not.toHaveAttribute('href');
  await page.goto(`${site.url}/search/karton`);
  const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Beranda' });
  await expect(link).toHaveAttribute('href', '/');
});

test('the search box finds its page without script', async ({ browser, site }) => {
  const context = await browser.newContext(withoutScript);
  const page = await context.newPage();
  await page.goto(site.url);
  // With an empty field the form isn't sent, and the field opens.
  await page.getByRole('search').getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('50% off & more');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/search/50%25%20off%20%26%20more`);
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue('50% off & more');
  await context.close();
});

test('on laptops the icon opens the search field and closes it again', async ({ page, site }) => {
  await page.goto(site.url);
  const field = page.getByRole('search').getByRole('searchbox');
  const icon = page.getByRole('search').getByRole('button', { name: 'Cari' });
  const width = () => field.evaluate((element) => element.clientWidth);
  await expect.poll(width).toBeLessThan(50);
  await icon.click();
  await expect(field).toBeFocused();
  await expect(icon).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(width).toBeGreaterThan(150);
  await icon.click();
  await expect(icon).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(width).toBeLessThan(50);
});

test('the phone menu opens and closes without script', async ({ browser, site }) => {
  const context = await browser.newContext({ ...withoutScript, ...phone });
  const page = await context.newPage();
  await page.goto(site.url);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByText('Beranda')).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await context.close();
});

test('the progress bar runs only while one of our pages loads', async ({ page, site }) => {
  // Playwright can't inspect a page that is being left, so the page records when the bar starts.
  await page.addInitScript(() => {
    const note = () => document.getElementById('nprogress') && sessionStorage.setItem('bar', 'ran');
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  const ran = () => page.evaluate(() => sessionStorage.getItem('bar'));
  await page.goto(`${site.url}/search/karton`);
  await page.getByRole('link', { name: 'Langsung ke isi' }).press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Vinci, beranda' }).press('Control+Enter');
  expect(await ran()).toBeNull();
  await page.getByRole('banner').getByRole('link', { name: 'Vinci, beranda' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await ran()).toBe('ran');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('no page is wider than a small phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/search/karton', '/auth/signin', '/nothing-here']) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
