import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';
import { runCommand, settingsOf } from '../faults/command.ts';

const site = ownSite({ env: { AUTH_SECRET: settingsOf('').AUTH_SECRET } });
const patient = { timeout: 60_000 };

function query<Row>(sql: string, ...values: unknown[]): Row[] {
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  const rows = db.prepare(sql).all(...values);
  db.close();
  return rows as Row[];
}

interface Post {
  id: number;
  slug: string;
  title: string;
  status: string;
  cover: string;
}
const posts = () =>
  query<Post>(
    `select post.id, slug, title, status, filename as cover from blog_posts post join files on files.id = cover_id
      where category <> 'CAREER' order by post.id`,
  );
const call = (page: Page, name: string, json: unknown) =>
  page.request.post(`${site.url}/api/trpc/${name}`, { data: { json }, headers: { Origin: site.url } });
const archive = () => path.join(site.folder, 'backups', 'vinci-satu.tar.gz');

async function prepare(page: Page) {
  await page.goto(`${site.url}/only-us/backups`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: /^Compare and restore/ }).click();
  const area = page.getByRole('listitem').filter({ hasText: /^Posts/ });
  await expect(area).toBeVisible(patient);
  await area.locator('summary').click();
  return area;
}

async function retitle(page: Page, { id }: Post, title: string) {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const answer = await page.request.get(`${site.url}/api/trpc/blog.get?input=${input}`);
  const { json, meta } = (await answer.json()).result.data;
  const own = new Set(['files', 'wasPublic', 'createdAt', 'updatedAt', 'createdBy', 'id', 'version']);
  const values = Object.fromEntries(Object.entries(json).filter(([name]) => !own.has(name)));
  const dates = Object.entries(meta?.values ?? {}).filter(([name]) => !own.has(name));
  const saved = await page.request.post(`${site.url}/api/trpc/blog.update`, {
    data: {
      json: { ...values, id, version: json.version, title },
      meta: { values: Object.fromEntries(dates) },
    },
    headers: { Origin: site.url },
  });
  expect(await saved.text()).not.toContain('error');
}

test('one entry comes back as a working copy or a draft, and one area as it was, with its pictures', {
  tag: '@long',
}, async ({ page }) => {
  const [changed, gone] = posts() as [Post, Post];
  expect(await runCommand(site.folder, ['backup', archive()])).toMatchObject({ code: 0 });
  await signIn(page, site);
  await retitle(page, changed, 'Judul sesudah cadangan');
  // Gone for good, with its picture.
  await call(page, 'blog.delete', { id: gone.id });
  await call(page, 'content.deletePermanently', { type: 'blog', id: gone.id });
  expect(query('select 1 from entry_trash where entry = ?', gone.id)).toEqual([]);

  let area = await prepare(page);
  await expect(area).toContainText('1 will be added');
  await expect(area).toContainText('1 will be reverted');
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await area.getByRole('button', { name: `Restore “${changed.title}”` }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs/${changed.id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(changed.title);
  // Visitors still see what is published.
  expect(await (await fetch(`${site.url}/blogs/${changed.slug}`)).text()).toContain('Judul sesudah cadangan');
  const [line] = query("select what, name from activity where area = 'blog' order by id desc limit 1");
  expect(line).toMatchObject({ name: 'Administrator' });

  await page.goto(`${site.url}/only-us/backups`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  area = page.getByRole('listitem').filter({ hasText: /^Posts/ });
  await area.locator('summary').click();
  await area.getByRole('button', { name: `Restore “${gone.title}”` }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs/${gone.id}`);
  expect(posts().find(({ id }) => id === gone.id)).toMatchObject({ ...gone, status: 'draft' });
  expect((await fetch(`${site.url}/blogs/${gone.slug}`)).status).toBe(404);

  await page.goto(`${site.url}/only-us/backups`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await area.locator('summary').click();
  await area.getByRole('button', { name: 'Restore this area: Posts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this area' }).click();
  await expect(page.getByText('“Posts” is as it was in the backup.')).toBeVisible();
  await expect(area).toHaveCount(0);
  expect(posts().slice(0, 2)).toEqual([changed, gone]);
  expect(await (await fetch(`${site.url}/blogs/${changed.slug}`)).text()).toContain(changed.title);
  expect((await fetch(`${site.url}/blogs/${gone.slug}`)).status).toBe(200);
  expect((await fetch(`${site.url}/api/images/upload/${gone.cover}`)).status).toBe(200);
});
