import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isReady, more, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { phonePhoto } from '#tests/pictures.ts';
import { previewLink } from '#tests/preview-link.ts';

const site = ownSite({ env: { MAINTENANCE: 'on' } });

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const titles = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel));

test('a photograph goes all the way from the phone to the visitor', async ({ page, browser }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // An upload and a picture without a title are refused on purpose, and the browser logs that.
    const refused = /Failed to load resource|file\.upload|Title is required/.test(message.text());
    if (message.type() === 'error' && !refused) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));

  await test.step('sign in and land on the dashboard', async () => {
    await openDashboard(page, site);
  });

  await test.step('create a gallery type', async () => {
    await page.getByRole('button', { name: 'Setting' }).click();
    await page.getByRole('link', { name: 'Gallery Type' }).click();
    await page.getByRole('button', { name: 'Add type' }).click();
    await page.getByLabel('Name').fill('Kendaraan Baru');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Kendaraan Baru')).toBeVisible();
  });

  await test.step('upload a photograph of 12 megapixels', async () => {
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    await page.getByRole('button', { name: 'Upload pictures' }).click();
    await page.getByLabel('Type of these pictures').click();
    await page.getByRole('option', { name: 'Kendaraan Baru' }).click();
    const file = { name: 'truk_baru.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await page
      .getByLabel('choose files')
      .setInputFiles([file, { name: 'bukan-foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('halo') }]);
    await expect(page.getByText('1 picture was uploaded as a draft.')).toBeVisible();
    await expect(page.getByText('This file type isn’t supported.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep as draft' }).click();
  });

  await test.step('describe and publish it', async () => {
    await card(page, 'truk baru').locator('.open-link').click();
    await page.getByLabel('Title').fill('');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog').getByText('Title is required.')).toBeVisible();
    await page.getByLabel('Title').fill('Truk baru kami');
    await page.getByLabel('Description').fill('Siap berangkat dari Cikarang.');
    await page.keyboard.press('Control+s');
    await expect(card(page, 'Truk baru kami')).toBeVisible();
    await more(card(page, 'Truk baru kami'), 'Publish');
    await expect(card(page, 'Truk baru kami')).not.toContainText('Draft');
  });

  await test.step('drag it before the others', async () => {
    // In the order that visitors see; at first the newest come first.
    expect((await titles(page))[0]).toBe('Truk baru kami');
    await page.getByLabel('Sort', { exact: true }).click();
    await page.getByRole('option', { name: 'Order on the site' }).click();
    // All on one screen: scrolling while dragging is up to the browser.
    await page.setViewportSize({ width: 1280, height: 2600 });
    await card(page, 'Truk baru kami').dragTo(page.getByRole('article').first(), {
      targetPosition: { x: 5, y: 60 },
    });
    await expect.poll(async () => (await titles(page))[0]).toBe('Truk baru kami');
    await page.getByRole('button', { name: 'Move “Truk baru kami” later' }).click();
    await expect.poll(async () => (await titles(page))[1]).toBe('Truk baru kami');
    await page.reload();
    await isReady(page);
    await expect.poll(async () => (await titles(page))[1]).toBe('Truk baru kami');
  });

  await test.step('see it as a visitor, with the preview link', async () => {
    const visitor = await browser.newContext();
    const visit = await visitor.newPage();
    const closed = await visit.goto(`${site.url}/gallery`);
    expect(closed?.status()).toBe(503);
    await expect(visit.getByText('Sorry, website is under maintenance')).toBeVisible();
    await visit.goto(await previewLink(site));
    await expect(visit).toHaveURL(`${site.url}/`);
    const open = await visit.goto(`${site.url}/gallery?type=kendaraan-baru`);
    const html = await open?.text();
    expect(html).toContain('Truk baru kami');
    const picture = visit.getByRole('img', { name: 'Truk baru kami' }).first();
    await expect(picture).toBeVisible();
    const source = new URL(String(await picture.getAttribute('src')), site.url);
    const bytes = await (await visit.request.get(source.href)).body();
    const { exif, width, height } = await sharp(bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 3024, 4032]);
    await visitor.close();
  });

  await test.step('sign out', async () => {
    await page.getByRole('button', { name: /Administrator/ }).click();
    await page.getByRole('button', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(/\/auth\/signin/);
    await page.goto(`${site.url}/only-us/gallery`);
    await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=/);
  });

  expect(errors).toEqual([]);
});
