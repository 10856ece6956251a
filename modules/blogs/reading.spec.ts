import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { brands } from '#database/tables.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';
import { insertPosts, post } from './test-posts.ts';

const site = ownSite();

const addPosts = (...posts: ReturnType<typeof post>[]) => insertPosts(site.folder, posts);

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const structuredData = async (page: Page) => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script) as { '@type': string });
};
const kindsOf = async (page: Page) => (await structuredData(page)).map((about) => about['@type']);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures of half the width share the width evenly, however many follow each other', {
    tag: '@long',
  }, async ({ page }) => {
    const picture = { type: 'picture', attrs: { fileId: 1, alt: 'Gudang', width: 'half' } };
    const body = { type: 'doc' as const, content: Array.from({ length: 8 }, () => picture) };
    addPosts(post({ slug: 'separuh', body }));
    await page.goto(`${site.url}/blogs/separuh`);
    const images = await page.locator('figure[data-width=half] img').all();
    const boxes = await Promise.all(images.map((image) => image.boundingBox()));
    const places = boxes.map((box) => [box?.x, box?.width].map((number) => Math.round(number ?? 0)));
    expect(places).toHaveLength(8);
    for (const [index, place] of places.entries()) expect(place, `${index}`).toEqual(places[index % 2]);
  });

  test('beside a single picture of half the width runs the text', { tag: '@long' }, async ({ page }) => {
    const half = { type: 'picture', attrs: { fileId: 1, alt: 'Gudang', width: 'half' } };
    const words = { type: 'text', text: 'Kotak ini kami uji. '.repeat(20) };
    const content = [half, { type: 'paragraph', content: [words] }, half, half, half];
    addPosts(post({ slug: 'tunggal', title: 'Tunggal', body: { type: 'doc', content } }));
    await page.goto(`${site.url}/blogs/tunggal`);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} isn’t shown.`);
      return box;
    };
    const [single, paragraph] = [await boxOf('figure >> nth=0'), await boxOf('.rich-text > p')];
    expect(Math.abs(paragraph.y - single.y)).toBeLessThan(12);
    expect(paragraph.y + paragraph.height).toBeGreaterThan(single.y + 40);
    expect((await boxOf('figure >> nth=3')).width).toBeCloseTo((await boxOf('.rich-text')).width, 0);
  });

  test('a newest post without a cover is a card of words, as large as the others', { tag: '@long' }, async ({
    page,
  }) => {
    addPosts(
      post({ slug: 'tanpa-sampul', title: 'Tanpa sampul', publishedAt: new Date(Date.now() - 120_000) }),
    );
    for (const at of ['/', '/blogs']) {
      await page.goto(site.url + at);
      const [plain, next] = [page.locator('.post-card >> nth=0'), page.locator('.post-card >> nth=1')];
      await expect(plain).toContainText('Tanpa sampul');
      const [box, other] = [await plain.boundingBox(), await next.boundingBox()];
      expect(box?.width).toBeCloseTo(other?.width ?? 0, 0);
      expect(box?.height ?? 0).toBeLessThan(500);
    }
  });

  test('on phones the blog is rows', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/blogs`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
  });

  test('visitors find the jobs, read one and continue to another', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${site.url}/blogs`);
    await expect(page.getByRole('article')).toHaveCount(9);
    const menu = page.getByRole('banner').getByRole('navigation');
    await menu.getByRole('link', { name: 'Lowongan' }).click();
    await expect(page).toHaveURL(`${site.url}/blogs/category/career`);
    await expect(menu.locator('[aria-current]')).toHaveText('Lowongan');
    const rows = page.getByRole('main').locator('.job-rows').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Operator' })).toHaveText(
      /Cikarang.*Penuh waktu.*Lamar paling lambat \d/,
    );
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lowongan kerja');
    await expect(page).toHaveTitle('Lowongan kerja (3) · Vinci');
    await page.getByRole('link', { name: 'Operator Die-Cutting di Cikarang' }).click();
    await expect(page.getByText('Lamar paling lambat', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page
      .getByRole('navigation', { name: 'Isi artikel' })
      .getByRole('link', { name: 'Cara melamar' })
      .click();
    await expect(page.getByRole('heading', { name: 'Cara melamar' })).toBeInViewport();
    const address = encodeURIComponent(`${site.url}/blogs/career-die-cutting`);
    const shared = page.getByRole('region', { name: 'Bagikan' });
    await expect(shared.getByRole('link').first()).toHaveText('WhatsApp');
    await expect(shared.getByRole('link').first()).toHaveAttribute('href', new RegExp(address));
    const others = page.getByRole('region', { name: 'Lowongan lain' }).getByRole('listitem');
    await expect(others).toHaveCount(2);
    await expect(others.last()).toHaveText(
      /^Desainer Kemasan di Jakarta.*Jakarta.*Kontrak.*Lamar paling lambat/,
    );
    await others.last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desainer Kemasan di Jakarta');
    await menu.getByRole('link', { name: 'Lowongan' }).click();
    await expect(page).toHaveURL(`${site.url}/blogs/category/career`);
    await page.goto(`${site.url}/blogs/karton-gelombang`);
    await expect(page.getByRole('link', { name: /^Sebelumnya/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Lamar/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Lowongan lain' })).toHaveCount(0);
    for (const search of ['?category=news', '?page=99', '?page=0', '?page=x', '?category=career&page=9'])
      expect((await fetch(`${site.url}/blogs${search}`)).status, search).toBe(404);
    expect((await fetch(`${site.url}/blogs/tidak-ada`)).status).toBe(404);
  });

  test('older posts are on further pages', async ({ page }) => {
    const old = (number: number) =>
      post({ title: `Arsip ${number}`, slug: `arsip-${number}`, publishedAt: inDays(-400 - number) });
    addPosts(...Array.from({ length: 10 }, (_, index) => old(index)));
    await page.goto(`${site.url}/blogs`);
    await expect(page.getByRole('navigation', { name: 'Navigasi halaman' })).toBeVisible();
    await page.getByRole('link', { name: 'Artikel lebih lama' }).click();
    await expect(page).toHaveURL(`${site.url}/blogs?page=2`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/blogs?page=2`);
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('link', { name: 'Artikel lebih lama' }).click();
    await expect(page.getByText('Halaman 3 dari 3')).toBeVisible();
    await page.getByRole('link', { name: 'Artikel lebih baru' }).click();
    await expect(page).toHaveURL(`${site.url}/blogs?page=2`);
  });
});

test('how to apply for a job is in the first screen, and on a phone everywhere', {
  tag: '@long',
}, async ({ page }) => {
  // The bar comes with scrolling, which is a motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const apply = page.getByRole('link', { name: 'Lamar lewat email' }).first();
  const phone = { width: 390, height: 760 };
  for (const viewport of [{ width: 1366, height: 690 }, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}/blogs/career-die-cutting`);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await expect(apply).toHaveAttribute('href', /^mailto:karir@vinci\.example\?subject=Operator/);
  }
  const [atFacts, bar] = [page.locator('.job-facts .button').first(), page.locator('.contact-bar')];
  const inBar = bar.getByRole('link', { name: 'Lamar lewat email', includeHidden: true });
  await expect(inBar).toBeHidden();
  await page.getByRole('heading', { name: 'Cara melamar' }).scrollIntoViewIfNeeded();
  await expect(atFacts).not.toBeInViewport();
  await expect(inBar).toBeInViewport({ ratio: 1 });
  expect(await inBar.getAttribute('href')).toBe(await atFacts.getAttribute('href'));
  const [own, chat] = [await inBar.boundingBox(), await page.locator('.contact-button').boundingBox()];
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(chat?.x ?? 0);
  await page.emulateMedia({ media: 'print' });
  await expect(inBar).toBeHidden();
});

test('people apply by mail or WhatsApp, and copy the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/blogs/career-die-cutting`);
  const facts = page.getByRole('complementary', { name: 'Lowongan ini' });
  await expect(facts.getByRole('link', { name: 'Lamar lewat WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Operator/,
  );
  await expect(facts).toContainText('karir@vinci.example');
  await facts.getByRole('button', { name: 'Salin' }).click();
  await expect(facts.getByRole('button')).toHaveText('Tersalin');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('karir@vinci.example');
});

test('a closed job says so and is hidden from search engines', async ({ page }) => {
  const job = {
    category: 'CAREER',
    location: 'Medan',
    publishedAt: inDays(-90),
    closesAt: inDays(-2),
  } as const;
  addPosts(post({ ...job, title: 'Sopir di Medan', slug: 'sopir-medan' }));
  await page.goto(`${site.url}/blogs/sopir-medan`);
  await expect(page.getByText('Lowongan ini sudah ditutup')).toBeVisible();
  expect(await kindsOf(page)).toEqual(['BreadcrumbList']);
  await page.goto(`${site.url}/blogs/career-designer`);
  expect(await kindsOf(page)).toEqual(['BreadcrumbList', 'JobPosting']);
  const offered = (await structuredData(page)).at(-1) as unknown as { description: string };
  expect(offered.description).toMatch(/^<p>.+<\/p>/);
  expect(offered.description).toMatch(/<h\d>[^<]+<\/h\d><ul><li><p>/);
});

test('search engines learn the logo of the company, and the pay and whole address of a job in its own city', async () => {
  const jobAt = async (slug: string) => {
    const html = await (await fetch(`${site.url}/blogs/${slug}`)).text();
    const [, json = ''] =
      /<script type="application\/ld\+json">([^<]*"JobPosting"[^<]*)<\/script>/.exec(html) ?? [];
    const { hiringOrganization, jobLocation, baseSalary } = JSON.parse(json);
    const [shown] = /<dt>Gaji<\/dt><dd>[^<]*/.exec(html) ?? [];
    const logo = hiringOrganization.logo as string | undefined;
    return { logo, address: jobLocation.address, baseSalary, shown };
  };
  expect((await jobAt('career-die-cutting')).logo).toBeUndefined();
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const where = { street: 'Jl. Industri 7', city: 'Cikarang', province: 'Jawa Barat', postalCode: '17530' };
  db.update(brands)
    .set({ logoId: 1, ...where })
    .run();
  const pay = db.$client.prepare('update blog_posts set salary = ? where slug = ?');
  pay.run('Rp 5–7 juta per bulan', 'career-die-cutting');
  pay.run('UMK', 'career-warehouse');
  db.$client.close();
  const here = await jobAt('career-die-cutting');
  expect(here.logo).toMatch(/^http.*\/api\/images\/upload\/\w+\.webp$/);
  expect(here.address).toMatchObject({
    streetAddress: 'Jl. Industri 7',
    addressLocality: 'Cikarang',
    addressRegion: 'Jawa Barat',
    postalCode: '17530',
  });
  expect(here.shown).toMatch(/>Rp 5–7 juta per bulan$/);
  expect(here.baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'IDR',
    value: { '@type': 'QuantitativeValue', minValue: 5_000_000, maxValue: 7_000_000, unitText: 'MONTH' },
  });
  const elsewhere = await jobAt('career-warehouse');
  expect(elsewhere.address).not.toHaveProperty('addressRegion');
  expect(elsewhere.shown).toMatch(/>UMK$/);
  expect(elsewhere.baseSalary).toBeUndefined();
});

test('staff see a draft and a scheduled post as visitors will, visitors see neither', async ({
  page,
  browser,
}) => {
  addPosts(
    post({ title: 'Masih ditulis', slug: 'masih-ditulis', status: 'draft' }),
    post({ title: 'Pekan depan', slug: 'pekan-depan', publishedAt: inDays(7) }),
  );
  await signIn(page, site);
  const visitor = await browser.newPage();
  for (const [slug, note] of [
    ['masih-ditulis', 'Ini draf'],
    ['pekan-depan', 'Terjadwal'],
  ]) {
    await page.goto(`${site.url}/blogs/${slug}`);
    await expect(page.getByText(note ?? '')).toBeVisible();
    expect((await visitor.goto(`${site.url}/blogs/${slug}`))?.status()).toBe(404);
  }
  await page.getByRole('link', { name: 'Ubah', exact: true }).click();
  await isReady(page);
  await expect(page.getByLabel('Title')).toHaveValue('Pekan depan');
  await visitor.goto(`${site.url}/blogs`);
  await expect(visitor.getByText('Pekan depan')).toHaveCount(0);
  await visitor.close();
});

test('public post pages are accessible on every screen size', { tag: '@sweep' }, async ({ page }) => {
  for (const at of [
    '/blogs',
    '/blogs/category/career',
    '/blogs/karton-gelombang',
    '/blogs/career-designer',
  ]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + at);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violationsOn(page)).toEqual([]);
  }
});

test('the back-office pages for posts are accessible', { tag: '@sweep' }, async ({ page }) => {
  await signIn(page, site);
  for (const at of ['/only-us/blogs', '/only-us/blogs/new', '/only-us/blogs/2']) {
    await page.goto(site.url + at);
    await isReady(page);
    if (at !== '/only-us/blogs') await expect(page.getByRole('toolbar')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  }
});
