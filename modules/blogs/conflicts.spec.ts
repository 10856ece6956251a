import { expect, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { isSaved, openPost, question, text, unfold, writePost } from './test-form.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('two people who changed a text choose between the paragraphs that both changed; the rest is merged', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  await writePost(page, site, 'Dua penulis');
  await text(page).click();
  for (let line = 1; line <= 8; line++) {
    await page.keyboard.type(`Paragraf ${line} tetap sama.`);
    if (line < 8) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+s');
  await isSaved(page);
  const other = await context.newPage();
  await openPost(other, page.url());
  await text(other).click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Kata mereka.');
  await other.keyboard.press('Control+Home');
  await other.keyboard.type('Pembuka mereka. ');
  await unfold(other);
  await other.getByLabel('Summary').fill('Ringkasan mereka.');
  await other.keyboard.press('Control+s');
  await isSaved(other);

  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kata kami.');
  await page.getByLabel('Author').fill('Rina');
  // Found when what was typed is saved, which needs no key.
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this at' });
  await expect(conflict).toContainText('We merged both versions (their Summary; your Author).');
  await expect(conflict).toContainText('You both changed Text: choose which to keep, then save.');
  // As in the history: the text as visitors read it, with what each person added.
  await expect(conflict.getByRole('region', { name: 'Theirs: Text' }).locator('p ins')).toHaveText(
    'Kata mereka.',
  );
  await expect(conflict.getByRole('region', { name: 'Yours: Text' }).locator('p ins')).toHaveText(
    'Kata kami.',
  );
  await expect(text(page)).toContainText('Pembuka mereka. Paragraf 1 tetap sama.');
  await expect(text(page)).toContainText('Paragraf 8 tetap sama. Kata kami.');
  await conflict.getByRole('button', { name: 'Take theirs for Text' }).click();
  await expect(text(page)).toContainText('Paragraf 8 tetap sama. Kata mereka.');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.reload();
  await expect(text(page)).toContainText('Pembuka mereka. Paragraf 1 tetap sama.');
  await expect(text(page)).toContainText('Paragraf 8 tetap sama. Kata mereka.');
});

test('a post deleted elsewhere can be saved as a new one', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page, site);
  await writePost(page, site, 'Segera dihapus');
  const before = page.url();
  await text(page).click();
  await page.keyboard.type('Kata yang tidak boleh hilang.');
  const other = await context.newPage();
  await openPost(other, before);
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await question(other).getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveURL(`${site.url}/only-us/blogs`);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('This was deleted while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a new post' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isSaved(page);
  await page.reload();
  await expect(text(page)).toHaveText('Kata yang tidak boleh hilang.');
  await expect(page.getByLabel('Title')).toHaveValue('Segera dihapus');
});

test('a taken address comes with a free alternative', async ({ page }) => {
  await signIn(page, site);
  await writePost(page, site, 'Kosong');
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill('Kosong');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/^Data already exists\./);
  await expect(page.getByText('Another post has this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Use kosong-2' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('kosong-2');
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Control+s');
  await isSaved(page);
});
