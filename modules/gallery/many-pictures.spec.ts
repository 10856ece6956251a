import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownSite } from '#tests/own-site.ts';
import { picturePath } from './paths.ts';
import { galleryPictures } from './tables.ts';

const site = ownSite();
let last: number;
test.beforeAll(async () => {
  last = addPictures(42);
});

/** Appends pictures to those in the running site's database; returns the id of the last one. */
function addPictures(count: number): number {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const { id: _, ...picture } = db.select().from(galleryPictures).all()[0] ?? {};
  const rows = Array.from({ length: count }, (_each, index) => ({
    ...(picture as typeof galleryPictures.$inferInsert),
    title: `Foto ${index + 1}`,
    position: 1000 + index,
  }));
  const added = db.insert(galleryPictures).values(rows).returning({ id: galleryPictures.id }).all();
  db.$client.close();
  return added.at(-1)?.id ?? 0;
}

test.use({ javaScriptEnabled: false });

test('a gallery of many pictures has pages with addresses of their own, in the sitemap, too', {
  tag: '@long',
}, async ({ page }) => {
  // Making a hundred variants would take most of the time, and this is about links.
  await page.route('**/api/images/**', (route) => route.abort());
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  await page.goto(`${site.url}/gallery`);
  await expect(pictures).toHaveCount(24);
  await page.getByRole('link', { name: 'Gambar lainnya' }).click();
  await expect(page).toHaveURL(`${site.url}/gallery?page=2`);
  await expect(page).toHaveTitle('Halaman 2 · Galeri · Vinci');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/gallery?page=2`);
  await page.getByRole('link', { name: 'Gambar lainnya' }).click();
  await expect(page.getByText('Halaman 3 dari 3')).toBeVisible();
  await expect(pictures).toHaveCount(6);
  await page.getByRole('link', { name: 'Gambar sebelumnya' }).click();
  await expect(page).toHaveURL(`${site.url}/gallery?page=2`);

  await page.goto(`${site.url}/gallery?type=kemasan`);
  await page.getByRole('link', { name: 'Gambar lainnya' }).click();
  await expect(page).toHaveURL(`${site.url}/gallery?type=kemasan&page=2`);
  // A link to a picture leads to its page and opens it.
  await page.goto(site.url + picturePath(last));
  await expect(page.getByRole('dialog', { name: 'Foto 42' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/gallery?page=3`);

  for (const search of ['page=4', 'page=0', 'page=x', 'picture=99999', 'picture=x', 'type=nothing'])
    expect((await fetch(`${site.url}/gallery?${search}`)).status, search).toBe(404);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const search of ['', '?page=2', '?page=3'])
    expect(sitemap).toContain(`<loc>${site.url}/gallery${search}</loc>`);
});
