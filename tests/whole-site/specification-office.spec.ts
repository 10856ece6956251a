import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';

// §2 of the specification, word by word: the back office. See specification.spec.ts.

const site = ownSite();
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

/** Opens the menu of the app bar; gives what it offers under this name. */
async function userMenu(page: Page, name: string) {
  await page.getByRole('button', { name: /(Administrator|Client)$/ }).click();
  return page.getByRole('button', { name, exact: true });
}

test.describe('§2: the back office', () => {
  const routes: [path: string, title: string][] = [
    ['dashboard', 'Dashboard'],
    ['gallery', 'Gallery'],
    ['blogs', 'Blogs'],
    ['upload-catalog', 'Upload Catalog'],
    ['home/banner', 'Banner'],
    ['home/packaging', 'Packaging'],
    ['home/packaging/new', 'Packaging'],
    ['home/service', 'Service'],
    ['home/service/new', 'Service'],
    ['home/client', 'Client'],
    ['global-setting/profile', 'Profile'],
    ['global-setting/file-manager', 'File Manager'],
    ['global-setting/footer', 'Footer'],
    ['global-setting/gallery-type', 'Gallery Type'],
  ];

  test('every route has its screen with its title', { tag: '@long' }, async ({ page }) => {
    await signIn(page, site);
    for (const [path, title] of routes) {
      const answer = await page.goto(`${site.url}/only-us/${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 }), path).toHaveText(title);
    }
    expect((await page.goto(`${site.url}/only-us/home/nothing`))?.status()).toBe(404);
    await expect(page.getByText('There is nothing here')).toBeVisible();
  });

  test('the sidebar has its entries and groups, which open for the current path, and the version', async ({
    page,
  }) => {
    await signIn(page, site);
    await page.goto(`${site.url}/only-us/home/client`);
    await isReady(page);
    expect((await sidebar(page).boundingBox())?.width).toBeLessThanOrEqual(320);
    expect((await page.locator('.sidebar').boundingBox())?.width).toBe(320);
    for (const name of ['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog', 'Banner', 'Packaging', 'Service'])
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible();
    const group = (name: string) => sidebar(page).getByRole('button', { name, exact: true });
    await expect(group('Home')).toHaveAttribute('aria-expanded', 'true');
    await expect(group('Setting')).toHaveAttribute('aria-expanded', 'false');
    await group('Setting').click();
    for (const name of ['Administrator', 'File Manager', 'Footer', 'Gallery Type'])
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Ver 1.0.0')).toBeVisible();
  });

  test('the app bar has a way back, the name and role, Change Password and Keluar', async ({ page }) => {
    await openDashboard(page, site);
    await page.goto(`${site.url}/only-us/gallery`);
    await isReady(page);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    await expect(await userMenu(page, 'Keluar')).toBeVisible();
    await page.getByRole('button', { name: 'Change Password' }).click();
    // Opens with the email of the session; closing resets all fields (§4).
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toHaveValue(site.email);
    await dialog.getByLabel('Current password').fill('x');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await (await userMenu(page, 'Change Password')).click();
    await expect(dialog.getByLabel('Current password')).toHaveValue('');
  });

  test('a client sees Dashboard, Gallery, Blogs and Upload Catalog alone (§6), and no small screen', async ({
    page,
  }) => {
    await addAccount(site, budi).catch(() => undefined);
    await openDashboard(page, site, budi);
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Gallery',
      'Blogs',
      'Upload Catalog',
    ]);
    await expect(sidebar(page).getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(page.getByText('Layar Terlalu Kecil')).toBeVisible();
    await expect(page.getByText(/laptop atau PC/)).toBeVisible();
  });
});
