import { expect, type Page } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });

test('on a page below a list, the list is marked in the menu and links back', async ({ page, site }) => {
  await page.goto(`${site.url}/services/contract-packaging`);
  await expect(entry(page, 'Layanan')).toHaveAttribute('aria-current', 'true');
  await entry(page, 'Layanan').click();
  await expect(page).toHaveURL(`${site.url}/services`);
  await expect(entry(page, 'Layanan')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Layanan')).toBeDisabled();
  await expect(entry(page, 'Layanan')).not.toHaveAttribute('href');
});

test('rotating a tablet with the menu open leaves the page usable', async ({ page, site }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('.page')).toHaveAttribute('inert');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Telepon dan WhatsApp' })).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await entry(page, 'Galeri').click();
  await expect(page).toHaveURL(`${site.url}/gallery`);
});

test('pages fade into each other without errors, to sign-in and the back office too', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const fades = 'viewTransition' in event && event.viewTransition !== null;
      sessionStorage.setItem(location.pathname, String(fades));
    });
  });
  const faded = (path: string) => page.evaluate((key) => sessionStorage.getItem(key), path);
  await page.goto(site.url);
  await entry(page, 'Kemasan').click();
  await expect.poll(() => faded('/packaging')).toBe('true');
  await page.getByRole('link', { name: 'Masuk', exact: true }).click();
  await expect.poll(() => faded('/auth/signin')).toBe('true');
  await page.getByLabel('Email').fill(site.email);
  await page.getByLabel('Password').fill(site.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => faded('/only-us/dashboard')).toBe('true');
  expect(errors).toEqual([]);
});
