import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf, setSecondLanguage } from '#tests/translated-site.ts';

const site = ownSite();
const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const title = 'Cartons that survive the sea';
const english = {
  title,
  slug: 'survive-the-sea',
  language: 'en',
  category: 'TECHNOLOGY',
  excerpt: 'What salt and damp do to a pallet.',
  coverId: null,
  author: '',
  status: 'published',
  publishedAt: null,
  location: '',
  employmentType: null,
  closesAt: null,
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Damp is worse than weight.' }] }],
  },
};
test.beforeAll(async () => {
  const { change } = await apiOf(site);
  await change('blog.create', english);
  setSecondLanguage(site, 'en');
});

test('the office says that a post is in English only, and joins it with the post that it translates', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText('English only')).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: /^Join it with/ }).click();
  await expect(page.getByText('is written in English')).toBeVisible();
  await page.getByLabel('Search by title').fill('tebal karton');
  await page.getByRole('button', { name: 'Use it as the translation' }).click();
  await expect(page).toHaveURL(/\/only-us\/translations\/blog\/\d+\/en$/);
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(title);
  await expect
    .poll(() => get('/blogs/survive-the-sea').then(({ headers }) => headers.get('location')))
    .toBe('/en/blogs/survive-the-sea');
  expect((await get('/en/blogs/survive-the-sea')).status).toBe(200);
});

test('two catalogs become one in two languages, each with its own file, and both addresses lead there', {
  tag: '@long',
}, async ({ page }) => {
  const { change } = await apiOf(site);
  const [file] = rowsIn<{ fileId: number }>(site, 'select file_id as fileId from catalogs');
  const catalog = { ...file, status: 'published' };
  const own = { ...catalog, title: 'Katalog ekspor', slug: 'katalog-ekspor', language: 'id' };
  const { id } = await change<{ id: number }>('catalog.create', own);
  const other = { ...catalog, title: 'Export catalogue', slug: 'export-catalogue', language: 'en' };
  await change('catalog.create', other);
  const listed = async (path: string) => (await get(path)).text();
  expect(await listed('/en/catalog')).toContain('Export catalogue');

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/translations/catalog/${id}/en`);
  await isReady(page);
  await page.getByLabel('The catalog in English').click();
  await page.getByRole('option', { name: 'Export catalogue' }).click();
  await page.getByRole('button', { name: 'Use it as the translation' }).click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Export catalogue');
  const moved = await get('/catalog/export-catalogue');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/catalog/export-catalogue']);
  for (const path of ['/catalog/katalog-ekspor', '/en/catalog/export-catalogue'])
    expect((await get(path)).status, path).toBe(200);
  const both = [await listed('/catalog'), await listed('/en/catalog')];
  expect(both.map((html) => html.includes('Katalog ekspor'))).toEqual([true, false]);
  expect(both.map((html) => html.includes('Export catalogue'))).toEqual([false, true]);
  expect(await listed('/catalog/katalog-ekspor')).toContain(
    `hrefLang="en" href="${site.url}/en/catalog/export-catalogue"`,
  );
});
