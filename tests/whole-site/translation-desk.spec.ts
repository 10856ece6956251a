import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, openDashboard, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf, field, publish, setSecondLanguage, translate } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const translator = { ...budi, right: 'translator' } as const;

const product = () =>
  rowsIn<{ id: number; name: string }>(site, "select id, name from home_offers where kind = 'packaging'")[0];

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

test.describe.configure({ mode: 'serial' });

test('before a second language exists, the account says what it waits for', { tag: '@long' }, async ({
  page,
}) => {
  await addAccount(site, translator);
  await openDashboard(page, site, translator);
  await expect(
    page.getByText(/isn’t being prepared yet\. An administrator adds it in Setting/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'English isn’t being prepared yet' })).toBeVisible();
});

test('the dashboard counts what is open by type, and Continue opens what visitors read first', {
  tag: '@long',
}, async ({ page }) => {
  setSecondLanguage(site, 'en');
  const api = await apiOf(site);
  const all = await api.ask<{ title: string; route: string; state: string }[]>(
    'site.getOpenTranslations',
    {},
  );
  const first = all?.[0];
  expect(first?.route).toMatch(/^\/only-us\/translations\/(brand|site)\/1\/en$/);
  const places = ['page', 'packaging', 'service', 'blog'].map((type) =>
    all?.findIndex(({ route }) => route.includes(`/${type}/`)),
  );
  expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)));

  await openDashboard(page, site, translator);
  const theirs = all ?? [];
  const title = page.getByRole('heading', { name: `${theirs.length} to translate`, exact: true });
  await expect(title).toBeVisible();
  await expect(page.getByText(/\d+ banners · .*\d+ posts/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${site.url}${theirs[0]?.route}`);
});

test('what a published original changed counts as out of date, for a translator once', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiOf(site);
  const { id = 0, name = '' } = product() ?? {};
  const done = await translate(api, 'packaging', id);
  expect(done).not.toBeNull();
  rowsIn(site, 'update entry_translations set is_outdated = 1 where id = ?', Number(done?.id));
  await openDashboard(page, site, translator);
  await expect(page.getByRole('heading', { name: /^\d+ to translate, 1 out of date$/ })).toBeVisible();
  await expect(page.getByText(/has changed since it was translated/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Translations', exact: true }).click();
  await expect(page.getByText(/to translate, 1 out of date/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const row = page.getByRole('row').filter({ hasText: 'Out of date' });
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/only-us\/translations\/packaging\/\d+\/en$/);
});

test('every list says what is missing, and its rows open the translation', { tag: '@long' }, async ({
  page,
}) => {
  await openDashboard(page, site, translator);
  for (const list of ['blogs', 'gallery', 'pages', 'testimonials', 'home/packaging', 'home/client']) {
    await open(page, `/only-us/${list}`);
    const links = page.getByRole('main').locator('.open-link');
    await expect(links.first()).toHaveAttribute('href', /^\/only-us\/translations\/\w+\/\d+\/en$/);
    // Clients have no state, and the samples of testimonials are drafts.
    if (!/client|testimonials/.test(list))
      await expect(page.getByText('English: missing').first()).toBeVisible();
  }
});

const begun = () => rowsIn(site, "select id from entry_translations where type = 'page'").length;

test('looking at a translation begins none, the first words do, and the next one is at hand', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page, site, translator);
  const [{ id = 0 } = {}] = rowsIn<{ id: number }>(site, "select id from pages where slug = 'tentang-kami'");
  await open(page, `/only-us/translations/page/${id}/en`);
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(field(page, 'Address')).toHaveValue('');
  await expect(stateIn(page)).not.toContainText('saved');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`/page/${id}/en$`));
  await expect(page).toHaveURL(/\/only-us\/translations\/\w+\/\d+\/en$/);
  expect(begun()).toBe(0);

  await open(page, `/only-us/translations/page/${id}/en`);
  await field(page, 'Title').pressSequentially('About us');
  await expect(field(page, 'Address')).toHaveValue('about-us');
  await expect(stateIn(page)).toHaveText(/^Draft · saved/);
  expect(begun()).toBe(1);
  await publish(page, 'Publish');
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
  expect((await fetch(`${site.url}/en/about-us`)).status).toBe(200);
});

test('a key goes from mark to mark, with the caret in the field beside it', { tag: '@long' }, async ({
  page,
}) => {
  await openDashboard(page, site, translator);
  const [{ id = 0 } = {}] = rowsIn<{ id: number }>(site, "select id from pages where slug = 'tentang-kami'");
  await open(page, `/only-us/translations/page/${id}/en`);
  const first = page.locator('.translated-field[data-missing]').first();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(first.locator('.translated-said :focus')).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowDown');
  const second = page.locator('.translated-field[data-missing]').nth(1);
  await expect(second.locator('.translated-said :focus')).toHaveCount(1);
  await expect(second).toBeInViewport();
});

test('the original of a long text shows what is translated, with the page and with the caret', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiOf(site);
  const text = (words: string) => ({
    type: 'doc',
    content: Array.from({ length: 60 }, (_, index) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `${words} ${index + 1}. ${'Kardus bergelombang. '.repeat(9)}` }],
    })),
  });
  const [{ id = 0 } = {}] = rowsIn<{ id: number }>(site, 'select id from blog_posts');
  rowsIn(site, 'update blog_posts set body = ? where id = ?', JSON.stringify(text('Alinea')), id);
  const done = await translate(api, 'blog', id, { body: text('Paragraph') });
  expect(done).not.toBeNull();
  await openDashboard(page, site, translator);
  await open(page, `/only-us/translations/blog/${id}/en`);
  const columns = page.locator('.translated-field:has(.ProseMirror)');
  const original = (place: number) => columns.locator('.translated-original').getByText(`Alinea ${place}.`);
  const translated = (place: number) => columns.locator('.ProseMirror').getByText(`Paragraph ${place}.`);
  await translated(30).evaluate((each) => each.scrollIntoView({ block: 'start' }));
  await expect(original(30)).toBeInViewport();
  await translated(20).click();
  await expect(original(20)).toBeInViewport();
  await page.keyboard.press('Control+End');
  await expect(original(60)).toBeInViewport();
});

test('translations that aren’t published yet, such as an assistant’s, are published in one go', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiOf(site);
  // Unless one of the tests above has.
  await translate(api, 'packaging', product()?.id ?? 0);
  const [{ id } = { id: 0 }] = rowsIn<{ id: number }>(
    site,
    "select id from entry_translations where type = 'packaging' and entry = ?",
    product()?.id ?? 0,
  );
  rowsIn(site, "update entry_translations set status = 'draft' where id = ?", id);
  await openDashboard(page, site, translator);
  await open(page, '/only-us/translations?state=unpublished');
  await page.getByRole('button', { name: /^Publish \d+$/ }).click();
  const asked = page.getByRole('alertdialog', { name: /^Publish \d+ translations?\?$/ });
  await asked.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText(/translations? (was|were) published/)).toBeVisible();
  const [row] = rowsIn<{ status: string }>(site, 'select status from entry_translations where id = ?', id);
  expect(row?.status).toBe('published');
});
