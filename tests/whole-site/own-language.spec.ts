import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';

// What was written in English before the site could be read in English.
const site = ownSite();
const text = [{ type: 'text', text: 'Forklifts lift pallets. Heavy cartons belong below.' }];
const post = {
  title: 'Stacking pallets safely',
  slug: 'stacking-pallets',
  tags: ['Pallets'],
  ...{ category: 'TECHNOLOGY', language: 'en', status: 'published', author: 'Budi' },
  ...{
    excerpt: 'Heavy cartons below.',
    body: { type: 'doc', content: [{ type: 'paragraph', content: text }] },
  },
  ...{ coverId: null, publishedAt: null, location: '', employmentType: null, closesAt: null },
};

test.beforeAll(async () => {
  const api = await apiOf(site);
  await api.change('blog.create', post);
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const file = db.$client.prepare('select file_id from catalogs').pluck().get();
  db.$client.close();
  const catalog = {
    title: 'Export catalogue',
    slug: 'export-catalogue',
    language: 'en',
    status: 'published',
  };
  await translate(api, 'testimonial', 1);
  await api.change('catalog.create', { ...catalog, fileId: file });
});

const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });
const read = async (address: string) => (await get(address)).text();
const lists = ['/blogs', '/blogs/category/technology', '/blogs/tag/pallets', '/rss.xml', '/search/forklift'];

test('with one language everything is in the same lists', async () => {
  for (const list of lists) expect(await read(list), list).toContain('Stacking pallets safely');
  expect(await read('/catalog')).toContain('Export catalogue');
  expect(await read('/blogs/stacking-pallets')).toContain(
    `rel="canonical" href="${site.url}/blogs/stacking-pallets"`,
  );
});

test('with two languages what is written in the second is in its lists, and keeps its address', async () => {
  setSecondLanguage(site, 'en');
  for (const list of lists) {
    if (!list.includes('tag')) expect(await read(list), list).not.toContain('Stacking pallets safely');
    expect(await read(`/en${list}`), list).toContain('Stacking pallets safely');
  }
  expect(await read('/catalog')).not.toContain('Export catalogue');
  expect(await read('/en/catalog')).toContain('Export catalogue');
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain('/en/blogs/stacking-pallets<');
  expect(sitemap).not.toContain(`${site.url}/blogs/stacking-pallets<`);
  for (const address of ['/blogs/stacking-pallets', '/en/blogs/stacking-pallets']) {
    const page = await get(address);
    expect(page.status, address).toBe(200);
    const html = await page.text();
    expect(html, address).toContain('<html lang="en"');
    expect(html, address).toContain('Forklifts lift pallets');
    expect(html, address).toContain(`rel="canonical" href="${site.url}/en/blogs/stacking-pallets"`);
    expect(html, address).not.toContain('hreflang="id" href');
  }
  const catalog = await read('/catalog/export-catalogue');
  expect(catalog).toContain(`rel="canonical" href="${site.url}/en/catalog`);
  expect(catalog).toMatch(/href="\/catalog\/vinci-catalog[^"]*\.png"/);
});

test('its page among those of the second language has their menu, and says that the first one lacks it', async ({
  page,
}) => {
  await page.goto(`${site.url}/en/blogs`);
  await page.getByRole('link', { name: 'Stacking pallets safely' }).first().click();
  await expect(page).toHaveURL(`${site.url}/en/blogs/stacking-pallets`);
  await expect(page.locator('header a[href="/en/blogs"]')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Hanya dalam bahasa Inggris')).toBeVisible();
});

test('the address of a deleted translation is gone, as that of a deleted entry is', async () => {
  const api = await apiOf(site);
  const translated = await translate(api, 'packaging', 1);
  const address = `/en/packaging/${translated?.values.slug}`;
  expect((await get(address)).status).toBe(200);
  await api.change('content.deleteTranslation', { type: 'packaging:en', id: translated?.id });
  expect((await get(address)).status).toBe(410);
});

test('once the language is off, everything is in the same lists again', async () => {
  setSecondLanguage(site, 'none');
  const former = await get('/en/blogs/stacking-pallets');
  expect(former.status).toBe(302);
  expect(former.headers.get('location')).toBe('/blogs/stacking-pallets');
  for (const list of lists) expect(await read(list), list).toContain('Stacking pallets safely');
});
