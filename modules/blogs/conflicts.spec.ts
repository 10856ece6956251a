import { expect, test } from '@playwright/test';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { addAccount, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import {
  callAs,
  confirmPublish,
  isKept,
  isSaved,
  openPost,
  pressPublish,
  publish,
  publishPanel,
  question,
  text,
  unfold,
  writePost,
} from './test-form.ts';
import { post, textOf } from './test-posts.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

test('two people who changed a text choose between the paragraphs that both changed; the rest is merged', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  // Found when what was typed is saved, and not before.
  await page.route(/content\.enterForm/, (route) => route.abort());
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
  const conflict = page.getByRole('group', { name: 'Somebody else changed the same paragraph, too.' });
  // As in the history: the text as visitors read it, with what each person added.
  await expect(conflict.getByRole('region', { name: 'Theirs: Text' }).locator('p ins')).toHaveText(
    'Kata mereka.',
  );
  await expect(conflict.getByRole('region', { name: 'Mine: Text' }).locator('p ins')).toHaveText(
    'Kata kami.',
  );
  await expect(text(page)).toContainText('Pembuka mereka. Paragraf 1 tetap sama.');
  await expect(text(page)).toContainText('Paragraf 8 tetap sama. Kata kami.');
  await conflict.getByRole('button', { name: 'Theirs' }).click();
  await expect(text(page)).toContainText('Paragraf 8 tetap sama. Kata mereka.');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await page.reload();
  await expect(text(page)).toContainText('Pembuka mereka. Paragraf 1 tetap sama.');
  await expect(text(page)).toContainText('Paragraf 8 tetap sama. Kata mereka.');
});

test('what somebody else changes before, after and in a paragraph moves neither the caret there nor the view', {
  tag: '@long',
}, async ({ page, browser }) => {
  const budis = await callAs(await browser.newContext(), site, budi);
  const lines = Array.from({ length: 30 }, (_, index) => `Paragraf ${index} tetap sama.`);
  const body = textOf(...lines.with(15, 'Tengah kalimat: ekor kalimat.'));
  const { id } = await budis('blog.create', post({ slug: 'tiga-kali', body }));
  /** Budi changes the text as it is on the server. */
  const change = async (edit: (blocks: RichTextNode[]) => RichTextNode[]) => {
    const copy = await budis('content.getCopy', { type: 'blog', id });
    const now = copy?.values.body ?? body;
    const values = { body: { ...now, content: edit(now.content) } };
    await budis('content.keepCopy', {
      type: 'blog',
      of: { id },
      version: 1,
      revision: copy?.revision ?? 0,
      values,
    });
  };
  const into = (place: number, words: string) => (blocks: RichTextNode[]) =>
    blocks.map((block, at) =>
      at === place ? (textOf(`${words} ${block.content?.[0]?.text}`).content[0] as RichTextNode) : block,
    );
  const edits = [
    (blocks: RichTextNode[]) => [
      ...textOf('Budi membuka.', 'Lagi.').content,
      ...into(3, 'Budi sebelum.')(blocks),
    ],
    into(17, 'Budi di sini.'),
    into(25, 'Budi sesudah.'),
  ];

  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  const line = text(page).locator('p', { hasText: 'ekor kalimat.' });
  await line.click();
  await page.keyboard.press('Home');
  for (const _letter of 'Tengah kalimat: ') await page.keyboard.press('ArrowRight');
  const placeOnScreen = async () => (await line.boundingBox())?.y ?? 0;
  const before = await placeOnScreen();
  const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(4).slice(0, 100);
  for (const [index, edit] of edits.entries()) {
    const some = letters.slice(index * 33, index * 33 + 33);
    await page.keyboard.type(some.slice(0, 8), { delay: 30 });
    await change(edit);
    // What Budi did comes with the answer, while the letters go on.
    await page.keyboard.press('Control+s');
    await page.keyboard.type(some.slice(8), { delay: 40 });
    await expect(text(page)).toContainText(['Budi sebelum.', 'Budi di sini.', 'Budi sesudah.'][index] ?? '');
  }
  await page.keyboard.type(letters.slice(99));
  await expect(line).toHaveText(`Budi di sini. Tengah kalimat: ${letters}ekor kalimat.`);
  await expect(text(page)).toContainText('Budi membuka.');
  expect(Math.abs((await placeOnScreen()) - before)).toBeLessThan(3);

  // Undo takes back the letters, and nothing of what Budi did.
  while (await page.getByRole('button', { name: 'Undo' }).isEnabled()) await page.keyboard.press('Control+z');
  await expect(line).toHaveText('Budi di sini. Tengah kalimat: ekor kalimat.');
  for (const words of ['Budi membuka.', 'Budi sebelum.', 'Budi sesudah.']) {
    await expect(text(page)).toContainText(words);
  }
});

test('before changes go live, a panel says which and whose', { tag: '@long' }, async ({ page, browser }) => {
  const budis = await callAs(await browser.newContext(), site, budi);
  const body = textOf('Paragraf satu.', 'Paragraf dua.', 'Paragraf tiga.');
  const { id } = await budis('blog.create', post({ slug: 'siapa', body }));
  const values = { body: textOf('Paragraf satu.', 'Paragraf kedua dan', 'Paragraf tiga.') };
  await budis('content.keepCopy', { type: 'blog', of: { id }, version: 1, revision: 0, values });
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await page.getByLabel('Title').fill('Judul dari administrator');
  await pressPublish(page);
  const panel = publishPanel(page);
  const changes = panel.locator('.publish-changes summary');
  await expect(changes).toHaveText(['Title (you)', /^1 paragraph \(Budi Santoso, (just now|\d min ago)\)$/]);
  await expect(panel).toContainText(
    'Budi Santoso changed this less than a minute ago, and may not be done yet.',
  );
  await changes.nth(1).click();
  await expect(panel.getByRole('insertion')).toHaveText(['kedua dan']);
  await confirmPublish(page);
  await isSaved(page);
});

test('what somebody else has published meanwhile is said, and the next publication works', {
  tag: '@long',
}, async ({ page, browser }) => {
  const budis = await callAs(await browser.newContext(), site, budi);
  const { id } = await budis('blog.create', post({ slug: 'terbit-lain' }));
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
  await page.getByLabel('Author').fill('Sari');
  await isKept(page);
  const { values, revision } = await budis('content.getCopy', { type: 'blog', id });
  await budis('blog.update', { ...values, title: 'Judul dari Budi', id, version: 1, copy: revision });
  await pressPublish(page);
  const bar = page.locator('.form-page-bar');
  await expect(bar).toContainText('Budi Santoso published this');
  await expect(page.getByLabel('Title')).toHaveValue('Judul dari Budi');
  await expect(page.getByText('Somebody else')).toHaveCount(0);
  await expect(publishPanel(page)).toHaveCount(0);

  await page.getByLabel('Author').fill('Sari Wijaya');
  await publish(page);
  await isSaved(page);
  expect(await budis('blog.get', { id })).toMatchObject({ title: 'Judul dari Budi', author: 'Sari Wijaya' });
});

test('a post deleted elsewhere can be saved as a new one', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page, site);
  await writePost(page, site, 'Segera dihapus');
  const before = page.url();
  await text(page).click();
  await page.keyboard.type('Kata yang tidak boleh hilang.');
  const other = await context.newPage();
  await openPost(other, before);
  await more(other.locator('.form-page-bar'), 'Delete');
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

test('a taken address comes with a free alternative', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await writePost(page, site, 'Kosong');
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill('Kosong');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/^Data already exists\./);
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Use kosong-2' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('kosong-2');
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Control+s');
  await isSaved(page);
});
