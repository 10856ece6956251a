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

test('an owner moves a site in, gives what was missing, switches, and undoes it', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/move-in`);
  await isReady(page);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const text = exported([
    exportedItem(1, `${shown('there.jpg')}[promo id=1]Buy now[/promo]`),
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
  await expect(main.getByRole('alert')).toContainText('There is nothing at /nowhere/at-all on the server');
  await place.fill(uploads);
  await place.press('Enter');
  await expect(main.getByText(uploads)).toBeVisible();

  await press('See what’s in it');
  await expect(main.getByRole('heading', { name: 'Old site (old.example)' })).toBeVisible();
  await expect(main.getByText('1 file is missing.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'What becomes of event' }).click();
  await page.getByRole('option', { name: 'Blog posts' }).click();
  await page.getByRole('combobox', { name: 'What becomes of Testimonials' }).click();
  await page.getByRole('option', { name: 'Leave out' }).click();
  await main.getByLabel('Name shown for the author “rina”').fill('Rina Dewi');
  await main.getByLabel('[promo]').click();

  await press('Move in');
  // Closing the page loses nothing.
  await page.goto(`${site.url}/only-us/dashboard`);
  await page.goto(`${site.url}/only-us/global-setting/move-in`);
  await expect(main.getByRole('heading', { name: 'What became of it' })).toBeVisible({ timeout: 30_000 });
  const failed = main.getByRole('row', { name: 'Item 6' });
  await expect(failed).toContainText('The file isn’t among those that were given.');
  expect(await violationsOn(page)).toEqual([]);
  await failed.getByRole('button', { name: 'Give the file' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').first().click();
  await expect(main.getByText('Everything that could move is here.')).toBeVisible();
  await press('Move in again');
  await expect(main.getByText('You have given files since')).toBeHidden({ timeout: 30_000 });
  await main.getByRole('navigation', { name: 'Report' }).getByRole('button', { name: /^All/ }).click();
  await main.getByLabel('I have dealt with “Item 1”').click();
  await expect(main.getByLabel('I have dealt with “Item 1”')).toBeChecked();
  const report = `${site.url}${await main.getByRole('link', { name: 'Download report' }).getAttribute('href')}`;
  await expect.poll(async () => (await page.request.get(report)).text()).toMatch(/Item 1,.*,✓\r\n/);

  await main.getByLabel('What became of this old address?').fill('https://old.example/item-3/');
  await press('Find out');
  await expect(main.getByRole('link', { name: '/blogs/item-3' })).toBeVisible();
  const visit = () => fetch(`${site.url}/item-3/`).then(({ status }) => status);
  expect(await visit()).toBe(404);
  await press('Switch old addresses');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch old addresses' }).click();
  await expect(main.getByText('Old addresses answer since')).toBeVisible();
  const post = await fetch(`${site.url}/item-1/`).then((answer) => answer.text());
  expect(post).toContain('Rina Dewi');
  expect(post).not.toContain('Buy now');
  expect(
    (await fetch(`${site.url}/item-2/`).then((answer) => answer.text())).match(/<figure/g),
  ).not.toBeNull();

  await press('Undo the move');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the move' }).click();
  await expect(main.getByRole('heading', { name: 'What you have of the old site' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(main.getByText('site.xml', { exact: true })).toBeHidden();
  expect(await visit()).toBe(404);
});
