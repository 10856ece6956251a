import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addAccount, complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { apiOf, setSecondLanguage } from '#tests/translated-site.ts';

const site = ownSite();
let about = '';
let translation = '';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const status = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
const textOf = async (path: string) => (await fetch(site.url + path)).text();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

async function publish(page: Page, button: string) {
  await page.locator('.form-page-bar').getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('with one language no form has a switch, and /en is nowhere', async ({ page }) => {
  await open(page, '/only-us/pages');
  const row = page.getByRole('article', { name: 'Tentang Kami' });
  await row.getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Tentang Kami');
  await expect(page.getByRole('navigation', { name: 'Languages of this entry' })).toHaveCount(0);
  about = new URL(page.url()).pathname;
  expect(await status('/en')).toBe(404);
  await open(page, `/only-us/translations/page/${about.split('/').at(-1)}/en`);
  await expect(page.getByText('There is nothing to translate here')).toBeVisible();
});

test.describe.configure({ mode: 'serial' });

test('a page is translated beside its original, block by block, and visitors read it at /en', async ({
  page,
}) => {
  await open(page, '/only-us/global-setting/site');
  await page.getByRole('button', { name: /^Edit description/ }).click();
  await page.getByRole('dialog').getByLabel('Second language').click();
  await page.getByRole('option', { name: 'English' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const path of ['/packaging/mailer-box', '/services/warehousing', '/how-to-reach-us'])
    expect(await status(`/en${path}`), path).toBe(200);
  const found = complaints(page);
  await open(page, about);
  await page
    .getByRole('navigation', { name: 'Languages of this entry' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(/\/only-us\/translations\/page\/\d+\/en$/);
  translation = new URL(page.url()).pathname;
  await expect(page.getByText('Not translated yet.').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await field(page, 'Title').fill('About us');
  await expect(field(page, 'Address')).toHaveValue('about-us');
  await field(page, 'Summary').fill('Packaging, warehousing and delivery.');
  const text = page.getByRole('region', { name: 'Text 2', exact: true });
  await text.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('We make packaging.');
  const timeline = page.getByRole('region', { name: 'Timeline 3', exact: true });
  await timeline.getByLabel('Heading').fill('From one machine on');
  // A row of words belongs to the language as a whole.
  await timeline.getByRole('button', { name: 'Copy the original' }).last().click();
  await expect(timeline.getByLabel('Title', { exact: true }).first()).toHaveValue('Lima orang di Cikarang');
  await timeline.getByLabel('Title', { exact: true }).first().fill('Five people in Cikarang');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  expect(await status('/en/about-us')).toBe(404);

  await publish(page, 'Publish');
  const html = await textOf('/en/about-us');
  expect(html).toContain('<html lang="en"');
  for (const words of ['About us', 'We make packaging.', 'From one machine on', 'Five people in Cikarang'])
    expect(html).toContain(words);
  // What nobody has translated isn't there.
  expect(html).not.toContain('Orang yang Anda temui');
  expect(await textOf('/tentang-kami')).toContain('Orang yang Anda temui');
  expect(await status('/en/tentang-kami')).toBe(404);
  expect(found).toEqual([]);
});

test('when the original says something else, list, dashboard and form say so until a person has compared them', async ({
  page,
}) => {
  await open(page, about);
  await page.getByLabel('Title').fill('Tentang Perusahaan');
  await publish(page, 'Publish changes');

  await open(page, '/only-us/pages');
  const row = page.getByRole('article', { name: 'Tentang Perusahaan' });
  await expect(row.getByText('English: out of date')).toBeVisible();
  await page.getByLabel('English', { exact: true }).click();
  await page.getByRole('option', { name: 'English: out of date' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('English', { exact: true }).click();
  await page.getByRole('option', { name: 'English: missing' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveCount(0);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('combobox').fill('Tentang Perusahaan');
  const found = palette.getByRole('option', { name: /^Tentang Perusahaan/ });
  await expect(found).toContainText('English: out of date');

  await open(page, '/only-us/dashboard');
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  await waiting.getByRole('link', { name: /Tentang Perusahaan/ }).click();
  await expect(page).toHaveURL(site.url + translation);
  await expect(page.getByText('Changed in the original')).toHaveCount(1);
  await expect(page.locator('.translated-original del').first()).toHaveText('Kami');
  await expect(page.locator('.translated-original ins').first()).toHaveText('Perusahaan');
  // Visitors go on reading it meanwhile.
  expect(await textOf('/en/about-us')).toContain('About us');

  await page.getByRole('button', { name: 'Up to date', exact: true }).first().click();
  await expect(page.getByText('Changed in the original')).toHaveCount(0);
  await open(page, '/only-us/pages');
  await expect(row).toBeVisible();
  await expect(row.getByText('English: out of date')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('Tentang Perusahaan');
  await expect(found).toBeVisible();
  await expect(found).not.toContainText('out of date');
});

test('a hidden or deleted original takes its translation with it, and brings it back', async ({ page }) => {
  const call = (procedure: string, input: object) =>
    page.request.post(`${site.url}/api/trpc/${procedure}`, {
      data: { json: input },
      headers: { Origin: site.url },
    });
  const id = Number(about.split('/').at(-1));
  expect((await call('page.unpublish', { id })).status()).toBe(200);
  expect(await status('/en/about-us')).toBe(404);
  expect((await call('page.publish', { id })).status()).toBe(200);
  expect(await status('/en/about-us')).toBe(200);
  expect((await call('page.delete', { id })).status()).toBe(200);
  expect(await status('/en/about-us')).not.toBe(200);
  expect((await call('content.restore', { type: 'page', id })).status()).toBe(200);
  expect(await status('/en/about-us')).toBe(200);
});

test('two posts become one entry in two languages, and the addresses of both still lead there', async ({
  page,
}) => {
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

test('a translation that somebody deleted meanwhile is begun again with what was typed', async ({ page }) => {
  const { ask, change } = await apiOf(site);
  const id = Number(about.split('/').at(-1));
  await open(page, translation);
  await field(page, 'Title').fill('About this company');
  const found = await ask<{ id: number }>('content.getTranslation', { type: 'page', id, language: 'en' });
  await change('content.deleteTranslation', { type: 'page:en', id: found?.id });
  await field(page, 'Summary').fill('Words that stay.');
  await page.getByRole('button', { name: /^Save as a new/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => textOf('/en/about-us')).toContain('About this company');
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('About this company');
  await expect(field(page, 'Summary')).toHaveValue('Words that stay.');
});

test('posts are filtered by what has become of their translation, in a toolbar of one line', async ({
  page,
}) => {
  const api = await apiOf(site);
  const posts = await api.ask<{ posts: { id: number; title: string }[] }>('blog.getAll', {
    search: 'Palet panas',
  });
  const { id } = posts?.posts[0] ?? { id: 0 };
  await open(page, '/only-us/blogs');
  const choose = async (option: string) => {
    await page.getByLabel('English', { exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const row = page.getByRole('row', { name: /Palet panas/ });
  await choose('English: missing');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await choose('English: out of date');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await changeOriginal('blog', id, { title: 'Palet panas sekali', publishedAt: null });
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([/Palet panas sekali/]);
  await expect(page).toHaveURL(/translation=outdated/);

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

test('two people translate one page while its original changes, and the language is off for a while', async ({
  page,
  browser,
}) => {
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
  await expect(page.getByText(/saved/i).first()).toBeVisible();

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

  await other.getByRole('button', { name: 'Copy all of the original' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Copy the original' }).click();
  await expect
    .poll(typed)
    .toMatchObject({ title: 'Peti dingin', excerpt: expect.not.stringContaining('back') });

  const html = await (await fetch(`${site.url}/en/services`, { headers: { Host: 'evil.example' } })).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/en/services"`);
  expect(html).not.toContain('evil.example');
});
