import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const banners = (page: Page) => page.getByRole('region', { name: 'Sorotan' });
const turn = (page: Page) => page.getByRole('navigation', { name: 'Sorotan' });
const current = (page: Page) => turn(page).locator('[aria-current]');

test('banners advance by buttons, by links and by the keyboard', async ({ page }) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(current(page)).toHaveText('Kemasan yang sampai sama rapinya');
  await turn(page).getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(current(page)).toHaveText('Dari gudang ke tujuan tanpa jeda');
  await expect(banners(page).getByRole('heading', { name: 'Dari gudang' })).toBeInViewport({ ratio: 1 });
  await turn(page).getByRole('link', { name: 'Satu lembar karton' }).click();
  await expect(current(page)).toHaveText('Satu lembar karton, bentuk apa saja');
  await turn(page).getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(current(page)).toHaveText('Kemasan yang sampai sama rapinya');
  await banners(page).getByRole('list').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('Dari gudang ke tujuan tanpa jeda');
});

test('banners advance without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await turn(page).getByRole('link', { name: 'Dari gudang' }).click();
  await expect(banners(page).getByRole('heading', { name: 'Dari gudang' })).toBeInViewport({ ratio: 1 });
  await expect(turn(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('a banner written by an administrator leads the home page', async ({ page, browser }) => {
  const found = complaints(page);
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/banner`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add banner' }).click();
  const dialog = page.getByRole('dialog', { name: 'New banner' });
  await dialog.getByRole('button', { name: 'Choose from files' }).click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await dialog.getByLabel('Title', { exact: true }).fill('Gudang baru di Semarang');
  await dialog.getByLabel('Button label').fill('Lihat gudang');
  await dialog.getByLabel('Button link').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByLabel('Button link')).toBeFocused();
  await expect(dialog.getByLabel('Button link')).toHaveAccessibleDescription(/^Enter a page of this site/);
  await dialog.getByLabel('Button link').fill('/services/warehousing');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();

  const added = page.getByRole('article', { name: 'Gudang baru di Semarang' });
  for (let place = 3; place > 0; place--) {
    const moved = page.waitForResponse(/banner\.reorder/);
    await added.getByRole('button', { name: /up$/ }).click();
    await moved;
    await expect(page.getByRole('article').nth(place - 1)).toHaveAccessibleName('Gudang baru di Semarang');
  }
  const visitor = await browser.newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Gudang baru di Semarang');
  await visitor.getByRole('link', { name: 'Lihat gudang' }).click();
  await expect(visitor).toHaveURL(`${site.url}/services/warehousing`);

  await added.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(added.getByText('Draft')).toBeVisible();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kemasan yang sampai sama rapinya');
  await visitor.close();
  expect(found).toEqual([]);
});
