import { expect } from '@playwright/test';
import { previewLink } from '#tests/preview-link.ts';
import { test } from '#tests/read-only-site.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let closed: RunningSite;
test.beforeAll(async () => {
  closed = await startSite({ env: { MAINTENANCE: 'on' } });
});
test.afterAll(() => closed.stop());

test('a closed site says so to visitors, with header and footer, and whom to call', async ({ page }) => {
  const answer = await page.goto(closed.url);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
  // Its words are in specification.spec.ts.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const ways = page.getByText('Kami tetap bisa dihubungi').locator('..');
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me/);
});

test('staff see the real page below a bar with a link to the dashboard', async ({ page }) => {
  await page.goto(`${closed.url}/auth/signin`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(closed.email);
  await page.getByLabel('Password').fill(closed.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/only-us\//);
  const answer = await page.goto(closed.url);
  expect(answer?.status()).toBe(200);
  const bar = page.getByRole('link', { name: 'Mode pemeliharaan aktif' });
  await expect(bar).toHaveAttribute('href', '/only-us/dashboard');
});

test('with a preview link the bar says until when it works, and how to leave', async ({ page }) => {
  await page.goto(await previewLink(closed));
  const bar = page.getByRole('note').filter({ hasText: 'Pratinjau sampai' });
  await expect(bar).toHaveText(/^Pratinjau sampai \d+ \p{L}{3} · Tutup pratinjau$/u);
  await expect(bar.getByRole('link')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Tutup pratinjau' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance');
  await page.goto(closed.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance');
});

test('an unknown address shows a 404 page without the menu and the footer', async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/nothing-here`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Minta penawaran' })).toHaveAttribute('href', /^\/contact/);
  await page.getByRole('link', { name: 'Ke beranda' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('sign-in says what went wrong, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/auth/signin`);
  await page.getByLabel('Email').fill(site.email);
  await page.getByLabel('Password').fill('Salah#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Email and password don’t match/);
  await expect(page.getByLabel('Email')).toHaveValue(site.email);
  await expect(page.getByLabel('Password')).toBeFocused();
  expect(page.url()).not.toContain('vinci.example');
  await page.goto(`${site.url}/auth/signin?error=SomethingNew`);
  await expect(page.getByRole('alert')).toHaveText(/Sign-in failed/);
  await context.close();
});
