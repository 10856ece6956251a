import { expect, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

const site = ownSite();

test('a client’s logo is on the home page and links to its website', async ({ page, browser }) => {
  const found = complaints(page);
  await signIn(page, site);
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
  await row.getByRole('button', { name: 'Delete' }).click();
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
