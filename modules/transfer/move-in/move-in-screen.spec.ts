import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { exported, exportedItem } from '#tests/old-export.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const uploads = mkdtempSync(path.join(tmpdir(), 'old-uploads-'));
const picture = (id: number, name: string) =>
  exportedItem(id, '', {
    ...{ type: 'attachment', status: 'inherit' },
    more: `<wp:attachment_url>https://old.example/wp-content/uploads/2020/${name}</wp:attachment_url>`,
  });
const shown = (name: string) => `<p>Box</p><img src="https://old.example/wp-content/uploads/2020/${name}">`;

test.beforeAll(async () => {
  mkdirSync(path.join(uploads, '2020'));
  writeFileSync(path.join(uploads, '2020/there.jpg'), await photo({ width: 71 }));
});

test('an owner imports a site, uploads a missing file, turns on redirects, and undoes it', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/move-in`);
  await isReady(page);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const text = exported([
    exportedItem(1, `<p>Boxes for every cargo</p>${shown('there.jpg')}[promo id=1]Buy now[/promo]`),
    exportedItem(2, shown('gone.jpg')),
    exportedItem(3, 'Event', { type: 'event' }),
    exportedItem(4, 'Liked it', { type: 'testimonial' }),
    picture(5, 'there.jpg'),
    picture(6, 'gone.jpg'),
  ]);
  await page
    .getByLabel('Choose exports')
    .setInputFiles({ name: 'site.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await expect(main.getByText('site.xml', { exact: true })).toBeVisible();
  const place = page.getByLabel('Or a folder on this server, or the old site’s address');
  await place.fill('/nowhere/at-all');
  await place.press('Enter');
  await expect(main.getByRole('alert')).toContainText('/nowhere/at-all doesn’t exist on the server');
  await place.fill(uploads);
  await place.press('Enter');
  await expect(main.getByText(uploads)).toBeVisible();

  await press('Review');
  await expect(main.getByRole('heading', { name: 'Old site (old.example)' })).toBeVisible();
  await expect(main.getByText('1 file is missing.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Import event as' }).click();
  await page.getByRole('option', { name: 'Blog posts' }).click();
  await page.getByRole('combobox', { name: 'Import Testimonials as' }).click();
  await page.getByRole('option', { name: 'Leave out' }).click();
  await main.getByLabel('Display name of author “rina”').fill('Rina Dewi');
  await main.getByLabel('[promo]').click();

  const begun = page.waitForResponse(/moveIn\.run/);
  await press('Import');
  await begun;
  // Closing the page loses nothing.
  await page.goto(`${site.url}/only-us/dashboard`);
  await page.goto(`${site.url}/only-us/global-setting/move-in`);
  await expect(main.getByRole('heading', { name: 'Results' })).toBeVisible();
  const failed = main.getByRole('row', { name: 'Item 6' });
  await expect(failed).toContainText('The file wasn’t in the upload.');
  expect(await violationsOn(page)).toEqual([]);
  await failed.getByRole('button', { name: 'Upload the missing file' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click();
  // The import goes on by itself.
  await expect(failed).toBeHidden();
  await expect(main.getByText('You’ve uploaded missing files')).toBeHidden();
  await main.getByRole('navigation', { name: 'Report' }).getByRole('button', { name: /^All/ }).click();
  await main.getByLabel('Mark “Item 1” as done').click();
  await expect(main.getByLabel('Mark “Item 1” as done')).toBeChecked();
  const report = `${site.url}${await main.getByRole('link', { name: 'Download report' }).getAttribute('href')}`;
  await expect.poll(async () => (await page.request.get(report)).text()).toMatch(/Item 1,[\s\S]*?,✓\r\n/);

  await main.getByLabel('Look up an old address').fill('https://old.example/item-3/');
  await press('Look up');
  await expect(main.getByRole('link', { name: '/blogs/item-3' })).toBeVisible();
  const visit = () => fetch(`${site.url}/item-3/`).then(({ status }) => status);
  expect(await visit()).toBe(404);
  await press('Turn on redirects');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on redirects' }).click();
  await expect(main.getByText('Redirects from your old site are on since')).toBeVisible();
  const post = await fetch(`${site.url}/item-1/`).then((answer) => answer.text());
  expect(post).toContain('Rina Dewi');
  expect(post).not.toContain('Buy now');
  expect(
    (await fetch(`${site.url}/item-2/`).then((answer) => answer.text())).match(/<figure/g),
  ).not.toBeNull();

  await press('Undo import');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(main.getByRole('heading', { name: 'Files from your old site' })).toBeVisible();
  await expect(main.getByText('site.xml', { exact: true })).toBeHidden();
  expect(await visit()).toBe(404);
});
