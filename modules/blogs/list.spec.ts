import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();
test.beforeEach(({ page }) => signIn(page, site));

const rows = (page: Page) => page.getByRole('main').getByRole('rowheader');
const search = (page: Page) => page.getByLabel('Search posts');
const choose = async (page: Page, filter: string, option: string) => {
  await page.getByLabel(filter, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};

async function open(page: Page, address: string) {
  const answer = await page.goto(`${site.url}${address}`);
  await isReady(page);
  return answer?.status();
}

test('Back, in the browser and in the app bar, restores search, filters and order; the sidebar resets them', {
  tag: '@long',
}, async ({ page, context }) => {
  const found = complaints(page);
  await open(page, '/only-us/blogs');
  const all = await rows(page).count();
  await choose(page, 'Category', 'Career');
  await choose(page, 'Sort', 'Title A–Z');
  await search(page).pressSequentially('gudang');
  await expect(rows(page)).toHaveText([/Warehouse Supervisor/]);
  await expect(page).toHaveURL(`${site.url}/only-us/blogs?search=gudang&sort=title&category=CAREER`);
  const titles = await rows(page).allTextContents();
  expect(titles.length).toBeGreaterThan(0);

  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('gudang');
  await expect(rows(page)).toHaveText(titles);
  await page.reload();
  await expect(search(page)).toHaveValue('gudang');
  await expect(rows(page)).toHaveText(titles);

  // One history step for each choice, none for typing.
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs?category=CAREER`);
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs`);
  await expect(rows(page)).toHaveCount(all);

  await open(page, '/only-us/blogs?category=CAREER&sort=title');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByLabel('Title')).toBeVisible();
  const post = page.url();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/blogs?category=CAREER&sort=title`);
  await search(page).fill('tidak ada');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(all);
  // From a copied address, to the list as it is at first.
  const copied = await context.newPage();
  await open(copied, post.slice(site.url.length));
  await copied.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(copied).toHaveURL(`${site.url}/only-us/blogs`);
  expect(found).toEqual([]);
});

test('the server renders the list that an address describes, and the last page for one beyond it', async ({
  page,
}) => {
  const answer = await page.request.get(`${site.url}/only-us/blogs?category=CAREER&search=gudang`);
  const html = await answer.text();
  expect(html).toContain('value="gudang"');
  expect(html).not.toContain('Technology<span');
  await open(page, '/only-us/blogs?page=99');
  await expect(page).toHaveURL(`${site.url}/only-us/blogs`);
  await expect(rows(page).first()).toBeVisible();
});

test('a list that can’t be loaded says so and can be retried', { tag: '@long' }, async ({ page }) => {
  await open(page, '/only-us/blogs');
  await page.route('**/api/trpc/blog.getAll*', (route) => route.abort());
  await choose(page, 'Category', 'Career');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The posts couldn’t be loaded');
  await expect(page.getByText('0 posts')).toHaveCount(0);
  await expect(page.getByText('Nothing matches')).toHaveCount(0);
  await page.unroute('**/api/trpc/blog.getAll*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a column header sorts, and a page has 20, 50 or 100 posts, as the address says', {
  tag: '@long',
}, async ({ page }) => {
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  const { id, ...post } = db.prepare('select * from blog_posts limit 1').get() as Record<string, unknown>;
  const columns = Object.keys(post);
  const insert = db.prepare(
    `insert into blog_posts (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  for (let each = 10; each < 70; each += 1)
    insert.run({ ...post, slug: `salinan-${each}`, title: `Aa ${each}` });
  db.close();
  await open(page, '/only-us/blogs');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Post' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toContainText('Aa 10');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Post' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(`${site.url}/only-us/blogs?sort=title-desc`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await choose(page, 'Entries per page', '50 per page');
  await expect(rows(page)).toHaveCount(50);
  await expect(page).toHaveURL(`${site.url}/only-us/blogs?sort=title&size=50`);
  await page.reload();
  await expect(rows(page)).toHaveCount(50);
  await page.goBack();
  await expect(rows(page)).toHaveCount(20);
});
