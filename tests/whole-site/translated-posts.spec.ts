import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { apiOf, field, setSecondLanguage } from '#tests/translated-site.ts';

const site = ownSite();
test.beforeAll(() => setSecondLanguage(site, 'en'));

const textOf = async (path: string) => (await fetch(site.url + path)).text();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

/** Somebody else publishes another title of the original. */
async function changeOriginal(type: string, id: number, values: object) {
  const api = await apiOf(site);
  const found = await api.ask<Record<string, unknown>>(`${type}.get`, { id });
  const {
    createdBy: _,
    createdAt: __,
    updatedAt: ___,
    files: ____,
    wasPublic: _____,
    ...entered
  } = found ?? {};
  await api.change(`${type}.update`, { ...entered, ...values });
}

test.beforeEach(({ page }) => signIn(page, site));

test.describe.configure({ mode: 'serial' });

test('two posts become one entry in two languages, and the addresses of both still lead there', {
  tag: '@long',
}, async ({ page }) => {
  const { change } = await apiOf(site);
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const post = {
    excerpt: '',
    coverId: null,
    author: '',
    publishedAt: null,
    location: '',
    employmentType: null,
  };
  const about = { ...post, closesAt: null, category: 'TECHNOLOGY', status: 'published' };
  const own = { ...about, title: 'Palet panas', slug: 'palet-panas', language: 'id', body: text('Kayu.') };
  const other = { ...about, title: 'Hot pallets', slug: 'hot-pallets', language: 'en', body: text('Wood.') };
  const { id } = await change<{ id: number }>('blog.create', own);
  await change('blog.create', other);
  await open(page, `/only-us/blogs/${id}`);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByLabel('The post in English').click();
  await page.getByRole('option', { name: 'Hot pallets' }).click();
  await page.getByRole('button', { name: 'Use it as the translation' }).click();
  await expect(field(page, 'Title')).toHaveValue('Hot pallets');
  expect(await textOf('/en/blogs/hot-pallets')).toContain('Wood.');
  const moved = await fetch(`${site.url}/blogs/hot-pallets`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/blogs/hot-pallets']);
  expect(await textOf('/blogs')).not.toContain('Hot pallets');
  expect(await textOf('/en/blogs')).toContain('Hot pallets');
  await open(page, '/only-us/blogs');
  await expect(page.getByRole('link', { name: 'Palet panas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hot pallets' })).toHaveCount(0);
});

test('translations are filtered by type and state, and the toolbar of a list is one line', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiOf(site);
  const posts = await api.ask<{ posts: { id: number; title: string }[] }>('blog.getAll', {
    search: 'Palet panas',
  });
  const { id } = posts?.posts[0] ?? { id: 0 };
  await open(page, '/only-us/translations?type=blog');
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'post' })).toHaveCount(0);
  await expect(page.getByLabel('Type', { exact: true })).toHaveText('Post');
  await expect(page.getByText(`${await rows.count()} to translate`)).toBeVisible();
  await expect(rows.filter({ hasText: 'Palet panas' })).toHaveCount(0);
  await choose('State', 'Out of date');
  await expect(rows).toHaveCount(0);
  await changeOriginal('blog', id, { title: 'Palet panas sekali', publishedAt: null });
  await page.reload();
  await expect(rows).toHaveText([/Palet panas sekali/]);
  await expect(page).toHaveURL(/type=blog&state=outdated/);
  await choose('Type', 'All types');
  await expect(page).not.toHaveURL(/type=/);

  await page.setViewportSize({ width: 1280, height: 800 });
  const isOneLine = async () => {
    const search = page.getByRole('main').getByRole('searchbox');
    const add = page.getByRole('main').locator('[aria-keyshortcuts="n"]');
    const [one, other] = [await search.boundingBox(), await add.boundingBox()];
    return Math.abs((one?.y ?? 0) - (other?.y ?? 100)) < 4;
  };
  for (const language of ['id', 'en']) {
    await api.change('account.chooseLanguage', { language });
    for (const list of ['/only-us/blogs', '/only-us/gallery']) {
      await open(page, list);
      expect(await isOneLine(), `${list} ${language}`).toBe(true);
    }
  }
});

test('two people translate one page while its original changes, and the language is off for a while', {
  tag: '@long',
}, async ({ page, browser }) => {
  await addAccount(site, budi);
  const api = await apiOf(site);
  const found = await api.ask<{ posts: { id: number }[] }>('blog.getAll', { search: 'Palet panas' });
  const original = found?.posts[0]?.id ?? 0;
  const one = { type: 'blog', id: original, language: 'en' };
  const { id } = await api.change<{ id: number }>('content.beginTranslation', one);
  const form = `/only-us/translations/blog/${original}/en`;
  await open(page, form);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, budi);
  await open(other, form);
  await expect(other.getByText('Administrator also has this open.')).toBeVisible();
  await field(page, 'Title').fill('Very hot pallets');
  await expect(stateIn(page)).toHaveText('Live · 1 change');

  await changeOriginal('blog', original, { title: 'Peti dingin', publishedAt: null });
  setSecondLanguage(site, 'none');
  await field(other, 'Summary').fill('They are hot.');
  const typed = async () =>
    (await api.ask<{ values: object }>('content.getCopy', { type: 'blog:en', id }))?.values;
  await expect.poll(typed).toMatchObject({ title: 'Very hot pallets', excerpt: 'They are hot.' });
  await open(page, form);
  await expect(page.getByText('There is nothing to translate here')).toBeVisible();
  setSecondLanguage(site, 'en');
  await open(page, form);
  await expect(field(page, 'Title')).toHaveValue('Very hot pallets');
  await expect(field(page, 'Summary')).toHaveValue('They are hot.');
  await expect(page.locator('.translated-original ins').first()).toHaveText('Peti dingin');

  // The other one goes on typing while the original is in the trash, and after it is back.
  await expect(other.getByText('Changed in the original').first()).toBeVisible({ timeout: 20_000 });
  await api.change('blog.delete', { id: original });
  await field(other, 'Summary').fill('They were in the trash.');
  await expect(other.getByText('This was deleted while you were editing.')).toBeVisible();
  await expect(other.getByText(/kept in this browser/)).toBeVisible();
  // Away from the form first: still open, it would save what was typed by itself.
  await other.goto('about:blank');
  await api.change('content.restore', { type: 'blog', id: original });
  await open(other, form);
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(field(other, 'Summary')).toHaveValue('They were in the trash.');
  await api.change('blog.delete', { id: original });
  await field(other, 'Summary').fill('They are back.');
  await expect(other.getByText('This was deleted while you were editing.')).toBeVisible();
  await api.change('content.restore', { type: 'blog', id: original });
  await field(other, 'Summary').fill('They are back!');
  await expect.poll(typed).toMatchObject({ title: 'Very hot pallets', excerpt: 'They are back!' });
  await expect(other.getByText('This was deleted while you were editing.')).toHaveCount(0);

  await field(other, 'Title').fill('');
  await other.getByRole('button', { name: 'Copy the original' }).first().click();
  await expect.poll(typed).toMatchObject({ title: 'Peti dingin', excerpt: 'They are back!' });

  const html = await (await fetch(`${site.url}/en`, { headers: { Host: 'evil.example' } })).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/en"`);
  expect(html).not.toContain('evil.example');
});
