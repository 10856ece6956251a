import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, more, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';

const site = ownSite();

const list = '/only-us/home/sector';

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

async function publish(page: Page) {
  const button = { name: /^Publish/ };
  await page.locator('.form-page-bar').getByRole('button', button).click();
  await page.getByRole('dialog', button).getByRole('button', button).click();
  await expect(stateIn(page)).toHaveText('Live');
}

async function choose(page: Page, field: string, option: string) {
  await page.getByLabel(field).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a sector is written in the office, leads visitors from a word to its products, and goes again', {
  tag: '@long',
}, async ({ page, browser }) => {
  const found = complaints(page);
  await signIn(page, site);
  await open(page, '/only-us/home/certificate');
  await more(page.getByRole('article', { name: 'ISPM 15' }), 'Publish');
  await open(page, list);
  await page.getByRole('link', { name: 'Add sector' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Kemasan untuk pengiriman');
  await page.getByText('Address and summary').click();
  await page.getByLabel('Address').fill('pengiriman');
  await page.getByLabel('Summary').fill('Kardus, kotak kirim, dan tabung yang tahan di jalan.');
  await page.getByRole('button', { name: 'Choose from files' }).first().click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await chooser.getByLabel('Search files').fill('mailer-box-sizes');
  await chooser.getByRole('button', { name: 'mailer-box-sizes' }).click();
  await choose(page, 'Used for', 'pengiriman');
  await choose(page, 'Certificate', 'ISPM 15');
  await page.getByLabel('Text', { exact: true }).fill('Dihitung dari berat isi.');
  await publish(page);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const chip = visitor.getByRole('main').getByRole('link', { name: /^pengiriman/i });
  await visitor.goto(`${site.url}/packaging/mailer-box`);
  await chip.click();
  await expect(visitor).toHaveURL(`${site.url}/sectors/pengiriman`);
  await expect(visitor).toHaveTitle('Kemasan untuk pengiriman · Vinci');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kemasan untuk pengiriman');
  await expect(visitor.getByText('Dihitung dari berat isi.')).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Sertifikat' })).toContainText('ISPM 15');
  const products = visitor.getByRole('region', { name: 'Kemasan' });
  await expect(products.getByRole('heading', { level: 3 })).toHaveCount(3);
  await products.getByRole('link', { name: 'Semua kemasan untuk pengiriman' }).click();
  await expect(visitor).toHaveURL(`${site.url}/packaging?use=pengiriman`);

  await open(page, list);
  await more(page.getByRole('article', { name: 'Kemasan untuk pengiriman' }), 'Unpublish');
  await expect(page.getByRole('article', { name: 'Kemasan untuk pengiriman' })).toContainText('Draft');
  await visitor.goto(`${site.url}/packaging`);
  await expect(chip).toHaveAttribute('href', '/packaging?use=pengiriman');
  expect((await visitor.goto(`${site.url}/sectors/pengiriman`))?.status()).toBe(404);
  await context.close();
  expect(found).toEqual([]);
});

test('a sector has its own words and address in a second language', async ({ page }) => {
  setSecondLanguage(site, 'en');
  const api = await apiOf(site);
  await translate(api, 'packaging', 1, { uses: 'food, retail' });
  await translate(api, 'sector', 1, { slug: 'food', title: 'Packaging for food', use: 'food' });
  await page.goto(`${site.url}/en/sectors/food`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packaging for food');
  const products = page.getByRole('region', { name: 'Packaging' });
  await expect(products.getByRole('link', { name: 'All packaging for food' })).toHaveAttribute(
    'href',
    '/en/packaging?use=food',
  );
  await expect(products.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.goto(`${site.url}/en/packaging`);
  await expect(page.getByRole('link', { name: 'Food 1' })).toHaveAttribute('href', '/en/sectors/food');
});

test('a sector whose word no product has keeps its page, which search engines don’t list', async ({
  page,
}) => {
  const api = await apiOf(site);
  const sector = await api.ask<object>('sector.get', { id: 2 });
  const { files: _, wasPublic: _was, ...values } = sector as { files: object; wasPublic: boolean };
  const fields = ['title', 'slug', 'summary', 'fileId', 'text', 'certificateId', 'status', 'id', 'version'];
  const kept = Object.entries(values).filter(([name]) => fields.includes(name));
  await api.change('sector.update', { ...Object.fromEntries(kept), use: 'perikanan' });
  await page.goto(`${site.url}/sectors/ekspor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kemasan untuk ekspor');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('region', { name: 'Kemasan' })).toHaveCount(0);
});
