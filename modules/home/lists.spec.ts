import { expect, type Page, test } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();
test.beforeEach(({ page }) => openDashboard(page, site));

const names = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((article) => article.ariaLabel));

async function open(page: Page, address: string) {
  const answer = await page.goto(`${site.url}/only-us/home/${address}`);
  await isReady(page);
  return answer?.status();
}

test('the search of a list is in its address; sorted by name nothing can be moved, and the order stays', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'banner');
  const inOrder = await names(page);
  const wanted = String(inOrder.at(-1));
  await page.getByRole('searchbox').pressSequentially(wanted);
  await expect(page).toHaveURL(`${site.url}/only-us/home/banner?${new URLSearchParams({ search: wanted })}`);
  await expect.poll(() => names(page)).toContain(wanted);
  const found = await names(page);
  expect(found.length).toBeLessThan(inOrder.length);
  await page.reload();
  expect(await names(page)).toEqual(found);
  await expect(page.getByRole('searchbox')).toHaveValue(wanted);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);

  await page.goForward();
  await page.getByRole('searchbox').fill('');
  const byName = inOrder.toSorted((one, other) => String(one).localeCompare(String(other), 'id'));
  const sort = async (label: string) => {
    await page.getByLabel('Sort', { exact: true }).click();
    await page.getByRole('option', { name: label }).click();
  };
  await sort('Name A–Z');
  await expect.poll(() => names(page)).toEqual(byName);
  await expect(page).toHaveURL(`${site.url}/only-us/home/banner?sort=name`);
  await expect(page.getByText('Sort by “Order on the site” to rearrange.')).toBeHidden();
  await page.getByRole('article').first().dragTo(page.getByRole('article').last());
  await expect(page.getByText('Sort by “Order on the site” to rearrange.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await sort('Name Z–A');
  await expect.poll(() => names(page)).toEqual(byName.toReversed());
  await sort('Order on the site');
  await expect.poll(() => names(page)).toEqual(inOrder);
  await expect(page.getByRole('button', { name: /^Move/ }).first()).toBeVisible();
});

test('a duplicate of a banner opens in its dialog, one of a product in its form, as drafts', {
  tag: '@long',
}, async ({ page }) => {
  const duplicate = async () => {
    const first = page.getByRole('article').first();
    const name = String(await first.getAttribute('aria-label'));
    await first.getByRole('button', { name: `More for “${name}”` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    return `${name} (copy)`;
  };
  await open(page, 'banner');
  const banner = await duplicate();
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveValue(banner);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article', { name: banner })).toContainText('Draft');
  await open(page, 'packaging');
  const offer = await duplicate();
  await expect(page).toHaveURL(/\/only-us\/home\/packaging\/\d+$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(offer);
});

test('an offer that doesn’t exist is a 404 in the back office, which leads to the list', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of ['packaging/abc', 'packaging/0', 'service/99999'])
    expect((await page.request.get(`${site.url}/only-us/home/${path}`)).status(), path).toBe(404);
  expect(await open(page, 'packaging/99999')).toBe(404);
  await expect(page.getByRole('heading', { name: 'This product doesn’t exist' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the products' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/home/packaging`);
  await expect(page.getByRole('article').first()).toBeVisible();
});
