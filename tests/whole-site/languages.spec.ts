import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import type { Dictionary, Words } from '#lib/words.ts';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { publicPages } from '#tests/public-pages.ts';

const site = ownSite();

const languages = ['id', 'en'] as const;
const root = path.resolve(import.meta.dirname, '../..');

/** Every dictionary of the public side. */
async function dictionaries(): Promise<Dictionary> {
  const folders = ['lib', 'renderer', 'server', 'pages', 'modules'].map((folder) => path.join(root, folder));
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /(?:^|[/-])words\.ts$/.test(file));
  const all: object[] = await Promise.all(files.map((file) => import(file)));
  const words = all.flatMap((exported) => Object.values(exported) as Partial<Words<Dictionary>>[]);
  const entries = words.flatMap(({ dictionary }, index) =>
    Object.entries(dictionary ?? {}).map(([key, word]) => [`${index}.${key}`, word]),
  );
  return Object.fromEntries(entries);
}

/** Matches the whole of a message, whatever its parameters are. */
function patternOf(message: string) {
  const parts = message
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('.*');
}

/** What a dictionary has in one language alone: `WhatsApp` and `Blog` say nothing. */
async function wordsOnlyIn(language: Language): Promise<RegExp> {
  const other = language === 'id' ? 'en' : 'id';
  const all = Object.values(await dictionaries());
  const known = new Set(all.map((word) => word[other]));
  const own = all
    .map((word) => word[language])
    .filter((word) => !known.has(word) && /\p{L}{2}/u.test(patternOf(word)));
  return new RegExp(`^(?:${own.map(patternOf).join('|')})$`, 'u');
}

// What people wrote: texts, cards, addresses, tables, results, the types of pictures.
const content = [
  '.rich-text, .picture-card, .printed-contact, .large-view-type',
  '.specification tbody, .search-group li, .filter-links [href*="type="], .filter-links [href*="use="]',
  ':is(.offer-steps, .offer-preparation, .offer-questions) > :not(h2), .block-action, .contacts, .page-top, .contents ol, .built-page h2',
].join();

/** Every text around the content, and what is read out or shown for its controls, without parts in another language. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((content) => {
    const own = document.documentElement.lang;
    const texts = [document.title];
    const walk = (element: Element) => {
      const { lang } = element as HTMLElement;
      if ((lang && lang !== own) || element.matches(content)) return;
      if (/^(?:SCRIPT|STYLE)$/.test(element.tagName)) return;
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
        if (node instanceof Element) walk(node);
      }
    };
    walk(document.body);
    return texts.map((text) => text.trim()).filter(Boolean);
  }, content);
}

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
  '/blogs?category=career',
  '/blogs/%E0',
];

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
      const texts = await textsOf(page);
      expect(
        texts.filter((text) => wrong.test(text)),
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
      (await textsOf(page)).filter((text) => english.test(text)),
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
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packaging' }),
  ).toBeVisible();
  await expect(page.getByText('Apply until')).toBeVisible();
  await page.goto(`${site.url}/blogs`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'id_ID');
});

test('an administrator changes the language of the site, and every page follows at once', async ({
  page,
  context,
}) => {
  setLanguage('id');
  const visitor = await context.newPage();
  const heading = visitor.getByRole('heading', { level: 1 });
  await visitor.goto(`${site.url}/packaging`);
  await expect(heading).toHaveText('Kemasan');
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/global-setting/site`);
  await isReady(page);
  await page.getByRole('button', { name: /^Edit description/ }).click();
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
