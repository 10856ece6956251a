import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test('the contact link stays in view', async ({ page, site }) => {
    await page.goto(`${site.url}/packaging/wooden-crate`);
    const ask = page.getByRole('link', { name: 'Tanyakan ini' });
    await expect(ask).toBeInViewport({ ratio: 1 });
    await expect(ask).toHaveAttribute('href', /wa\.me.*Peti/);
    await page.getByRole('table', { name: 'Spesifikasi' }).scrollIntoViewIfNeeded();
    await expect(ask).toBeInViewport({ ratio: 1 });
  });
});

test('the forms of products and services are accessible', async ({ page, site }) => {
  await signIn(page, site);
  for (const screen of ['packaging/new', 'packaging/1', 'service/1']) {
    await page.goto(`${site.url}/only-us/home/${screen}`);
    await isReady(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([]);
  }
});

test('a visitor finds the way from the home page to a service and on to the next, without script', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Pergudangan' }).click();
  await expect(page).toHaveTitle('Pergudangan · Vinci');
  await expect(page.getByRole('row', { name: 'Kapasitas 18.000 posisi palet' })).toBeVisible();
  await page.getByRole('link', { name: 'Desain kemasan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desain kemasan');
  await page
    .getByRole('navigation', { name: 'Jejak halaman' })
    .getByRole('link', { name: 'Layanan' })
    .click();
  await expect(page).toHaveURL(`${site.url}/services`);
  await context.close();
});

test('products and services have structured data for search engines', async ({ page, site }) => {
  const told = async (path: string) => {
    await page.goto(site.url + path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  expect(await told('/packaging/mailer-box')).toContainEqual(
    expect.objectContaining({
      '@type': 'ItemPage',
      name: 'Mailer box',
      primaryImageOfPage: {
        '@type': 'ImageObject',
        url: expect.stringContaining(`${site.url}/api/images/upload/`),
      },
    }),
  );
  // Search engines report products without a price as errors.
  expect(JSON.stringify(await told('/packaging/mailer-box'))).not.toContain('"Product"');
  expect(await told('/services/freight')).toContainEqual(
    expect.objectContaining({ '@type': 'Service', url: `${site.url}/services/freight` }),
  );
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`${site.url}/packaging/mailer-box`);
  expect(sitemap).toContain(`${site.url}/services</loc>`);
});

test('additional pictures open large', async ({ page, site }) => {
  await page.goto(`${site.url}/packaging/die-cut-box`);
  await page.getByRole('region', { name: 'Foto' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Kotak die-cut (1)' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Kotak die-cut (2)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('unknown products and services are 404s', async ({ page, site }) => {
  expect((await page.goto(`${site.url}/packaging/nothing`))?.status()).toBe(404);
  expect((await page.goto(`${site.url}/services/nothing`))?.status()).toBe(404);
  await signIn(page, site);
  for (const path of ['packaging/999', 'packaging/x', 'service/999']) {
    expect((await page.goto(`${site.url}/only-us/home/${path}`))?.status(), path).toBe(404);
  }
});
