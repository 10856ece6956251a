import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownSite } from '#tests/own-site.ts';
import { blogPosts } from './tables.ts';
import { post } from './test-posts.ts';

const newest = post({
  title: 'Gudang baru di Karawang',
  slug: 'gudang-baru',
  excerpt: 'Dibuka bulan ini, dengan dua belas pintu muat.',
  publishedAt: new Date(Date.now() - 60_000),
});

const site = ownSite();
test.beforeAll(async () => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.insert(blogPosts).values(newest).run();
  db.$client.close();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px the newest post leads the list with its text if it has no cover`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/blogs`);
    const [lead, others] = [page.getByRole('article').first(), page.locator('article:not(:first-child)')];
    await expect(lead.getByRole('heading')).toHaveText(newest.title);
    await expect(lead.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(lead.getByText(newest.excerpt)).toBeInViewport({ ratio: 1 });
    await expect(lead.locator('.post-card-cover')).toHaveCount(0);
    await expect(others.first().locator('.post-card-cover')).toHaveCount(1);
  });
}
