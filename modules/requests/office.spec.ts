import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

const site = ownSite();

async function ask(page: Page, name: string) {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Catatan').fill('Peti 120 × 80 × 60 cm');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  const buffer = await photo({ width: 640, height: 480 });
  await page.getByLabel('Foto').setInputFiles({ name: 'peti.jpg', mimeType: 'image/jpeg', buffer });
  // A visitor takes longer than a program.
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
}

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('an administrator sees who is waiting, answers, and exports the list and what one person may ask for', async ({
  page,
}) => {
  await ask(page, 'Dewi Lestari');
  await openDashboard(page, site);
  await expect(page).toHaveTitle('(1) Dashboard · Vinci');
  await expect(page.getByRole('heading', { name: /^1 new request/ })).toBeVisible();
  await page.getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveTitle('(1) Requests · Vinci');
  await isReady(page);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Dewi Lestari' }).click();
  await expect(page).toHaveTitle('Requests · Vinci');
  await expect(page.getByRole('link', { name: /^Requests/ })).not.toContainText('unread');
  const chat = page.getByRole('link', { name: 'Reply on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /wa\.me\/6281234567890\?text=Halo%20Dewi/);
  // Opened in another tab, which may have no network.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const popup = page.waitForEvent('popup');
  await chat.click();
  await (await popup).close();
  await expect(page.getByText('Administrator opened a reply on WhatsApp')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Photo 1' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await page.getByLabel('New note').fill('Ditelepon, minta gambar');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Ditelepon, minta gambar')).toBeVisible();
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await expect(page.getByText('Administrator moved it to In progress')).toBeVisible();
  await isAccessible(page);

  await page.getByRole('link', { name: /^Requests/ }).click();
  // In whatever state it is.
  await page.getByLabel('Search requests').fill('lestari');
  await expect(page.getByRole('link', { name: 'Dewi Lestari' })).toBeVisible();
  await page.getByRole('button', { name: 'In progress 1' }).click();
  await expect(page.getByRole('link', { name: 'Dewi Lestari' })).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('inProgress,Dewi Lestari,,62 812-3456-7890');

  // What somebody may ask for by law is one archive, with the photos.
  await page.goto(`${site.url}/only-us/requests/settings`);
  await isReady(page);
  await page.getByLabel('Phone number or email address').fill('0812 3456 7890');
  await page.getByRole('button', { name: 'Find' }).click();
  const archiving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export their data' }).click();
  const download = await archiving;
  expect(download.suggestedFilename()).toBe('personal-data.zip');
  // Nothing in it is compressed.
  const bytes = await readFile(await download.path(), 'latin1');
  expect(bytes).toMatch(/^PK.*personal-data\.json.*"name": "Dewi Lestari".*-1\.webp.*RIFF.*WEBP/s);
});
