import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf, field, publish, setSecondLanguage, translate } from '#tests/translated-site.ts';

const site = ownSite();
let about = '';
let translation = '';
test.beforeAll(async () => {
  setSecondLanguage(site, 'en');
  const [page] = rowsIn<{ id: number }>(site, "select id from pages where slug = 'tentang-kami'");
  const id = page?.id ?? 0;
  about = `/only-us/pages/${id}`;
  translation = `/only-us/translations/page/${id}/en`;
  await translate(await apiOf(site), 'page', id, { title: 'About us', slug: 'about-us' });
});

const status = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
const textOf = async (path: string) => (await fetch(site.url + path)).text();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

test.beforeEach(({ page }) => signIn(page, site));

test.describe.configure({ mode: 'serial' });

test('when the original says something else, list, dashboard and form say so until a person has compared them', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, about);
  await page.getByLabel('Title').fill('Tentang Perusahaan');
  await publish(page, 'Publish changes');

  await open(page, '/only-us/pages');
  const row = page.getByRole('article', { name: 'Tentang Perusahaan' });
  await expect(row.getByText('English: out of date')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('combobox').fill('Tentang Perusahaan');
  const found = palette.getByRole('option', { name: /^Tentang Perusahaan/ });
  await expect(found).toContainText('English: out of date');

  await open(page, '/only-us/translations');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Out of date' }).click();
  await expect(page.getByRole('main').locator('.open-link')).toHaveText(['Tentang Perusahaan']);
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Not translated' }).click();
  await expect(page.getByRole('link', { name: 'Tentang Perusahaan', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').locator('.open-link')).not.toHaveCount(0);

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

test('a hidden or deleted original takes its translation with it, and brings it back', {
  tag: '@long',
}, async ({ page }) => {
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

test('a translation that somebody deleted meanwhile is begun again with what was typed', {
  tag: '@long',
}, async ({ page }) => {
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
