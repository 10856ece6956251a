import { expect, type Page, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

async function checkLook(page: Page) {
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page)).toEqual([]);
    for (const field of await page.locator('main :is(h1, .contact-field > *, .button)').all()) {
      const box = await field.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
}

async function fillIn(page: Page, phone: string) {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Jumlah').fill('500 pcs per bulan');
  await page.getByLabel('Catatan').fill('Peti 120 × 80 × 60 cm\nuntuk mesin');
  await page.getByLabel('Nomor WhatsApp').fill(phone);
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
}

test('a visitor asks for a quote without any script', async ({ browser }) => {
  // As on a phone with a slow line, before any script has come.
  const page = await browser.newPage({ javaScriptEnabled: false });
  await fillIn(page, '0812 34');
  await expect(page.getByRole('alert')).toContainText('Belum terkirim');
  await expect(page.getByLabel('Nomor WhatsApp')).toBeFocused();
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveAccessibleDescription(/kurang angkanya/);
  await expect(page.getByLabel('Catatan')).toHaveValue('Peti 120 × 80 × 60 cm\nuntuk mesin');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks\?reference=/);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByRole('main')).toContainText(reference);
  const chat = page.getByRole('link', { name: 'Lanjutkan di WhatsApp' });
  await expect(chat).toHaveAttribute('href', new RegExp(`wa\\.me/\\d+\\?text=.*${reference}`));
  await page.close();
});

test('a quote begins on the product: two fields there, two in the form', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/packaging/mailer-box`);
  await page.getByLabel('Ukuran', { exact: true }).fill('70 x 20 x 15 cm');
  await page.getByLabel('Jumlah', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Minta harga' }).click();
  const known = page.getByText('Mailer box · 70 x 20 x 15 cm · 500');
  await expect(known).toBeVisible();
  await expect(page.getByText('kami carikan yang sesuai').first()).toBeVisible();
  await expect(page.getByLabel('Jumlah')).toBeHidden();
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7893');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page.getByRole('heading', { name: 'Selanjutnya' })).toBeVisible();
  const sent = page.getByRole('region', { name: 'Yang Anda kirim' });
  await expect(sent).toContainText('70 x 20 x 15 cm');
  await expect(sent).toContainText('500');
  await page.close();
});

test('a sample is asked for on the product, and needs an address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/packaging/mailer-box`);
  await page.getByRole('button', { name: 'Minta contoh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minta contoh');
  await page.getByLabel('Alamat pengiriman contoh').fill('Jl. Raya Bekasi 12');
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7894');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page.getByText('Contohnya dikirim ke alamat Anda.')).toBeVisible();
  const address = page.getByRole('term').filter({ hasText: 'Alamat pengiriman contoh' });
  await expect(address.locator('+ dd')).toHaveText('Jl. Raya Bekasi 12');
  await page.close();
});

test('form, errors and thanks fit on every screen, and everybody can read them', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.goto(`${site.url}/contact`);
  await checkLook(page);
  await fillIn(page, '0812 34');
  await expect(page.getByRole('alert')).toBeVisible();
  await checkLook(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLook(page);
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7891');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
  await checkLook(page);
});

test('what was typed is there again after a reload and after losing the connection, until it is sent', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Catatan').fill('Peti kayu');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7892');
  await page.reload();
  await expect(page.getByLabel('Catatan')).toHaveValue('Peti kayu');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await page.waitForURL(/chrome-error/);
  await context.setOffline(false);
  await page.goto(`${site.url}/contact`);
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('0812-3456-7892');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
  await page.goto(`${site.url}/contact`);
  await expect(page.getByLabel('Nama')).toHaveValue('');
});

test('on a phone the contact button stays in view to the end of a page, and covers no link there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto(`${site.url}/blogs`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const button = page.locator('.contact-bar');
  await expect(button).toBeInViewport({ ratio: 1 });
  const { y: top = 0 } = (await button.boundingBox()) ?? {};
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('no cache keeps the form, each visitor has a token of their own, and nobody finds other requests', async () => {
  const [first, second] = await Promise.all([fetch(`${site.url}/contact`), fetch(`${site.url}/contact`)]);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const tokenIn = async (response: Response) =>
    /name="token" value="([^"]+)"/.exec(await response.text())?.[1];
  expect(await tokenIn(first)).not.toBe(await tokenIn(second));
  expect((await fetch(`${site.url}/contact/thanks?reference=AAAA-AAAA`)).status).toBe(404);
});
