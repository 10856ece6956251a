import { expect, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { insertPosts, post } from './test-posts.ts';

const site = ownSite();

test('the newest post leads the list with its text if it has no cover, on every screen', {
  tag: '@long',
}, async ({ page }) => {
  const newest = post({
    title: 'Gudang baru di Karawang',
    slug: 'gudang-baru',
    excerpt: 'Dibuka bulan ini, dengan dua belas pintu muat.',
    publishedAt: new Date(Date.now() - 60_000),
  });
  insertPosts(site.folder, [newest]);
  await page.goto(`${site.url}/blogs`);
  const lead = page.getByRole('article').first();
  await expect(lead.locator('.post-card-cover')).toHaveCount(0);
  await expect(page.locator('.post-card-cover').first()).toBeVisible();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(lead.getByRole('heading')).toHaveText(newest.title);
    await expect(lead.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(lead.getByText(newest.excerpt)).toBeInViewport({ ratio: 1 });
  }
});
