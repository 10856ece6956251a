import { expect, type Page } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

const fieldOf = (page: Page) => page.getByRole('search').getByRole('searchbox');
const results = (page: Page) => page.getByRole('status');

test('the first tap on a phone’s search icon works', async ({ browser, site }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(site.url);
  const icon = page.getByRole('search').getByRole('button', { name: 'Cari' });
  const before = await icon.boundingBox();
  await fieldOf(page).tap();
  // If the button moved when the field opens, it would no longer be under the finger.
  expect(await icon.boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await fieldOf(page).fill('karton');
  await fieldOf(page).blur();
  await icon.tap();
  await expect(page).toHaveURL(`${site.url}/search/karton`);
  await page.context().close();
});

test('any text is safe as a query and shown as typed', async ({ page, site }) => {
  for (const text of ['50%2F100', '50%', '100%25', 'a/b', '%zz', '"<b>&', '#1?', '日本 📦']) {
    await page.goto(`${site.url}/search/${encodeURIComponent(text)}`);
    await expect(results(page)).toContainText(`“${text}”`);
    await expect(fieldOf(page)).toHaveValue(text);
  }
});

test('an address that can’t be decoded shows an error page of the site', async ({ page, site }) => {
  for (const path of ['/search/%zz', '/%E0%A4%A']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('heading', { name: 'Alamat ini tidak valid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
  }
});

test('a query that is too long is shortened, and the page says so', async ({ page, site }) => {
  await page.goto(`${site.url}/search/${'karton'.repeat(500)}`);
  await expect(page.getByText('Hanya 200 huruf pertama yang dicari.')).toBeVisible();
});

test('an address that is too long for the server is refused with a sentence', async ({ page, site }) => {
  await page.goto(site.url);
  const answer = await page.goto(`${site.url}/search/${'karton'.repeat(3334)}`);
  expect(answer?.status()).toBe(431);
  await expect(page.getByRole('heading', { name: 'This address is too long' })).toBeVisible();
});

test('a search from a page of results, in its header or below, replaces it in the history', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('search').getByRole('button', { name: 'Cari' }).click();
  await fieldOf(page).fill('karton');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(`${site.url}/search/karton`);
  await fieldOf(page).fill('a/b');
  await page.getByRole('search').getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL(`${site.url}/search/a%2Fb`);
  const again = page.getByRole('form', { name: 'Cari di situs ini' });
  await again.getByRole('searchbox').fill('palet');
  await again.getByRole('button').click();
  await expect(page).toHaveURL(`${site.url}/search/palet`);
  await again.getByRole('searchbox').fill('busa');
  await again.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${site.url}/search/busa`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
});
