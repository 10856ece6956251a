import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { complaints, isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';
import { footerLinks, footers } from './tables.ts';

const site = ownSite();

const screen = '/only-us/global-setting/footer';
const dialog = (page: Page) => page.getByRole('dialog');
const column = (page: Page, name: string) => page.getByRole('region', { name });
const publicFooter = (page: Page) => page.getByRole('contentinfo');

async function openScreen(page: Page) {
  await signIn(page, site);
  await page.goto(site.url + screen);
  await isReady(page);
}

test('links, logo and chat button are changed, and visitors see them in the footer', {
  tag: '@long',
}, async ({ page, context }) => {
  const found = complaints(page);
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  for (const [position, name] of ['Instagram', 'LinkedIn', 'YouTube'].entries()) {
    const link = `https://${name.toLowerCase()}.example/vinci`;
    db.insert(footerLinks).values({ type: 'followus', name, link, position }).run();
  }
  db.$client.close();
  await openScreen(page);
  await page.getByRole('button', { name: 'Add a link to “Follow us”' }).click();
  await dialog(page).getByLabel('Name').fill('TikTok');
  await dialog(page).getByLabel('Link').fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('begins with https://, mailto: or tel:');
  await expect(dialog(page).getByLabel('Link')).toBeFocused();
  await dialog(page).getByLabel('Link').fill('https://www.tiktok.com/@vinci');
  await dialog(page).getByLabel('Drawing').click();
  await page.getByRole('option', { name: 'TikTok' }).click();
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(column(page, 'Follow us').getByRole('listitem')).toHaveText([
    /Instagram/,
    /LinkedIn/,
    /YouTube/,
    /TikTok/,
  ]);

  const moved = page.waitForResponse((response) => response.url().includes('footerLink.reorder'));
  await page.getByRole('button', { name: 'Move “TikTok” up' }).click();
  await moved;
  const visitor = await context.newPage();
  await visitor.goto(site.url);
  const links = publicFooter(visitor)
    .locator('div', { hasText: /^Ikuti kami/ })
    .getByRole('link');
  await expect(links).toHaveText(['Instagram', 'LinkedIn', 'TikTok', 'YouTube']);
  await expect(links.nth(2)).toHaveAttribute('href', 'https://www.tiktok.com/@vinci');

  await page.getByRole('button', { name: 'hello@vinci.example', exact: true }).click();
  await dialog(page).getByLabel('Name').fill('Kantor Karawang');
  await dialog(page)
    .getByLabel('Upload a picture')
    .setInputFiles({
      name: 'pin.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
  await expect(dialog(page).getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Publish changes' }).click();
  await expect(column(page, 'Connect with us').getByText('Kantor Karawang')).toBeVisible();
  await visitor.reload();
  await expect(
    publicFooter(visitor).getByRole('link', { name: 'Kantor Karawang' }).locator('img'),
  ).toBeVisible();

  await more(page.getByRole('article', { name: 'Kantor Karawang' }), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await visitor.reload();
  await expect(publicFooter(visitor).getByText('Kantor Karawang')).toHaveCount(0);

  await page.getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeFocused();
  await page.getByRole('button', { name: 'Restore “Kantor Karawang”' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(column(page, 'Connect with us').getByText('Kantor Karawang')).toBeVisible();
  const number = page.getByLabel('WhatsApp number or chat link');
  await number.fill('0813-9999-1234');
  await expect(number).toHaveAccessibleDescription('Opens https://wa.me/6281399991234');
  await page.getByLabel('Upload a logo').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo({ width: 220, height: 64 }),
  });
  await expect(page.getByRole('group', { name: 'Logo' }).locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(number).toHaveValue('https://wa.me/6281399991234');
  await visitor.reload();
  await expect(publicFooter(visitor).getByRole('link', { name: 'Kantor Karawang' })).toBeVisible();
  const chat = visitor.locator('.contact-bar').getByRole('link', { name: 'WhatsApp', includeHidden: true });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/6281399991234\?text=Halo/);
  await expect(publicFooter(visitor).getByRole('img', { name: 'Vinci' })).toHaveAttribute('src', /optimize/);
  expect(found).toEqual([]);
});

test('a footer without anything has a logo and links to the pages', { tag: '@long' }, async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.delete(footerLinks).run();
  db.update(footers).set({ logoFileId: null, contactLink: '' }).run();
  db.$client.close();
  await page.goto(site.url);
  await expect(publicFooter(page).getByRole('img', { name: 'Vinci' })).toBeVisible();
  const pages = publicFooter(page).getByRole('navigation', { name: 'Halaman' });
  await expect(pages.getByRole('link', { name: 'Beranda' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await openScreen(page);
  await expect(page.getByText('No links yet. This column is hidden until you add one.')).toHaveCount(3);
});
