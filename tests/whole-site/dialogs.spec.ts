import { expect, type Locator, type Page, test } from '@playwright/test';
import { isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();

/** Opens a dialog by the keys, closes it with Escape, and expects the focus and the view where they were. */
async function comesBack(page: Page, opener: Locator, item?: string) {
  await opener.focus();
  await page.waitForFunction(() => document.activeElement !== document.body);
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  if (item) {
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: item, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
  await expect(opener, `${item ?? opener}`).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), `${item ?? opener}`).toBe(place);
}

test('every dialog of a form gives focus and view back', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs/1`);
  await isReady(page);
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  const bar = page.locator('.form-page-bar');
  await page.getByLabel('Title').fill('Memilih tebal karton');
  await expect(stateIn(bar)).toHaveText(/^Live · 1 change$/);
  await page.evaluate(() => window.scrollTo(0, 700));
  const button = (name: string | RegExp) => bar.getByRole('button', { name });
  await comesBack(page, button('History'));
  await comesBack(page, button('Share preview'));
  await comesBack(page, button('Publish changes'));
  for (const item of ['Schedule', 'Delete']) await comesBack(page, button(/^More/), item);
  await page.evaluate(() => window.scrollTo(0, 0));
  await comesBack(page, page.getByRole('button', { name: 'Choose from files' }).first());
  await comesBack(page, page.getByRole('button', { name: 'Search', exact: true }));
});

test('every dialog of a list gives focus and view back', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const [path, add] of [
    ['gallery', 'Upload pictures'],
    ['home/banner', 'Add banner'],
    ['global-setting/profile', 'Add account'],
  ]) {
    await page.goto(`${site.url}/only-us/${path}`);
    await isReady(page);
    await comesBack(page, page.getByRole('button', { name: add }));
    const more = page.getByRole('main').getByRole('button', { name: /^More/ }).last();
    await more.scrollIntoViewIfNeeded();
    await comesBack(page, more, 'Delete');
    if (path !== 'global-setting/profile') await comesBack(page, more, 'Schedule');
    const open = page.locator('.open-link[aria-haspopup]').last();
    if ((await open.count()) > 0) await comesBack(page, open);
  }
});
