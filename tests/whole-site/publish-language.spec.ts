import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, field, publish, translateAll } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  // Starter content comes translated; what somebody has written doesn't.
  const db = openDatabase(`${site.folder}/vinci.db`);
  db.update(siteTable).set({ description: 'Kotak dan kirim.' }).run();
  db.$client.close();
});
test.beforeEach(({ page }) => signIn(page, site));

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

async function visit(path: string) {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

const screen = '/only-us/global-setting/languages';
const card = (page: Page) => page.getByRole('region', { name: 'English' });

test('a chosen language is being prepared, and says what its publication needs', { tag: '@long' }, async ({
  page,
}) => {
  const found = complaints(page);
  await open(page, screen);
  await expect(page.getByText('With a second language, everything can be translated.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit languages' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Second language').click();
  await page.getByRole('option', { name: 'English' }).click();
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page)).toContainText('Being prepared');
  await expect(card(page)).toContainText(/\d+ of \d+ translated/);
  expect(await visit('/en')).toEqual([302, '/']);

  const needed = card(page).getByRole('region', { name: 'Needed before publishing' });
  await expect(needed.getByRole('listitem').filter({ hasText: 'Site' })).toContainText('Description');
  expect(await violationsOn(page)).toEqual([]);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    card(page).getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText('Preview. This language is being prepared')).toBeVisible();
  await preview.close();

  await card(page).getByRole('button', { name: 'Publish English' }).click();
  await expect(dialog).toContainText('Translate them first.');
  await expect(dialog.getByRole('button', { name: 'Publish English' })).toHaveCount(0);
  const description = dialog.getByRole('link', { name: 'Description' });
  await expect(description).toHaveAttribute('href', '/only-us/translations/site/1/en');
  expect(found).toEqual([]);
});

test('the server refuses it, and names what is missing', { tag: '@long' }, async () => {
  const { change } = await apiOf(site);
  await expect(change('site.publishLanguage', {})).rejects.toThrow(
    /This language can’t be published yet\. Please translate first: .*Description/,
  );
  expect(await visit('/en')).toEqual([302, '/']);
});

test('once the rest is translated it is published, and the dialog says what visitors won’t find', {
  tag: '@long',
}, async ({ page }) => {
  await translateAll(site);
  const { change } = await apiOf(site);
  const { id } = await change<{ id: number }>('content.beginTranslation', {
    ...{ type: 'banner', id: 1, language: 'en' },
  });
  await change('content.unpublishTranslation', { type: 'banner:en', id });
  await open(page, screen);
  await expect(card(page).getByRole('region', { name: 'Needed before publishing' })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Publish English' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 entry isn’t translated: visitors won’t find it in English.');
  await dialog.getByRole('button', { name: 'Publish English' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page)).toContainText('Public');
  await expect.poll(() => visit('/en')).toEqual([200, null]);
  expect(await (await fetch(site.url)).text()).toMatch(/hreflang="en"/i);
  await open(page, '/only-us/activity');
  await expect(page.getByRole('main')).toContainText(/Published.*English/s);
});

test('unpublished and published again, it keeps what somebody is translating meanwhile', {
  tag: '@long',
}, async ({ page, context }) => {
  await open(page, '/only-us/translations/banner/1/en');
  await field(page, 'Title').fill('Boxes that arrive as they left');
  const office = await context.newPage();
  await open(office, screen);
  await office.getByRole('button', { name: 'More for English' }).click();
  await office.getByRole('menuitem', { name: 'Unpublish' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(card(office)).toContainText('Being prepared');
  await expect.poll(() => visit('/en/blogs')).toEqual([302, '/blogs']);
  await field(page, 'Title').press('End');
  await page.keyboard.type('!');
  await card(office).getByRole('button', { name: 'Publish English' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Publish English' }).click();
  await expect(card(office)).toContainText('Public');
  await expect(field(page, 'Title')).toHaveValue('Boxes that arrive as they left!');
  await publish(page, 'Publish');
  await expect
    .poll(async () => (await fetch(`${site.url}/en`)).text())
    .toContain('Boxes that arrive as they left!');
});
