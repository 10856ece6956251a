import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { languageNames } from '#lib/language.ts';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { dictionaryFiles } from '#tests/office-words.ts';
import { ownSite } from '#tests/own-site.ts';
import { times } from '#tests/patience.ts';

const site = ownSite();
const root = path.resolve(import.meta.dirname, '../..');
const words: Record<string, string> = Object.assign(
  {},
  ...dictionaryFiles().map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
);

/** Matches each of these messages, whatever its parameters are. */
function anyOf(messages: string[]): RegExp {
  const patterns = messages.map((message) =>
    message
      .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^(?:${patterns.filter((pattern) => /\p{L}{3}/u.test(pattern)).join('|')})$`, 'u');
}

const indonesian = anyOf(Object.values(words));
const english = anyOf(
  Object.keys(words).filter((each) => words[each] !== each && !/^\w+\.[\w-]+$/.test(each)),
);
// Words that no Indonesian sentence has.
const common = /\b(?:the|of|and|with|your|this|isn’t|can’t|add|edit|search|choose|more|are|by)\b/i;

/** All that people wrote, and the names of files. */
function writtenByPeople(): string {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const tables = db.$client.prepare(
    `select name from sqlite_master where type = 'table' and sql not like '%virtual%'`,
  );
  const rows = tables
    .pluck()
    .all()
    .flatMap((name) => db.$client.prepare(`select * from "${name}"`).all());
  db.$client.close();
  return JSON.stringify(rows);
}

/** Every text of a screen, and what is read out or shown for its controls. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walk = (element: Element) => {
      if (
        /^(?:SCRIPT|STYLE|svg|KBD|TIME|IFRAME)$/.test(element.tagName) ||
        element.matches('[lang=en], .rich-text')
      )
        return;
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
        if (node instanceof Element) walk(node);
      }
    };
    walk(document.body);
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
}

async function chooseIndonesian(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/my-account`);
  await isReady(page);
  await page.getByLabel('Language', { exact: true }).click();
  await page.getByRole('option', { name: 'Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('heading', { name: 'Bahasa area kerja' })).toBeVisible();
  await isReady(page);
}

test('a person chooses the language of the office for themselves', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const errors = complaints(page);
  await chooseIndonesian(page);
  await page.goto(`${site.url}/only-us/dashboard`);
  await expect(page.getByRole('heading', { name: 'Langkah pertama' })).toBeVisible();
  // The spec's words stay.
  await expect(page.getByRole('link', { name: 'Upload Catalog' })).toBeVisible();
  const html = await (await page.request.get(`${site.url}/only-us/blogs`)).text();
  expect(html).toContain('<html lang="id"');
  expect(html).toContain('Postingan baru');
  const [, words = ''] = /<script src="(\/only-us-words\/id-\w{8}\.js)"/.exec(html) ?? [];
  expect((await page.request.get(site.url + words)).headers()['cache-control']).toContain('immutable');
  // The server makes these lists for the first time.
  expect(html).toContain('Terbaru dulu');
  const textOf = async (list: string) => (await page.request.get(`${site.url}/only-us/${list}`)).text();
  expect(await textOf('pages')).toContain('Urutan di situs');
  await page.getByRole('link', { name: 'Blogs' }).click();
  await page.getByRole('link', { name: 'Postingan baru' }).click();
  await expect(page.getByPlaceholder('Judul')).toBeVisible();
  // Visitors, and others who are signed in, read what they did before.
  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/auth/signin`);
  await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${site.url}/only-us/my-account`);
  await isReady(page);
  await page.getByLabel('Bahasa', { exact: true }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Language of the back office' })).toBeVisible();
  expect(await page.content()).not.toContain('only-us-words');
  expect(await textOf('blogs')).toContain('Newest first');
  expect(await textOf('pages')).toContain('Order on the site');
  expect(errors).toEqual([]);
});

test('nothing that the office says to a person who chose Indonesian is English', { tag: '@sweep' }, async ({
  page,
}) => {
  test.setTimeout(10 * times.browser);
  const errors = complaints(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await chooseIndonesian(page);
  // Languages are called by their own names.
  const content = writtenByPeople() + JSON.stringify(languageNames);
  const found = new Set<string>();
  const check = async (at: string) => {
    for (const text of await textsOf(page)) {
      const said = text.replace(/[“(][^”)]*[”)]/g, '');
      const isOurs = !content.includes(JSON.stringify(text).slice(1, -1)) && !indonesian.test(text);
      if (isOurs && (english.test(text) || common.test(said))) found.add(`${at}: ${text}`);
    }
  };
  const linksIn = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const screens = await linksIn('.sidebar a[href^="/only-us/"]');
  const forms = [
    '/only-us/my-account',
    '/only-us/blogs/new',
    '/only-us/pages/new',
    '/only-us/home/packaging/new',
    '/only-us/blogs/99',
    '/only-us/nowhere',
  ];
  for (const at of [...screens, ...forms]) {
    await page.goto(site.url + at);
    await isReady(page);
    await check(at);
    const [form] = await linksIn(`main :is(table, .rows, article) a[href^="${at}/"]`);
    if (form) forms.push(form);
    await openAll(page, at, check);
  }
  expect([...found]).toEqual([]);
  expect(errors.filter((error) => !/\b404\b/.test(error))).toEqual([]);
});

/** Presses what opens something on a screen, one of each kind, and closes it again. */
async function openAll(page: Page, at: string, check: (at: string) => Promise<void>) {
  const buttons = page.locator('main button:visible:enabled');
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );
  const kinds = new Map(names.map((name, index) => [name.replace(/“.*”/, ''), index]));
  for (const [kind, index] of kinds) {
    if (!kind || /^(Pindahkan|Seret|Tarik|Sembunyikan|Hapus baris|Gandakan|Ekspor|Tayangkan)/.test(kind))
      continue;
    await buttons
      .nth(index)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(250);
    await check(`${at} › ${kind}`);
    for (
      let tries = 0;
      tries < 3 &&
      (await page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').count());
      tries++
    ) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
    }
    if (!page.url().includes(at) || (await page.locator('[role=alertdialog], [role=dialog]').count())) {
      await page.goto(site.url + at);
      await isReady(page);
    }
  }
}
