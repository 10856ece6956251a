import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';

const site = ownSite();
const title = 'Ongkos kirim turun seperempat';
const read = async (address: string) => (await fetch(site.url + address)).text();

function sql<Row>(query: string, ...values: unknown[]) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const rows = db.$client.prepare(query).all(...values) as Row[];
  db.$client.close();
  return rows;
}

test('a case study that is added and published is on the home page and beside its product', async ({
  page,
}) => {
  await openDashboard(page, site);
  await page.getByRole('link', { name: 'Case studies' }).click();
  await isReady(page);
  // The sample is no one's: visitors don't see it.
  await expect(page.getByRole('article').getByText('Draft')).toBeVisible();
  expect(await read('/')).not.toContain('class="case');
  await page.getByRole('button', { name: 'Add case study' }).click();
  const dialog = page.getByRole('dialog', { name: 'New case study' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Client name').fill('Keramik Plered');
  await dialog.getByRole('button', { name: 'Add figure' }).click();
  await dialog.getByRole('textbox', { name: 'Figure' }).fill('25 %');
  await dialog.getByLabel('Meaning').fill('ongkos kirim lebih hemat');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  const product = dialog.getByLabel('Product or service');
  await product.fill('/packaging/mailer-box');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(product).toHaveAccessibleDescription('Search for a product or service, and choose it.');
  await expect(product).toBeFocused();
  await product.fill('mailer');
  await dialog
    .getByRole('option', { name: /mailer/i })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto(site.url);
  const shown = page.getByRole('article', { name: title });
  await expect(shown.getByText('Studi kasus: Keramik Plered')).toBeVisible();
  await expect(shown.getByRole('definition')).toHaveText('25 %');
  // Nothing stands for what it lacks.
  await expect(shown.locator('img, figure')).toHaveCount(0);
  await shown.getByRole('link', { name: /mailer/i }).click();
  await expect(page).toHaveURL(`${site.url}/packaging/mailer-box`);
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('link')).toHaveCount(0);
  expect(await read('/packaging/corrugated-carton')).not.toContain(title);
});

test('a page shows a case study as a block, in each language, with labels where pictures are a pair', async () => {
  const api = await apiOf(site);
  const [{ id } = { id: 0 }] = sql<{ id: number }>('select id from cases where title = ?', title);
  const [before, after] = sql<{ id: number }>("select id from files where type like 'image/%' limit 2");
  const page = { title: 'Hasil', slug: 'hasil', summary: '', coverId: null, status: 'published' };
  const blocks = [{ id: 'aaaaaaaa', kind: 'cases.cases', hidden: false, values: { title: '', caseId: id } }];
  await api.change('page.create', { ...page, blocks });
  expect(await read('/hasil')).toContain(title);

  const pictures = async (beforeId: number | null, afterId: number | null) => {
    sql('update cases set before_id = ?, after_id = ? where id = ? returning id', beforeId, afterId, id);
    return read('/hasil');
  };
  const alone = await pictures(null, after?.id ?? 0);
  expect(alone).toContain('<figure>');
  expect(alone).not.toContain('Sesudah');
  const pair = await pictures(before?.id ?? 0, after?.id ?? 0);
  for (const label of ['Sebelum', 'Sesudah']) expect(pair).toContain(`>${label}</figcaption>`);

  setSecondLanguage(site, 'en');
  await translate(api, 'caseStudy', id, { title: 'Shipping costs down by a quarter' });
  const [{ product } = { product: 0 }] = sql<{ product: number }>(
    "select id as product from home_offers where slug = 'mailer-box'",
  );
  await translate(api, 'packaging', product);
  for (const address of ['/en', `/en/packaging/zz-packaging-${product}`]) {
    const html = await read(address);
    expect(html, address).toContain('Shipping costs down by a quarter');
    expect(html, address).toContain('>Before</figcaption>');
  }
  expect(await read('/')).toContain(title);
});
