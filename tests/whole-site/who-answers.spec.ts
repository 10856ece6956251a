import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

const site = ownSite();

const product = '/packaging/die-cut-box';
const sentence = 'Kami balas dalam 2 jam kerja.';

async function visit(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.url + path);
  return asked;
}

test('as delivered, nothing is promised and nobody is named', async ({ page }) => {
  for (const path of [product, '/contact']) {
    await visit(page, path);
    await expect(page.getByText('Kami balas dalam')).toHaveCount(0);
    await expect(page.locator('.contacts')).toHaveCount(0);
  }
});

test('visitors read when an answer comes and whom to ask, wherever they ask', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/brand`);
  await isReady(page);
  await page.getByRole('combobox', { name: 'We reply within' }).click();
  await page.getByRole('option', { name: 'Two working hours' }).click();
  const add = page.getByRole('button', { name: 'Add contact' });
  const people = [
    ['Rina Wulandari', 'Penjualan', '0812-3456-7890'],
    ['Budi Santoso', 'Gudang', '(021) 5550 123'],
    ['Sari', '', ''],
  ] as const;
  for (const [place, [name, role, phone]] of people.entries()) {
    await add.click();
    const row = page.getByRole('group', { name: `contact ${place + 1}`, exact: true });
    await row.getByLabel('Name').fill(name);
    await row.getByLabel('Position').fill(role);
    await row.getByLabel('Phone').fill(phone);
  }
  await expect(add).toHaveCount(0);
  const first = page.getByRole('group', { name: 'contact 1', exact: true });
  const buffer = await photo({ width: 400, height: 400 });
  await first.locator('input[type=file]').setInputFiles({ name: 'rina.jpg', mimeType: 'image/jpeg', buffer });
  await expect(first.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();

  const visitor = await browser.newPage();
  const asked = await visit(visitor, product);
  const answers = visitor.locator('.who-answers');
  await expect(answers).toContainText(sentence);
  await expect(answers.getByRole('listitem')).toHaveCount(3);
  await expect(answers.getByRole('link', { name: 'Telepon Budi Santoso' })).toHaveAttribute(
    'href',
    'tel:+62215550123',
  );
  const chats = answers.getByRole('link', { name: /^WhatsApp/ });
  await expect(chats).toHaveCount(1);
  await expect(chats).toHaveAttribute('href', /^https:\/\/wa\.me\/6281234567890\?text=.*Die-Cut/i);
  expect(asked.length).toBeLessThanOrEqual(15);
  await visitor.goto(`${site.url}/packaging`);
  await expect(visitor.locator('.contacts')).toHaveCount(0);

  await visitor.goto(`${site.url}/contact`);
  await expect(visitor.getByRole('main')).toContainText(sentence);
  await visitor.getByLabel('Nama').fill('Dewi Lestari');
  await visitor.getByLabel('Jumlah').fill('500 pcs');
  await visitor.getByLabel('Nomor WhatsApp').fill('0812 9999 8888');
  await visitor.getByRole('button', { name: 'Kirim permintaan' }).click();
  const main = visitor.getByRole('main');
  await expect(main).toContainText(sentence);
  await expect(main.getByRole('region', { name: 'Yang Anda kirim' })).toContainText('500 pcs');
  await expect(main).toContainText('0812-9999-8888');
  const reference = new URL(visitor.url()).searchParams.get('reference') ?? '';
  const chat = main.getByRole('link', { name: 'WhatsApp ke Rina Wulandari' });
  await expect(chat).toHaveAttribute('href', new RegExp(reference));

  expect((await fetch(visitor.url())).headers.get('cache-control')).toBe('private, no-store');
  // The number alone, which is passed on, shows nothing of it to others.
  const other = await browser.newPage();
  await other.goto(`${site.url}/contact/thanks?reference=${reference}`);
  await expect(other.getByRole('main')).toContainText(reference);
  await expect(other.getByRole('main')).not.toContainText('500 pcs');
});
