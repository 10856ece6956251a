import { expect, test } from '@playwright/test';
import { openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { isKept, openPost } from './test-form.ts';

const site = ownSite({ env: { MAINTENANCE: 'on' } });

test('a change is shown to somebody on a phone, who comments, before anybody else sees it', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await page.getByLabel('Title').fill('Judul untuk atasan');
  await isKept(page);
  await page.getByRole('button', { name: 'Share preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share preview' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const url = await dialog.getByLabel('Preview link').inputValue();
  expect(url).toContain('/share/');

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const visitor = await phone.newPage();
  const answer = await visitor.goto(url);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Judul untuk atasan');
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(visitor.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(visitor.getByText('Pratinjau, dibagikan oleh Administrator.')).toBeVisible();
  await visitor.getByText('Komentar', { exact: true }).first().click();
  await visitor.getByLabel('Komentar', { exact: true }).fill('<b>Bagus</b>, tapi <script>alert(1)</script>');
  await visitor.getByLabel('Nama Anda (opsional)').fill('Rina');
  await visitor.getByRole('button', { name: 'Kirim komentar' }).click();
  await expect(visitor.getByText('Terima kasih. Jawaban Anda sudah terkirim.')).toBeVisible();
  expect((await visitor.goto(site.url))?.status()).toBe(503);

  await openDashboard(page, site);
  await expect(page.getByText('has a comment by Rina: “<b>Bagus</b>, tapi <script>')).toBeVisible();
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await page.getByRole('button', { name: 'Share preview, 1 unread answer' }).click();
  await expect(dialog.getByText('<b>Bagus</b>, tapi <script>alert(1)</script>')).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect(dialog.getByLabel('Preview link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share preview', exact: true })).toBeVisible();
  expect((await visitor.goto(url))?.status()).toBe(410);
  await expect(visitor.getByText('Tautannya kedaluwarsa atau sudah dicabut.')).toBeVisible();
  await openDashboard(page, site);
  await expect(page.getByText('has a comment by Rina')).toHaveCount(0);
  await phone.close();
});

test('Preview shows the page as it will be to the office alone', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Judul yang belum terbit');
  await isKept(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Judul yang belum terbit');
  await expect(preview.getByText('Pengunjung belum melihat perubahan ini.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Sudah bagus' })).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(preview.url()))?.status()).toBe(404);
  for (const wrong of ['blog/999', 'blog/x', 'nothing/1', 'banner/1']) {
    expect((await page.request.get(`${site.url}/share/${wrong}`)).status()).toBe(404);
  }
});
