import { expect, type Page, test } from '@playwright/test';
import { addAccount, complaints, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import {
  confirmPublish,
  isKept,
  isPublished,
  isSaved,
  openPost,
  pressPublish,
  publish,
  schedule,
  text,
  unfold,
} from './test-form.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

async function save(page: Page) {
  await publish(page);
  await isSaved(page);
}

test('a post is written with a picture inside, published, read, and found under its former address', async ({
  page,
  browser,
}) => {
  const found = complaints(page);
  await signIn(page, site, budi);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill('Uji tumpuk palet');
  await expect(page.getByLabel('Address')).toHaveValue('uji-tumpuk-palet');
  await expect(page.getByLabel('Author')).toHaveValue('Budi Santoso');
  await text(page).click();
  await page.keyboard.type('Palet diuji ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('dua hari');
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Upload a picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'uji.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 600 }) });
  await expect(text(page).locator('figure img')).toBeVisible();
  await page.getByLabel('Alt text').fill('Palet di bawah mesin tekan');
  // By keyboard, nothing is published.
  await page.keyboard.press('Control+s');
  await isKept(page);
  expect(await (await page.request.get(`${site.url}/blogs`)).text()).not.toContain('Uji tumpuk palet');
  await pressPublish(page);
  await confirmPublish(page);
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isPublished(page);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/blogs`);
  await visitor.getByRole('link', { name: 'Uji tumpuk palet' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Uji tumpuk palet');
  await expect(visitor.locator('.rich-text strong')).toHaveText('dua hari');
  await expect(visitor.getByRole('img', { name: 'Palet di bawah mesin tekan' })).toBeVisible();

  await unfold(page);
  await page.getByLabel('Address').fill('uji-tekan-palet');
  await save(page);
  const former = await page.request.get(`${site.url}/blogs/uji-tumpuk-palet`, { maxRedirects: 0 });
  expect(former.status()).toBe(301);
  expect(former.headers().location).toBe('/blogs/uji-tekan-palet');
  await visitor.goto(`${site.url}/blogs/uji-tumpuk-palet`);
  await expect(visitor).toHaveURL(`${site.url}/blogs/uji-tekan-palet`);
  await visitor.close();
  expect(found).toEqual([]);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a post is scheduled in the site’s time zone', async ({ page }) => {
    await signIn(page, site);
    await openPost(page, `${site.url}/only-us/blogs/new`);
    await page.getByLabel('Title').fill('Rencana 2040');
    await text(page).fill('Isi.');
    await pressPublish(page);
    await schedule(page, '2040-01-02T09:05');
    await expect(stateIn(page)).toHaveText('Scheduled for 2 Jan 2040, 09:05');
    await page.goto(`${site.url}/only-us/blogs?state=scheduled`);
    const row = page.getByRole('row').filter({ hasText: 'Rencana 2040' });
    await expect(row).toContainText('Goes live 2 Jan 2040, 09:05');
  });
});
