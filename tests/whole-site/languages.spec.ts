import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { publicPages } from '#tests/public-pages.ts';
import { textsAround, wordsOnlyIn } from '#tests/words-of-pages.ts';

const site = ownSite();

const languages = ['id', 'en'] as const;
function setLanguage(language: Language) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(siteTable).set({ language }).run();
  db.$client.close();
}

const further = [
  '/search/kardus',
  '/search/zzzzzz',
  '/search',
  '/no-such-page',
  '/blogs/category/career',
  '/blogs/%E0',
];

// People wrote these titles: of pages that the footer links to, and of sectors, which read like filtered lists.
const pages = ['Kontak', 'Tentang Kami', 'Kemasan untuk makanan', 'Kemasan untuk ekspor'];
const titles = pages.flatMap((title) => [title, `${title} · Vinci`]);

for (const language of languages) {
  const other = language === 'id' ? 'en' : 'id';
  test(`no page of a site in “${language}” has a word in “${other}”`, { tag: '@sweep' }, async ({ page }) => {
    setLanguage(language);
    const [own, foreign] = [await wordsOnlyIn(language), await wordsOnlyIn(other)];
    for (const at of [...(await publicPages(site)), ...further]) {
      await page.goto(site.url + at);
      // A post may be in another language: then its whole page is.
      const isForeign = (await page.locator('html').getAttribute('lang')) === other;
      const [expected, wrong] = isForeign ? [foreign, own] : [own, foreign];
      const texts = await textsAround(page);
      expect(
        texts.filter((text) => wrong.test(text) && !titles.includes(text)),
        at,
      ).toEqual([]);
      expect(texts.filter((text) => expected.test(text)).length, at).toBeGreaterThanOrEqual(2);
    }
  });
}

// Words that no Indonesian sentence has.
const english = /\b(?:the|of|and|to|for|with|your|our|this|page|all|more|next|here|search|picture)\b/i;

test('nothing around the content of an Indonesian site is English', { tag: '@sweep' }, async ({ page }) => {
  setLanguage('id');
  for (const at of [...(await publicPages(site)), ...further]) {
    await page.goto(site.url + at);
    if ((await page.locator('html').getAttribute('lang')) === 'en') continue;
    expect(
      (await textsAround(page)).filter((text) => english.test(text)),
      at,
    ).toEqual([]);
  }
});

test('the page of a post is in the language of the post', async ({ page }) => {
  setLanguage('id');
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.$client.exec("update blog_posts set language = 'en' where slug = 'career-designer'");
  db.$client.close();
  await page.goto(`${site.url}/blogs/career-designer`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packaging' }),
  ).toBeVisible();
  await expect(page.getByText('Apply by', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/blogs`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'id_ID');
});

test('an administrator changes the language of the site, and every page follows at once', {
  tag: '@long',
}, async ({ page, context }) => {
  setLanguage('id');
  const visitor = await context.newPage();
  const heading = visitor.getByRole('heading', { level: 1 });
  await visitor.goto(`${site.url}/packaging`);
  await expect(heading).toHaveText('Kemasan');
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/global-setting/languages`);
  await isReady(page);
  await page.getByRole('button', { name: 'Edit languages' }).click();
  await page.getByLabel('Language of the site').click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await visitor.reload();
  await expect(heading).toHaveText('Packaging');
  await expect(visitor).toHaveTitle(/^Packaging: .+ · Vinci$/);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  // The heading of its group.
  await visitor.goto(`${site.url}/search/catalog`);
  await expect(visitor.getByRole('main').getByRole('heading', { name: 'Catalog' })).toHaveCount(1);
  expect(await (await fetch(`${site.url}/rss.xml`)).text()).toContain('<language>en</language>');
});
