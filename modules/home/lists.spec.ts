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

for (const list of ['banner', 'packaging', 'service', 'client']) {
  test(`the search of the list ${list} is in its address`, async ({ page }) => {
    await open(page, list);
    const all = await names(page);
    const wanted = String(all.at(-1));
    await page.getByRole('searchbox').pressSequentially(wanted);
    await expect(page).toHaveURL(
      `${site.url}/only-us/home/${list}?${new URLSearchParams({ search: wanted })}`,
    );
    await expect.poll(() => names(page)).toContain(wanted);
    const found = await names(page);
    expect(found.length).toBeLessThan(all.length);
    await page.reload();
    expect(await names(page)).toEqual(found);
    await expect(page.getByRole('searchbox')).toHaveValue(wanted);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
  });
}

test('banners are sorted by name, in both directions; then nothing can be moved, and the order stays', async ({
  page,
}) => {
  await open(page, 'banner');
  const inOrder = await names(page);
  const byName = inOrder.toSorted((one, other) => String(one).localeCompare(String(other), 'id'));
  const sort = async (label: string) => {
    await page.getByLabel('Sort', { exact: true }).click();
    await page.getByRole('option', { name: label }).click();
  };
  await sort('Name A–Z');
  await expect.poll(() => names(page)).toEqual(byName);
  await expect(page).toHaveURL(`${site.url}/only-us/home/banner?sort=name`);
  await expect(page.getByText('To move entries, sort by “Order on the site”.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await sort('Name Z–A');
  await expect.poll(() => names(page)).toEqual(byName.toReversed());
  await sort('Order on the site');
  await expect.poll(() => names(page)).toEqual(inOrder);
  await expect(page.getByRole('button', { name: /^Move/ }).first()).toBeVisible();
});

test('a duplicate of a banner, a product or a service opens as a draft', async ({ page }) => {
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
  for (const kind of ['packaging', 'service']) {
    await open(page, kind);
    const offer = await duplicate();
    await expect(page).toHaveURL(new RegExp(`/only-us/home/${kind}/\\d+$`));
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(offer);
  }
});

const kinds = [
  { kind: 'packaging', title: 'This product doesn’t exist', link: 'Go to packaging' },
  { kind: 'service', title: 'This service doesn’t exist', link: 'Go to services' },
];
for (const { kind, title, link } of kinds) {
  test(`${kind} that doesn’t exist is a 404 in the back office`, async ({ page }) => {
    for (const id of ['99999', 'abc', '0']) {
      expect(await open(page, `${kind}/${id}`), id).toBe(404);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    }
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`${site.url}/only-us/home/${kind}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
