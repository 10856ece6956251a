import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { callAs, isKept, openPost, text } from './test-form.ts';
import { post, textOf } from './test-posts.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

const lines = Array.from({ length: 30 }, (_, index) => `Paragraf ${index} tetap sama.`);
const body = textOf(...lines);
const notes = (page: Page) => page.locator('.form-note');

test('an open form takes over what a colleague writes, with the caret and the view where they were', {
  tag: '@long',
}, async ({ page, browser }) => {
  const budis = await callAs(await browser.newContext(), site, budi);
  const { id } = await budis('blog.create', post({ slug: 'terdengar', body }));
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await expect(stateIn(page)).toHaveText('Live');
  const line = text(page).locator('p', { hasText: '20 tetap' });
  await line.click();
  await page.keyboard.press('Home');
  for (const _letter of 'Paragraf') await page.keyboard.press('ArrowRight');
  const placeOnScreen = async () => (await line.boundingBox())?.y ?? 0;
  const before = await placeOnScreen();

  const changed = textOf('Budi membuka.', ...lines.with(25, 'Budi di sini.'));
  const of = { type: 'blog', of: { id }, version: 1 };
  const values = { body: changed, author: 'Bayu' };
  const { revision } = await budis('content.keepCopy', { ...of, revision: 0, values });
  await expect(text(page)).toContainText('Budi di sini.');
  await expect(page.getByLabel('Author')).toHaveValue('Bayu');
  await expect(stateIn(page)).toHaveText('Live · 3 changes (Budi Santoso’s)');
  await page.keyboard.type('!');
  await expect(line).toHaveText('Paragraf! 20 tetap sama.');
  expect(Math.abs((await placeOnScreen()) - before)).toBeLessThan(3);
  await expect(stateIn(page)).toHaveText('Live · 4 changes (3 Budi Santoso’s)');
  await expect(notes(page)).toHaveCount(0);

  // A field that somebody is in, too.
  await page.getByLabel('Title').click();
  await page.keyboard.press('Home');
  const copy = await budis('content.getCopy', { type: 'blog', id });
  expect(copy.revision).toBeGreaterThan(revision);
  const title = `${copy.values.title} Budi`;
  await budis('content.keepCopy', { ...of, revision: copy.revision, values: { title } });
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.keyboard.type('A');
  await expect(page.getByLabel('Title')).toHaveValue(`A${title}`);
});

test('an open form hears that a colleague published, unpublished and deleted its post', {
  tag: '@long',
}, async ({ page, browser }) => {
  const budis = await callAs(await browser.newContext(), site, budi);
  const { id } = await budis('blog.create', post({ slug: 'kabar', body }));
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await page.getByLabel('Author').fill('Sari');
  await isKept(page);
  const { values, revision } = await budis('content.getCopy', { type: 'blog', id });
  await budis('blog.update', { ...values, title: 'Judul dari Budi', id, version: 1, copy: revision });
  await expect(stateIn(page)).toHaveText('Budi Santoso published this');
  await expect(page.getByLabel('Title')).toHaveValue('Judul dari Budi');
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeDisabled();
  await expect(stateIn(page)).toHaveText('Live');
  await expect(notes(page)).toHaveCount(0);

  await budis('blog.unpublish', { id });
  await expect(stateIn(page)).toHaveText('Budi Santoso unpublished this');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();

  await budis('blog.delete', { id });
  await expect(stateIn(page)).toHaveText('Deleted by Budi Santoso: your text is still here');
  await page.getByRole('button', { name: 'Save as a new post' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
  await expect(page.getByLabel('Author')).toHaveValue('Sari');
});

test('a dialog hears of it as well', { tag: '@long' }, async ({ page, browser }) => {
  const elsewhere = await callAs(await browser.newContext(), site, site);
  const [first] = await elsewhere('blogCategory.getAll', {});
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs/categories`);
  await isReady(page);
  await page
    .getByRole('article', { name: first.name })
    .getByRole('button', { name: first.name, exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(stateIn(dialog)).toHaveText('Live');
  const { id, slug, version } = await elsewhere('blogCategory.get', { id: first.id });
  await elsewhere('blogCategory.update', { name: 'Nama baru', slug, id, version });
  await expect(dialog.getByLabel('Name')).toHaveValue('Nama baru');
});

test('who was overruled is told until they say that they have read it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const budis = await callAs(context, site, budi);
  const { id } = await budis('blog.create', post({ slug: 'dua-suara', body: textOf('Satu kalimat.') }));
  const other = await context.newPage();
  await openPost(other, `${site.url}/only-us/blogs/${id}`);
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await context.setOffline(true);
  await text(other).click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Kata Budi.');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kata Sari.');
  await isKept(page);
  await context.setOffline(false);
  await expect(stateIn(other)).toHaveText('Not saved: you and Administrator changed the same paragraph');
  await other.getByRole('button', { name: 'Choose', exact: true }).click();
  await other.getByRole('button', { name: 'Mine', exact: true }).click();
  await isKept(other);
  await expect(stateIn(page)).toHaveText('Budi Santoso kept their version; yours is in the history');
  await expect(text(page)).toHaveText('Satu kalimat. Kata Budi.');
  await page.reload();
  await expect(stateIn(page)).toHaveText(/^Budi Santoso kept their version/);
  await page.locator('.form-state').getByRole('button', { name: 'OK' }).click();
  await expect(stateIn(page)).toHaveText(/^Live · 1 change/);
});
