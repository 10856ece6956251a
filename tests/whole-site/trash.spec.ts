import { expect, type Page, test } from '@playwright/test';
import { isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();
test.beforeEach(({ page }) => signIn(page, site));

const articles = (page: Page) => page.getByRole('article');
const ask = (page: Page) => page.getByRole('alertdialog');

// The server's tests try every type.
test('what is deleted in a list is in its trash, and comes back from there', { tag: '@long' }, async ({
  page,
}) => {
  for (const list of ['home/packaging', 'gallery']) {
    await page.goto(`${site.url}/only-us/${list}`);
    await isReady(page);
    const name = (await articles(page).first().getAttribute('aria-label')) ?? '';
    const named = page.getByRole('article', { name, exact: true });
    await more(named, 'Delete');
    await expect(ask(page)).toContainText('trash');
    await ask(page).getByRole('button', { name: 'Delete' }).click();
    await expect(named).toHaveCount(0);

    await more(page.locator('.list-toolbar'), 'Trash');
    await expect(page).toHaveURL(`${site.url}/only-us/${list}?trash=`);
    await expect(page.getByRole('heading', { name: 'Trash' })).toBeFocused();
    await page.reload();
    await isReady(page);
    await expect(named).toContainText(/Deleted by Administrator (just now|\d min ago) · 30 days left/);
    await page.getByRole('button', { name: `Restore “${name}”` }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(named).toBeVisible();
    await page.goBack();
    await expect(page.getByText('The trash is empty')).toBeVisible();
  }
});

test('the page of a deleted product says that it no longer exists', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${site.url}/only-us/home/packaging`);
  await isReady(page);
  await articles(page).first().getByRole('link').click();
  const view = page.locator('.form-page-bar').getByRole('link', { name: 'View' });
  const address = await view.getAttribute('href');
  await more(page.locator('.form-page-bar'), 'Delete');
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/home/packaging`);
  const answer = await page.request.get(site.url + address);
  expect(answer.status()).toBe(410);
  expect(await answer.text()).toContain('Halaman ini sudah tidak ada');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await page.request.get(site.url + address)).status()).toBe(200);
});
