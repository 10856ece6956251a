import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

test('a figure is entered and shown on the home page; without any, the site counts what it has', async ({
  page,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/figure`);
  await isReady(page);
  for (const name of ['18.000 palet', '200 buah', '3 hari kerja']) {
    await page.getByRole('button', { name: `Unpublish: ${name}` }).click();
    await expect(page.getByRole('button', { name: `Publish: ${name}` })).toBeVisible();
  }
  await page.goto(site.url);
  const facts = page.getByRole('region', { name: 'Dalam angka' });
  await expect(facts.getByRole('definition').first()).toHaveText('8');
  await page.goto(`${site.url}/only-us/home/figure`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'New figure' });
  await dialog.getByLabel('Number').fill('99,5%');
  await dialog.getByLabel('Label').fill('tiba tepat waktu');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish: 99,5%' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish: 99,5%' })).toBeVisible();
  await page.goto(site.url);
  await expect(facts.getByRole('definition')).toHaveText(['99,5%']);
});

test('a certificate is on the home page once it is published', async ({ page }) => {
  await signIn(page, site);
  await page.goto(site.url);
  await expect(page.getByText('ISPM 15')).toHaveCount(0);
  await page.goto(`${site.url}/only-us/home/certificate`);
  await isReady(page);
  await page.getByRole('button', { name: 'Publish: ISPM 15' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish: ISPM 15' })).toBeVisible();
  await page.goto(site.url);
  await expect(page.getByRole('region', { name: 'Sertifikat' })).toContainText('ISPM 15');
});
