import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { ownSite } from '#tests/own-site.ts';
import { startSite } from '#tests/site.ts';

// §1 and §2 of the specification, word by word: what visitors see. See specification.spec.ts.

const site = ownSite();

function setLanguage(language: Language) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(siteTable).set({ language }).run();
  db.$client.close();
}

const mainMenu = (page: Page) => page.locator('.header-menu');

async function phoneOn(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  return page;
}

test.describe('§1 and §2: what visitors see', () => {
  test('the maintenance page has its words, and a header with logo, search box and menu', async ({
    page,
    browser,
  }) => {
    const closed = await startSite({ env: { MAINTENANCE: 'on' } });
    await page.goto(`${closed.url}/gallery`);
    await expect(page).toHaveTitle('Maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance');
    for (const text of [
      'Sorry, website is under maintenance',
      'Sorry for the problems that have occurred, you can try again in a moment',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Vinci/ })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Layanan' })).toBeVisible();
    await expect(header.getByRole('search')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const phone = await phoneOn(browser, closed.url);
    await phone.getByRole('button', { name: 'Menu' }).click();
    await expect(phone.getByRole('dialog').getByRole('link', { name: 'Layanan' })).toBeVisible();
    await phone.close();
    await closed.stop();
  });

  test('the menu marks the current path and disables it, and is in the header from laptop width up', {
    tag: '@long',
  }, async ({ page }) => {
    for (const [language, gallery] of [
      ['en', 'Gallery'],
      ['id', 'Galeri'],
    ] as const) {
      setLanguage(language);
      for (const width of [1024, 1152, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${site.url}/gallery`);
        const current = mainMenu(page).locator('[aria-current]');
        await expect(current).toHaveText(gallery);
        await expect(current).not.toHaveAttribute('href');
        await expect(current).toBeDisabled();
        await expect(mainMenu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
        const outside = await page
          .locator('.header-row')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(outside).toBeLessThanOrEqual(0);
      }
    }
  });

  test('Enter or the icon searches at /search/{query}, and replaces a search', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto(site.url);
    const box = page.getByRole('banner').getByRole('search');
    await box.getByRole('searchbox').fill('kardus & palet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/search/kardus%20%26%20palet`);
    await box.getByRole('searchbox').fill('palet');
    await box.getByRole('button').click();
    await expect(page).toHaveURL(`${site.url}/search/palet`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test('on laptops the search field expands on a click of its icon and collapses on a further one', async ({
    page,
  }) => {
    await page.goto(site.url);
    const box = page.getByRole('banner').getByRole('search');
    const width = () => box.getByRole('searchbox').evaluate(({ clientWidth }) => clientWidth);
    expect(await width()).toBeLessThan(50);
    await box.getByRole('button').click();
    await expect.poll(width).toBeGreaterThan(150);
    await box.getByRole('button').click();
    await expect.poll(width).toBeLessThan(50);
  });

  test('the phone has a full-screen menu with Close, its entries and the links of the footer', async ({
    browser,
  }) => {
    const page = await phoneOn(browser, site.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await menu.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
    await expect(menu.getByRole('navigation').getByRole('link', { name: 'Galeri' })).toBeVisible();
    expect(await menu.locator('.link-columns a').count()).toBeGreaterThan(0);
    const close = menu.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toHaveAttribute('lang', 'en');
    await close.click();
    await expect(menu).toBeHidden();
    await page.close();
  });

  test('the footer has links by type, the logo and a button to the chat', async ({ page }) => {
    await page.goto(site.url);
    const footer = page.getByRole('contentinfo');
    const columns = footer.locator('.link-columns > div');
    await expect(columns.getByRole('heading').first()).toBeVisible();
    await expect(footer.locator('svg, img').first()).toBeVisible();
    await expect(page.locator('.contact-button')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(page.locator('.contact-button')).toHaveAttribute('target', '_blank');
  });

  test('/404 and the sign-in page have no header and no footer', async ({ page }) => {
    for (const [path, status] of [
      ['/404', 404],
      ['/auth/signin', 200],
    ] as const) {
      expect((await page.goto(site.url + path))?.status()).toBe(status);
      await expect(page.locator('.header, .menu-dialog')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });
});
