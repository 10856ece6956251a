import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import { dialog, jpeg, openFiles, store, tile } from '#modules/settings/files/test-files.ts';
import { linkType } from '#modules/settings/footer/footer.ts';
import { createEntry, updateEntry } from '#server/content/entries.ts';
import { trashEntry } from '#server/content/trash/trash.ts';
import { keepCopy } from '#server/content/working-copy/copies.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { copyFile, inDatabase } from '#tests/stored-files.ts';

const site = ownSite();
test.beforeEach(async ({ page }) => {
  await signIn(page, site);
  await openFiles(page, site);
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
  inDatabase(site, (db) => {
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

test('all files that a search finds are deleted at once, except those in use, which stay selected', {
  tag: '@long',
}, async ({ page }) => {
  await store(page, await jpeg('drumku.jpg', '#40d0c1'));
  await copyFile(site, 'drumku.jpg', 64);
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

function useInFooter(name: string) {
  inDatabase(site, (db) => {
    const file = db.select().from(files).where(eq(files.name, name)).get();
    const link = { type: 'followus', name: 'Instagram', link: 'https://www.instagram.com/' } as const;
    createEntry(db, linkType, { ...link, fileId: file?.id }, { user: null, now: new Date() });
  });
}
