import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { complaints, isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';
import { certificates } from './tables.ts';

// What is written in a dialog and shown on the home page.

const site = ownSite();
test.beforeEach(({ page }) => signIn(page, site));

test('a banner written by an administrator leads the home page', async ({ page, browser }) => {
  const found = complaints(page);
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

  await more(added, 'Unpublish');
  await expect(added.getByText('Draft')).toBeVisible();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Kemasan yang tiba serapi saat berangkat',
  );
  await visitor.close();
  expect(found).toEqual([]);
});

test('a client’s logo is on the home page and links to its website', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const found = complaints(page);
  await page.goto(`${site.url}/only-us/home/client`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New client' });
  const logo = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 480, height: 160 }) };
  await dialog.locator('input[type=file]').setInputFiles(logo);
  await expect(dialog.getByRole('presentation')).toBeVisible();
  await dialog.getByLabel('Name').fill('Kopi Wilis');
  await dialog.getByLabel('Website').fill('kopiwilis.example');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByLabel('Website')).toHaveAccessibleDescription(/^Enter the full address/);
  await dialog.getByLabel('Website').fill('https://kopiwilis.example');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();

  const visitor = await browser.newPage();
  await visitor.goto(site.url);
  const link = visitor.getByRole('link', { name: 'Kopi Wilis' });
  await expect(link).toHaveAttribute('href', 'https://kopiwilis.example');

  const row = page.getByRole('article', { name: 'Kopi Wilis' });
  await more(row, 'Delete');
  await page
    .getByRole('alertdialog', { name: 'Delete “Kopi Wilis”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(row).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Lerengsari' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await visitor.close();
  expect(found).toEqual([]);
});

const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('figures and certificates are on the home page once they are published', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/only-us/home/figure`);
  await isReady(page);
  for (const name of ['18.000 palet', '2 gudang', '3 hari kerja', '2009']) {
    await more(entry(page, name), 'Unpublish');
    await expect(entry(page, name)).toContainText('Draft');
  }
  await page.goto(site.url);
  const facts = page.getByRole('region', { name: 'Dalam angka' });
  const inHero = page.locator('.banner-facts');
  await expect(facts).toHaveCount(0);
  await expect(inHero).toHaveCount(0);
  await expect(page.getByText('ISPM 15')).toHaveCount(0);
  await page.goto(`${site.url}/only-us/home/figure`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'New figure' });
  await dialog.getByLabel('Number').fill('99,5%');
  await dialog.getByLabel('Label').fill('tiba tepat waktu');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${site.url}/only-us/home/certificate`);
  await isReady(page);
  await more(entry(page, 'ISPM 15'), 'Publish');
  await expect(entry(page, 'ISPM 15')).not.toContainText('Draft');
  await page.goto(site.url);
  await expect(facts.getByRole('definition')).toHaveText(['99,5%']);
  await expect(inHero.getByRole('listitem')).toHaveText(['ISPM 15 ID-000', '99,5% tiba tepat waktu']);
  const region = page.getByRole('region', { name: 'Sertifikat' });
  await expect(region.getByRole('heading')).toHaveText(['Sertifikat', 'ISPM 15']);
  expect((await region.locator('li svg').boundingBox())?.width).toBe(96);
  await expect(region.getByRole('link')).toHaveCount(0);
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(certificates).set({ documentId: 1 }).run();
  db.$client.close();
  await page.reload();
  const file = region.getByRole('link', { name: 'Lihat sertifikat: ISPM 15' });
  expect((await page.request.get(site.url + (await file.getAttribute('href')))).status()).toBe(200);
});
