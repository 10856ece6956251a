import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { setSecondLanguage } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const settings = '/only-us/global-setting/languages';

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

async function download(page: Page, item: string) {
  await page.getByRole('button', { name: 'More for English' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^translations-en-\d{4}-\d{2}-\d{2}\.xlf$/);
  return readFile(await file.path(), 'utf8');
}

/** What an agency does: every word of a unit gets a mark, and codes stay where they are. */
const translate = (file: string) =>
  file.replace(
    /<segment state="initial"[^>]*><source>([\s\S]*?)<\/source>(<target>[\s\S]*?<\/target>)?/g,
    (_, source) =>
      `<segment state="translated"><source>${source}</source><target>${source.replace(/(^|>)([^<\s][^<]*)/g, '$1EN $2')}</target>`,
  );

/** Imports a file with the dialog, which says what came of it. */
async function send(page: Page, file: string) {
  await page.getByRole('button', { name: 'More for English' }).click();
  await page.getByRole('menuitem', { name: 'Import XLIFF…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('XLIFF 2 file (.xlf), up to 50 MB').setInputFiles({
    name: 'en.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(file),
  });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  return dialog;
}

let sent = '';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ page }) => signIn(page, site));

test('the whole site goes to an agency and comes back: every block, row and text', { tag: '@long' }, async ({
  page,
}) => {
  const found = complaints(page);
  await open(page, settings);
  await expect(page.getByRole('button', { name: 'Edit languages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for English' })).toHaveCount(0);
  setSecondLanguage(site, 'en', false);
  await open(page, settings);

  const out = await download(page, 'Export XLIFF: missing or out of date');
  expect(out).toContain('<file id="page.');
  sent = translate(out);
  const dialog = await send(page, sent);
  await expect(dialog.getByRole('status')).toHaveText(
    /^\d+ entries have new words\. Please check and publish them\.$/,
  );
  await expect(dialog.getByRole('region')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'More for English' })).toBeFocused();

  const again = await send(page, sent);
  await expect(again.getByRole('status')).toHaveText(
    /^The file has no new words\. \d+ entries have nothing new\.$/,
  );
  await again.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More for English' }).click();
  await page.getByRole('menuitem', { name: 'Export XLIFF: missing or out of date' }).click();
  await expect(page.getByText('There is nothing to translate: everything is up to date.')).toBeVisible();
  expect(found.filter((each) => !each.includes('404'))).toEqual([]);
});

test('a person publishes it, and visitors read it at /en', { tag: '@long' }, async ({ page }) => {
  await open(page, '/only-us/pages');
  await page
    .getByRole('article', { name: 'Tentang Kami' })
    .getByRole('link', { name: 'Tentang Kami' })
    .click();
  await page
    .getByRole('navigation', { name: 'Languages of this entry' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('EN Tentang Kami');
  const address = '/en/en-tentang-kami';
  expect((await fetch(site.url + address, { redirect: 'manual' })).status).toBe(302);
  setSecondLanguage(site, 'en');
  await page.locator('.form-page-bar').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => fetch(site.url + address).then(({ status }) => status)).toBe(200);
  const html = await (await fetch(site.url + address)).text();
  for (const words of ['EN Tentang Kami', 'EN Lima orang di Cikarang', 'EN Ceritakan apa yang Anda kirim'])
    expect(html).toContain(words);
});

test('what changed meanwhile on either side is listed with its screen, and stays as it is', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/only-us/pages');
  await page
    .getByRole('article', { name: 'Tentang Kami' })
    .getByRole('link', { name: 'Tentang Kami' })
    .click();
  await page.getByLabel('Title').fill('Tentang Perusahaan');
  await page.locator('.form-page-bar').getByRole('button', { name: 'Publish changes', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, settings);
  const id = /<file id="page\.(\d+)" original="Tentang Kami"/.exec(sent)?.[1];
  const dialog = await send(page, sent.replaceAll('<target>EN ', '<target>Second '));
  const left = dialog.getByRole('region', { name: 'Left out' });
  for (const reason of ['The original has changed since the export', 'Translated here since the export']) {
    const link = left.getByRole('listitem').filter({ hasText: reason }).getByRole('link');
    await expect(link.filter({ hasText: 'Tentang Perusahaan' })).toHaveAttribute(
      'href',
      `/only-us/translations/page/${id}/en`,
    );
  }
  expect(await violationsOn(page)).toEqual([]);
});
