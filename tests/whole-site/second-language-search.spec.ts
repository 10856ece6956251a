import { type Browser, expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, setSecondLanguage } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

// Chromium without a window says that it is a program.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const site = ownSite();
test.beforeAll(async () => {
  const api = await apiOf(site);
  const products = await api.ask<{ id: number }[]>('packaging.getAll', {});
  const original = products?.[0]?.id ?? 0;
  const one = { type: 'packaging', id: original, language: 'en' };
  const { id } = await api.change<{ id: number }>('content.beginTranslation', one);
  const found = await api.ask<{ words: object }>('content.getTranslation', one);
  const words = { name: 'Corrugated crates', slug: 'corrugated-crates', summary: 'Durable.' };
  const input = { ...found?.words, ...words, type: 'packaging:en', id, version: 1, status: 'published' };
  await api.change('content.updateTranslation', input);
  const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'They last.' }] }];
  await api.change('blog.create', {
    ...{ title: 'Crates that last', slug: 'crates-that-last', tags: ['Crates'], language: 'en' },
    ...{ category: 'TECHNOLOGY', status: 'published', excerpt: '', author: '', publishedAt: null },
    ...{ body: { type: 'doc', content: text }, coverId: null },
    ...{ location: '', employmentType: null, closesAt: null },
  });
  setSecondLanguage(site, 'en');
});

async function openAsVisitor(browser: Browser, path: string) {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await page.goto(site.url + path);
  return page;
}

const row = (page: Page, table: string, name: string | RegExp) =>
  page.getByRole('region', { name: table, exact: true }).getByRole('row').filter({ hasText: name });

test('visitors find the English words of an entry by other forms of them, and get to its English page', {
  tag: '@long',
}, async ({ browser }) => {
  const visitor = await openAsVisitor(browser, '/en/search/durability%20crate');
  const result = visitor.getByRole('main').getByRole('link', { name: /Corrugated crates/ });
  await expect(result.first()).toHaveAttribute('href', '/en/packaging/corrugated-crates');
  await expect(visitor.getByRole('main').locator('mark').first()).toHaveText('crates');
  await visitor.goto(`${site.url}/search/corrugated-crates`);
  await expect(visitor.getByRole('main').getByText('Corrugated crates')).toHaveCount(0);
  await visitor.context().close();
});

test('statistics and missing addresses say what was sought and read in English', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  const visitor = await openAsVisitor(browser, '/en/search/qwobble');
  const lists = ['/en/blogs/tag/crates', '/en/blogs/category/technology', '/blogs/category/technology'];
  const pages = ['/en', '/en/packaging/corrugated-crates', ...lists];
  for (const path of [...pages, '/search/qwobble', '/en/no-such']) await visitor.goto(site.url + path);
  await signIn(page, site);
  await expect(async () => {
    await page.goto(`${site.url}/only-us/statistics?period=7`);
    await isReady(page);
    await expect(row(page, 'Searches without results', 'qwobble')).toHaveCount(2, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(row(page, 'Pages', '/en/packaging/corrugated-crates')).toContainText('Corrugated crates');
  await expect(row(page, 'Pages', /^Home\/en/)).toHaveCount(1);
  for (const path of lists)
    await expect(row(page, 'Pages', new RegExp(`(?<!/en)${path}`))).toContainText('1');
  await expect(row(page, 'Pages', /^Blogs/)).toHaveCount(0);
  const english = row(page, 'Searches without results', 'qwobble').filter({ hasText: 'English' });
  await expect(english.getByRole('link', { name: 'qwobble', exact: true })).toHaveAttribute(
    'href',
    '/en/search/qwobble',
  );
  await expect(english.getByRole('link', { name: /Create a page/ })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await visitor.context().close();
  await english.getByRole('link', { name: 'Add a synonym for “qwobble”' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/translations/site/1/en?synonym=qwobble`);
  const words = page.getByLabel('Words for the search', { exact: true });
  await expect(words).toHaveValue('qwobble = ');
  await expect(words).toBeFocused();

  const api = await apiOf(site);
  const missing = async () =>
    (await api.ask<{ path: string }[]>('redirect.getMissing', {}))?.map(({ path }) => path);
  await expect.poll(missing, { timeout: 20_000 }).toEqual(['/en/no-such']);
});

test('the office sees which request came in English, and answers it in English', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  const visitor = await openAsVisitor(browser, '/en/contact?product=corrugated-crates');
  await visitor.getByLabel('Name').fill('Dewi Lestari');
  await visitor.getByLabel('WhatsApp number').fill('0812-3456-7890');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'Thank you, we’ve received your request' }),
  ).toBeVisible();
  await expect(visitor.getByText('Corrugated crates').first()).toBeVisible();
  await visitor.goto(`${site.url}/contact`);
  await visitor.getByLabel('Nama').fill('Sri');
  await visitor.getByLabel('Nomor WhatsApp').fill('0812-3456-7891');
  await visitor.getByRole('button', { name: 'Kirim permintaan' }).click();
  await visitor.waitForURL(/thanks/);
  await visitor.context().close();

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/requests`);
  await page.getByRole('link', { name: 'Dewi Lestari' }).click();
  const facts = page.getByRole('region', { name: 'Dewi Lestari' });
  await expect(facts.getByRole('definition').filter({ hasText: /^English$/ })).toBeVisible();
  await expect(facts.getByRole('definition').filter({ hasText: 'Corrugated crates' })).toBeVisible();
  const chat = await facts.getByRole('link', { name: 'Reply on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain('Hello Dewi Lestari, thank you for your request');
  await page.goto(`${site.url}/only-us/requests`);
  await page.getByRole('link', { name: 'Sri' }).click();
  await expect(page.getByRole('region', { name: 'Sri' }).getByText('Reference')).toBeVisible();
  await expect(page.getByText('Language', { exact: true })).toHaveCount(0);
});
