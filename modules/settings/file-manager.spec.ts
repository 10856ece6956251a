import { randomBytes } from 'node:crypto';
import { copyFile as copy } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { createEntry, updateEntry } from '#server/content/entries.ts';
import { trashEntry } from '#server/content/trash/trash.ts';
import { keepCopy } from '#server/content/working-copy/copies.ts';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { linkType } from './entry-types.ts';
import { dialog, jpeg, openFiles, store, tile } from './test-files.ts';

const site = ownSite();
test.beforeEach(async ({ page }) => {
  await signIn(page, site);
  await openFiles(page, site);
});

test('pictures are uploaded, described and found again, and a toast covers no button', async ({ page }) => {
  const found = complaints(page);
  await store(page, await jpeg('rak.jpg', '#c08040'), await jpeg('palet.jpg', '#4060a0'));
  await expect(tile(page, 'palet.jpg')).toBeVisible();
  await tile(page, 'rak.jpg').click();
  await dialog(page).getByLabel('Alternative text').fill('Rak besi lima tingkat');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page, 'rak.jpg')).toBeFocused();
  await page.getByLabel('Search files').fill('besi lima');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expect(tile(page, 'rak.jpg')).toBeVisible();
  await page.getByLabel('Search files').fill('tidak ada');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all files' }).click();
  await expect(tile(page, 'palet.jpg')).toBeVisible();

  // Search, filters and order are in the address.
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Unused' }).click();
  await page.getByLabel('Sort', { exact: true }).click();
  await page.getByRole('option', { name: 'Largest first' }).click();
  await page.getByLabel('Search files').pressSequentially('tidak ada');
  await expect(page).toHaveURL(/\?search=tidak\+ada&sort=size&unused=$/);
  await page.reload();
  await isReady(page);
  await expect(page.getByLabel('Search files')).toHaveValue('tidak ada');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all files' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/global-setting/file-manager`);
  expect(found).toEqual([]);

  // A toast over a dialog is in front of none of its buttons.
  await page.route('**/api/trpc/file.update*', (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await tile(page, 'palet.jpg').click();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog(page).getByLabel('Alternative text').fill(`Gudang, ${width} pixels`);
    await page.keyboard.press('Control+s');
    const toast = page.locator('.toast').last();
    await expect(toast).toContainText('Process failed please try again');
    const boxOf = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    // It slides in.
    await expect.poll(async () => (await boxOf(toast)).bottom).toBe(height - 8);
    expect((await boxOf(toast)).right).toBe(width - 24);
    expect((await boxOf(toast)).top).toBeGreaterThanOrEqual(
      (await boxOf(page.locator('.rt-BaseDialogScroll'))).bottom,
    );
  }
});

test('text typed before the scripts have loaded is searched too', { tag: '@long' }, async ({ page }) => {
  let letThemCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  // All but the one that the head waits for.
  await page.route('**/assets/{chunks,entries}/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.getByLabel('Search files').pressSequentially('tidak ada');
  letThemCome();
  await isReady(page);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page.getByLabel('Search files')).toHaveValue('tidak ada');
  await expect(page.getByLabel('Search files')).toBeFocused();
});

test('an unused file is found and deleted, a used one stays', { tag: '@long' }, async ({ page }) => {
  await store(page, await jpeg('lama.jpg', '#a02040'), await jpeg('ikon.jpg', '#20a040'));
  useInFooter('ikon.jpg');
  await tile(page, 'ikon.jpg').click();
  const uses = dialog(page).getByRole('list', { name: 'Where it is used' });
  await expect(uses.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^\/only-us\//);
  await expect(dialog(page)).toContainText('Used in 1 place, so it can’t be deleted.');
  await expect(dialog(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  // A link asks before leaving text that isn’t saved.
  const alt = dialog(page).getByLabel('Alternative text');
  await alt.fill('Logo di truk');
  const question = page.waitForEvent('dialog').then(async (asked) => {
    await asked.dismiss();
    return asked.message();
  });
  await dialog(page).getByRole('link', { name: 'Instagram' }).click();
  expect(await question).toContain('unsaved changes');
  await expect(alt).toHaveValue('Logo di truk');
  expect(new URL(page.url()).pathname).toBe('/only-us/global-setting/file-manager');
  page.once('dialog', (asked) => void asked.accept());
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Unused' }).click();
  await expect(tile(page, 'ikon.jpg')).toBeHidden();
  await tile(page, 'lama.jpg').click();
  await expect(dialog(page).getByText('Nowhere. It can be deleted.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(tile(page, 'lama.jpg')).toBeHidden();
});

test('a file says when only the history, the trash or unpublished changes use it', { tag: '@long' }, async ({
  page,
}) => {
  const names = ['sejarah.jpg', 'sampah.jpg', 'naskah.jpg'];
  await store(page, ...(await Promise.all(names.map((name, place) => jpeg(name, `#1020${place}0`)))));
  const link = { type: 'followus', link: 'https://vinci.example/', fileId: null } as const;
  inDatabase((db) => {
    const change = { user: null, now: new Date() };
    const [earlier, deleted, typed] = names.map(
      (name) => db.select().from(files).where(eq(files.name, name)).get()?.id,
    );
    const add = (name: string, fileId?: number) =>
      createEntry(db, linkType, { ...link, name, fileId }, change).id;
    updateEntry(db, linkType, { ...link, name: 'Dulu', id: add('Dulu', earlier), version: 1 }, change);
    trashEntry(db, linkType, add('Dibuang', deleted), change);
    const copy = { of: { id: add('Disunting') }, values: { fileId: typed }, version: 1, revision: 0 };
    keepCopy(db, linkType, copy, change);
  });
  const expectFile = async (name: string, sentence: string, use: string, mayDelete: boolean) => {
    await tile(page, name).click();
    await expect(dialog(page)).toContainText(sentence);
    await expect(dialog(page).getByRole('link', { name: use, exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Delete' })).toHaveCount(mayDelete ? 1 : 0);
    await page.keyboard.press('Escape');
  };
  await expectFile('sejarah.jpg', 'Only in the history of these. It can be deleted', 'Dulu', true);
  const used = 'Used in 1 place, so it can’t be deleted.';
  await expectFile('sampah.jpg', used, 'Dibuang (in the trash)', false);
  await expectFile('naskah.jpg', used, 'Disunting (in changes that aren’t published)', false);
});

test('a replaced picture keeps its alternative text or gets a new one, as chosen', { tag: '@long' }, async ({
  page,
}) => {
  await store(page, await jpeg('pintu.jpg', '#513254'));
  await tile(page, 'pintu.jpg').click();
  const alt = dialog(page).getByRole('textbox', { name: 'Alternative text' });
  await alt.fill('Pintu gudang');
  await page.keyboard.press('Control+s');
  await tile(page, 'pintu.jpg').click();

  const question = page.getByRole('alertdialog', { name: 'Replace “pintu.jpg” with “baru.jpg”?' });
  const field = dialog(page).getByLabel('Replace everywhere');
  await field.setInputFiles(await jpeg('baru.jpg', '#213254'));
  await expect(question.getByRole('radio', { name: 'Keep “Pintu gudang”' })).toBeChecked();
  await question.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('The picture was replaced.')).toBeVisible();
  await expect(alt).toHaveValue('Pintu gudang');

  await field.setInputFiles(await jpeg('baru.jpg', '#243254'));
  await question.getByRole('radio', { name: 'Change it' }).click();
  await question.getByLabel('New alternative text').fill('Jendela kantor');
  await question.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(alt).toHaveValue('Jendela kantor');
});

test('a long list has pages', { tag: '@long' }, async ({ page }) => {
  await store(page, await jpeg('gelondong.jpg', '#d0d0c0'));
  await copyFile('gelondong.jpg', 64);
  await page.reload();
  await isReady(page);
  await page.getByLabel('Search files').fill('gelondong');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 1 of 2');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).toHaveCount(50);
  const first = await tiles.getByRole('button').first().getAttribute('aria-label');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('Page 2 of 2');
  await expect(tiles).toHaveCount(15);
  await expect(tile(page, String(first))).toBeHidden();
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(tile(page, String(first))).toBeVisible();
  await page.getByLabel('Search files').fill('gelondong 3');
  await expect(pages).toBeHidden();
});

test('all files that a search finds are deleted at once, except those in use, which stay selected', {
  tag: '@long',
}, async ({ page }) => {
  await store(page, await jpeg('drumku.jpg', '#40d0c1'));
  await copyFile('drumku.jpg', 64);
  useInFooter('drumku 7.jpg');
  await page.goto(`${page.url()}?search=drumku`);
  await isReady(page);
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await page
    .getByRole('checkbox', { name: /^Select “/ })
    .first()
    .focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('50 selected');
  await bar.getByRole('button', { name: /^Select all \d+ that match/ }).click();
  await expect(bar).not.toContainText('50 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 was not changed', { exact: true })).toBeVisible();
  await expect(bar).toContainText('1 selected');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select “drumku 7.jpg”' })).toBeChecked();
  await bar.getByText('1 was not changed: why?').click();
  await expect(bar).toContainText('“drumku 7.jpg”: This file is used by “Instagram”');
});

function inDatabase<Result>(work: (db: ReturnType<typeof openDatabase>) => Result): Result {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  try {
    return work(db);
  } finally {
    db.$client.close();
  }
}

function useInFooter(name: string) {
  inDatabase((db) => {
    const file = db.select().from(files).where(eq(files.name, name)).get();
    const link = { type: 'followus', name: 'Instagram', link: 'https://www.instagram.com/' } as const;
    createEntry(db, linkType, { ...link, fileId: file?.id }, { user: null, now: new Date() });
  });
}

/** Adds this many more files, with bytes and rows like this one. */
async function copyFile(name: string, times: number) {
  const uploads = path.join(site.folder, 'uploads');
  const row = inDatabase((db) => db.select().from(files).where(eq(files.name, name)).get());
  if (!row) throw new Error(`There is no ${name}.`);
  const { id: _, ...rest } = row;
  const rows = Array.from({ length: times }, (_, index) => ({
    ...rest,
    name: `${name.replace('.jpg', '')} ${index}.jpg`,
    filename: `${randomBytes(16).toString('hex')}.jpg`,
  }));
  for (const { filename } of rows) await copy(path.join(uploads, row.filename), path.join(uploads, filename));
  inDatabase((db) => db.insert(files).values(rows).run());
}
