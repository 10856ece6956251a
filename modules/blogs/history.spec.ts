import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { createEntry, updateEntry } from '#server/content/entries.ts';
import { keepCopy } from '#server/content/working-copy/copies.ts';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { posts } from './posts.ts';
import { openPost, text } from './test-form.ts';
import { post, textOf } from './test-posts.ts';
import type { PostFields } from './type.ts';

const site = ownSite();

/** A post with one version for each of these; the last was saved now, the others a day before each other. */
function postWith(slug: string, ...versions: Partial<PostFields>[]): number {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const user = db.select({ id: users.id }).from(users).get()?.id ?? null;
  const updateInput = (index: number) => ({
    user,
    now: new Date(Date.now() - (versions.length - 1 - index) * 24 * 60 * 60 * 1000),
  });
  const fixed = { slug, publishedAt: new Date('2026-01-01') };
  const [first, ...later] = versions;
  const { id } = createEntry(db, posts, post({ ...fixed, ...first }), updateInput(0));
  for (const [index, version] of later.entries()) {
    updateEntry(
      db,
      posts,
      { ...post({ ...fixed, ...version }), id, version: index + 1 },
      updateInput(index + 1),
    );
  }
  db.$client.close();
  return id;
}

async function openHistory(page: Page, id: number) {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  return dialog;
}

test('the history says who changed what and when, and shows it in the text', { tag: '@long' }, async ({
  page,
}) => {
  const parts = (kind: string, fileIds: number[], picture: object): PostFields['body'] => ({
    type: 'doc',
    content: [
      { type: 'callout', attrs: { kind }, content: textOf('Jangan ditumpuk.').content },
      { type: 'picture', attrs: { fileId: 1, alt: null, ...picture } },
      { type: 'gallery', attrs: { fileIds } },
    ],
  });
  const same = ['Satu.', 'Dua.', 'Tiga.', 'Empat.', 'Lima.', 'Enam.'];
  const markup = '<img src=x onerror="document.title=1">';
  const id = postWith(
    'riwayat',
    { title: 'Palet kayu', body: parts('info', [2, 3, 4], {}) },
    { title: 'Palet kayu', body: parts('warning', [2, 4], { width: 'half', caption: 'Gudang' }) },
    { title: 'Palet kayu', body: textOf(...same, 'Palet kayu tahan lama.') },
    { title: 'Palet kayu kuat', body: textOf(...same, 'Palet baja tahan lama.', 'Baru.', markup) },
  );
  const dialog = await openHistory(page, id);
  const [newest, , , first] = await dialog.locator('label').allInnerTexts();
  expect(newest).toMatch(/Published[\s\S]*Title, 3 paragraphs$/);
  expect(newest).toMatch(/just now|min ago/);
  expect(first).toMatch(/First version$/);
  expect(await dialog.locator('label').nth(1).innerText()).toMatch(/yesterday, \d\d:\d\d/);
  const differences = dialog.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('deletion')).toHaveText(['kayu ']);
  await expect(differences.getByRole('insertion')).toHaveText([' kuat', 'baja ', 'Baru.', markup]);
  await differences.getByRole('button', { name: 'Show 4 unchanged paragraphs' }).click();
  await expect(differences).toContainText('Tiga.');
  await expect(dialog.locator('img')).toHaveCount(0);

  // In words, what changed about pictures, galleries and boxes.
  await dialog.getByRole('radio').first().focus();
  for (let version = 0; version < 2; version += 1) await page.keyboard.press('ArrowDown');
  await expect(differences.getByRole('term')).toHaveText(['Kind', 'Width', 'Caption', 'Pictures']);
  await expect(differences.getByRole('deletion')).toHaveText(['Note', 'Text width', 'Removed:']);
  await expect(differences.getByRole('insertion')).toHaveText(['Important', 'Half', 'Gudang']);
});

test('a restored version is in the form, and visitors see it only once it is published', async ({ page }) => {
  const id = postWith('pulih', { title: 'Peti lama', body: textOf('Kata lama.') }, { title: 'Peti baru' });
  const dialog = await openHistory(page, id);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await dialog.getByRole('radio', { name: 'Compared with the form' }).click();
  await expect(dialog.getByRole('deletion').first()).toHaveText('baru');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Peti lama');
  await expect(text(page)).toHaveText('Kata lama.');
  expect(await (await page.request.get(`${site.url}/blogs/pulih`)).text()).toContain('Peti baru');
});

test('what was published by schedule is compared with what visitors saw before', { tag: '@long' }, async ({
  page,
}) => {
  const id = postWith('terjadwal', { title: 'Sebelum' });
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const values = post({ slug: 'terjadwal', title: 'Sesudah', publishedAt: new Date('2026-01-01') });
  const change = { user: null, now: new Date(Date.now() + 1000) };
  const { revision: copy } = keepCopy(
    db,
    posts,
    { of: { id }, values: { ...values }, version: 1, revision: 0 },
    change,
  );
  updateEntry(db, posts, { ...values, id, version: 1, copy }, { ...change, how: 'scheduled' });
  db.$client.close();
  const dialog = await openHistory(page, id);
  await expect(dialog.locator('label').first()).toContainText('Title');
  const differences = dialog.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('insertion')).toHaveText('Sesudah');
  await expect(differences.getByRole('deletion')).toHaveText('Sebelum');
});

test('a version of an older form, with a picture that was deleted, shows what it has', {
  tag: '@long',
}, async ({ page }) => {
  const id = postWith('lampau', { title: 'Lampau', author: 'Rina' }, { title: 'Kini', coverId: null });
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const entered = JSON.stringify({ json: { title: 'Dahulu', coverId: 987654, subtitle: 'Hilang' } });
  db.$client
    .prepare(
      'update entry_versions set entered = ? where id = (select min(id) from entry_versions where entry = ?)',
    )
    .run(entered, id);
  db.$client.close();
  const dialog = await openHistory(page, id);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByText('A picture of this version was deleted.')).toBeVisible();
  const differences = dialog.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('heading')).toHaveText(['Title', 'Cover']);
  await expect(differences).toContainText('This picture was deleted.');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Dahulu');
  await expect(page.getByLabel('Author')).toHaveValue('Budi');
});
