import { expect, type Page, test } from '@playwright/test';
import { more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const hour = 3_600_000;
const start = new Date(Date.now() + 48 * hour);

const see = (page: Page, at: Date, to = '/') =>
  page.request.post(`${site.url}/preview/at`, {
    form: { at: at.toISOString(), to },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });

function query<Row>(sql: string, ...values: unknown[]): Row {
  return rowsIn<Row>(site, sql, ...values)[0] as Row;
}

const scheduleAt = (type: string, entry: number, action: string, at: Date) =>
  query(
    'insert or replace into entry_schedules (type, entry, action, at) values (?, ?, ?, ?)',
    type,
    entry,
    action,
    at.getTime(),
  );

test('staff see the site as schedules will make it, in both languages, and visitors see nothing of it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const api = await apiOf(site);
  setSecondLanguage(site, 'en');
  const post = query<{ id: number; slug: string; title: string }>(
    "select id, slug, title from blog_posts where status = 'published' and category <> 'CAREER' order by id",
  );
  const banner = query<{ id: number; title: string }>(
    "select id, title from home_banners where status = 'published'",
  );
  const aPage = query<{ id: number; slug: string }>("select id, slug from pages where status = 'published'");
  const job = query<{ id: number; slug: string }>(
    "select id, slug from blog_posts where status = 'published' and category = 'CAREER'",
  );
  await translate(api, 'blog', post.id);
  await translate(api, 'page', aPage.id);
  const english = query<{ id: number; entered: string }>(
    "select id, entered from entry_translations where type = 'blog' and entry = ?",
    post.id,
  );
  // A draft that goes live, a banner and a page that end, a change of a translation, and a job that closes.
  query("update blog_posts set status = 'draft' where id = ?", post.id);
  scheduleAt('blog', post.id, 'publish', start);
  scheduleAt('banner', banner.id, 'unpublish', start);
  scheduleAt('page', aPage.id, 'unpublish', start);
  query('update blog_posts set closes_at = ? where id = ?', start.getTime(), job.id);
  const translatedSlug = JSON.parse(english.entered).json.slug as string;
  const stored = () => query('select count(*) as rows, total(at) as at from entry_schedules');
  const before = stored();

  await signIn(page, site);
  const then = new Date(start.getTime() + hour);
  expect((await see(page, then, '/blogs')).headers().location).toBe('/blogs');
  const answer = await page.goto(`${site.url}/blogs/${post.slug}`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  const bar = page.getByRole('complementary', { name: 'Situs pada tanggal lain' });
  await expect(bar.getByText(/^Situs pada (Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), /)).toBeVisible();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.goto(`${site.url}/blogs`);
  await expect(page.locator(`main a[href="/blogs/${post.slug}"]`)).not.toHaveCount(0);
  await expect(page.locator(`main a[href="/blogs/${job.slug}"]`)).toHaveCount(0);
  expect((await page.goto(`${site.url}/${aPage.slug}`))?.status()).toBe(404);
  await page.goto(`${site.url}/search/${encodeURIComponent(post.title)}`);
  await expect(page.locator(`main a[href="/blogs/${post.slug}"]`)).not.toHaveCount(0);
  await page.goto(site.url);
  await expect(bar).toBeVisible();
  await expect(page.locator('main')).not.toContainText(banner.title);
  expect((await page.goto(`${site.url}/en/blogs/${translatedSlug}`))?.status()).toBe(200);
  await expect(page.getByText(/^The site on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, /)).toBeVisible();

  const guest = await browser.newContext();
  await guest.addCookies([{ name: 'vinci.future', value: then.toISOString(), url: site.url }]);
  const visitor = await guest.newPage();
  expect((await visitor.goto(`${site.url}/blogs/${post.slug}`))?.status()).toBe(404);
  expect((await visitor.goto(`${site.url}/${aPage.slug}`))?.status()).toBe(200);
  await expect(visitor.getByText('Situs pada')).toHaveCount(0);
  await visitor.goto(site.url);
  await expect(visitor.locator('main')).toContainText(banner.title);
  await guest.close();
  expect(stored()).toEqual(before);
});

test('the bar shows another day and leaves it, and forms on it store nothing', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await see(page, new Date(start.getTime() + hour));
  await page.goto(`${site.url}/contact`);
  const bar = page.getByRole('complementary', { name: 'Situs pada tanggal lain' });
  await bar.getByText('Ganti tanggal').click();
  await bar.getByLabel('Tanggal dan waktu').fill('2040-01-06T09:05');
  await bar.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(bar.getByText('Situs pada Jumat, 6 Jan 2040, 09.05')).toBeVisible();
  const sent = await page.request.post(`${site.url}/contact`, {
    form: { name: 'Rina' },
    headers: { Origin: site.url },
  });
  expect(sent.status()).toBe(409);
  expect(await sent.text()).toContain('Tidak ada yang disimpan');
  await bar.getByRole('button', { name: 'Tutup pratinjau' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/`);
});

test('a changed working copy is shown then, from the button beside its schedule', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const at = new Date(start.getTime() + 24 * hour);
  const post = query<{ id: number; slug: string; version: number }>(
    "select id, slug, version from blog_posts where status = 'published' and category <> 'CAREER' order by id desc",
  );
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs/${post.id}`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByLabel('Title').fill('Judul mendatang');
  await expect
    .poll(() => query<{ n: number }>('select count(*) as n from entry_copies where entry = ?', post.id).n)
    .toBe(1);
  scheduleAt('blog', post.id, 'publish', at);
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await more(page.locator('.form-page-bar'), 'Schedule');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^See the site then/ }).click();
  const then = await opened;
  await expect(then.getByRole('complementary', { name: 'Situs pada tanggal lain' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await then.goto(`${site.url}/blogs/${post.slug}`);
  await expect(then.getByRole('heading', { level: 1 })).toHaveText('Judul mendatang');
  // Signed out, it is the site of today again.
  await then.context().clearCookies({ name: /session/i });
  await then.reload();
  await expect(then.getByRole('heading', { level: 1 })).not.toHaveText('Judul mendatang');
});
