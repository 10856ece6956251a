import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { field, publish, setSecondLanguage } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
let about = '';

const status = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
const textOf = async (path: string) => (await fetch(site.url + path)).text();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

test.beforeEach(({ page }) => signIn(page, site));

test.describe.configure({ mode: 'serial' });

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

test('a page is translated beside its original, block by block, and visitors read it at /en', async ({
  page,
}) => {
  setSecondLanguage(site, 'en');
  const found = complaints(page);
  await open(page, about);
  await page
    .getByRole('navigation', { name: 'Languages of this entry' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(/\/only-us\/translations\/page\/\d+\/en$/);
  await expect(page.getByText('Not translated yet.').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violationsOn(page)).toEqual([]);

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
  await expect(page.getByText(/Draft · saved/)).toBeVisible();
  expect(await status('/en/about-us')).toBe(404);

  await publish(page, 'Publish');
  const html = await textOf('/en/about-us');
  expect(html).toContain('<html lang="en"');
  for (const words of ['About us', 'We make packaging.', 'From one machine on', 'Five people in Cikarang'])
    expect(html).toContain(words);
  // What nobody has translated isn't there.
  expect(html).not.toContain('Ceritakan apa yang Anda kirim');
  expect(await textOf('/tentang-kami')).toContain('Ceritakan apa yang Anda kirim');
  expect(await status('/en/tentang-kami')).toBe(404);
  expect(found).toEqual([]);
});
