import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { openDashboard } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { blogPosts } from './tables.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('the dashboard lists what is scheduled, and cancels it', async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const nextYear = new Date(new Date().getFullYear() + 1, 0, 1);
  const [post] = db.update(blogPosts).set({ publishedAt: nextYear }).returning().all();
  const insert = db.$client.prepare(
    "insert into entry_schedules (type, entry, action, at) values ('banner', 1, 'unpublish', ?)",
  );
  insert.run(nextYear.getTime());
  db.$client.close();
  await openDashboard(page, site);
  const list = page.getByRole('region', { name: 'Scheduled' });
  await expect(list.getByText(`${post?.title} goes live`)).toBeVisible();
  await list.getByRole('button', { name: /^Show all/ }).click();
  const banner = list.getByRole('listitem').filter({ hasText: 'goes offline' });
  await banner.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText(/^Schedule canceled\. .* stays as it is\./)).toBeVisible();
  await expect(banner).toBeHidden();
  await list.getByRole('button', { name: `Cancel the schedule of “${post?.title}”` }).click();
  await expect(page.getByText(`Schedule canceled. “${post?.title}” is a draft again.`)).toBeVisible();
});
