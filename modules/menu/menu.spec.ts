import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

async function openScreen(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/menu`);
  await isReady(page);
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click();

test('an administrator arranges the menu, and goes back to the default', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openScreen(page);
  await expect(page.getByText('This menu builds itself')).toBeVisible();
  for (const name of ['Blogs', 'Jobs']) await page.getByRole('button', { name: `Remove “${name}”` }).click();
  await page.getByRole('button', { name: 'Move “Packaging” below the entry above' }).click();
  await page.getByRole('button', { name: 'Add a page or link' }).click();
  const link = page.getByRole('listitem').last();
  await link.getByLabel('Link', { exact: true }).fill('javascript:alert(1)');
  await link.getByLabel('Label in Indonesian').fill('Toko daring');
  await publish(page);
  await expect(link.getByRole('alert')).toContainText('begins with https://');
  await link.getByLabel('Link', { exact: true }).fill('https://toko.example/');
  await page.getByRole('button', { name: 'Move “Toko daring” up' }).click();
  await page.getByRole('button', { name: 'Add a page or link' }).click();
  await link.getByLabel('Link', { exact: true }).fill('peti kayu');
  await page.keyboard.press('Enter');
  await expect(link.getByText(/^Peti kayu/)).toBeVisible();
  await expect(link.getByLabel('Label in Indonesian')).toBeFocused();
  await publish(page);
  await expect(stateIn(page)).toHaveText('Live');

  // Without script: a disclosure opens by the keyboard.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${site.url}/packaging`);
  const menu = visitor.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByText('Blog')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Toko daring' })).toHaveAttribute(
    'href',
    'https://toko.example/',
  );
  await expect(menu.getByRole('link', { name: 'Kemasan' })).toBeHidden();
  await menu.locator('summary').focus();
  await visitor.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Kemasan' })).toBeDisabled();
  await expect(menu.getByRole('link', { name: 'Layanan' })).toHaveAttribute('href', '/services');
  await menu.getByRole('link', { name: /^Peti kayu/ }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Peti kayu/);

  await page.getByRole('button', { name: 'Back to the default' }).click();
  await expect(page.getByText('This menu builds itself')).toBeVisible();
  await publish(page);
  await expect(stateIn(page)).toHaveText('Live');
  await visitor.goto(site.url);
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(menu.getByText('Toko daring')).toHaveCount(0);
  await context.close();

  // On a phone what is below an entry is shown in the dialog.
  await page.getByRole('button', { name: 'Move “Packaging” below the entry above' }).click();
  await publish(page);
  await expect(stateIn(page)).toHaveText('Live');
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(site.url);
  await phone.getByRole('button', { name: 'Menu' }).click();
  await phone.getByRole('dialog').getByRole('link', { name: 'Kemasan' }).click();
  await expect(phone).toHaveURL(`${site.url}/packaging`);
  await phone.close();
});
