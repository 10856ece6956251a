import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';
import { isSaved, openPost, outlineOf, partsOf, paste, publish, text } from './test-form.ts';
import { fromGoogleDocs, fromWord, pastes, pictureFromWord } from './test-pastes.ts';

const site = ownSite();

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('text from Word and Google Docs keeps its structure and loses its styling', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  await paste(text(page), fromWord);
  await expect(page.getByText('A picture couldn’t be copied.')).toBeVisible();
  await expect(text(page).locator('h2')).toHaveText('Memilih karton');
  await expect(text(page).locator('p').first()).toHaveText(
    /^Tebal\s+dan ringan, lihat kemasan\s+atau daftar harga\.$/,
  );
  await expect(text(page).locator('strong')).toHaveText('Tebal');
  await expect(text(page).locator('em')).toHaveText('ringan');
  await expect(text(page).locator('a')).toHaveAttribute('href', 'https://vinci.example/kemasan');
  await expect(text(page).locator('ul > li > p')).toHaveText(['Flute B', 'Untuk kaleng', 'Flute C']);
  await expect(text(page).locator('ul ul > li')).toHaveText(['Untuk kaleng']);
  await expect(text(page).locator('ol > li')).toHaveText(['Ukur']);
  await expect(text(page).locator('td')).toHaveText(['Flute', 'Tebal']);
  await expect(text(page).locator('img[src]')).toHaveCount(0);
  expect(await text(page).innerHTML()).not.toMatch(/mso-|Mso|style="(?!min-width)|o:p|file:/);

  await page.keyboard.press('Control+a');
  await paste(text(page), fromGoogleDocs);
  await expect(text(page).locator('h2')).toHaveText('Uji jatuh');
  const elsewhere = page.getByRole('link', { name: 'https://lh7-rt.googleusercontent.com/docsz/abc' });
  await expect(elsewhere).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(elsewhere).toBeHidden();
  await expect(text(page).locator('strong')).toHaveText('sudut dulu');
  await expect(text(page).locator('em')).toHaveText(', lalu sisi.');
  await expect(text(page).locator('li')).toHaveText(['Satu sudut']);
  expect(await text(page).innerHTML()).not.toMatch(/docs-internal|googleusercontent|dir=|style=/);

  await test.step('headings, lists, links and tables from every program arrive as what they are', async () => {
    await text(page).click();
    for (const [name, outline] of Object.entries(pastes)) {
      const copied = await readFile(path.join(import.meta.dirname, 'pastes', name), 'utf8');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await (name.endsWith('.html') ? paste(text(page), copied) : paste(text(page), '', { words: copied }));
      // Below a table that ends the text is a line to go on.
      const below = outline.at(-1)?.startsWith('table') ? ['p()'] : [];
      await expect.poll(() => outlineOf(page), name).toEqual([...outline, ...below]);
    }
  });

  await test.step('what is pasted after a pasted table goes below it, and a table never into a cell', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    const table = (word: string) => `<table><tbody><tr><td><p>${word}</p></td></tr></tbody></table>`;
    const shown = (word: string) => `table(tr(td(p(${word}))))`;
    await paste(text(page), `<p>Satu.</p>${table('Dua')}`);
    await paste(text(page), '<p>Tiga.</p>');
    expect(await outlineOf(page)).toEqual(['p(Satu.)', shown('Dua'), 'p(Tiga.)']);
    await text(page).getByText('Dua').click();
    // The caret is in the table.
    await expect(tool(page, 'Add row below')).toBeVisible();
    await paste(text(page), `<p>Empat.</p>${table('Lima')}`);
    await page.keyboard.press('Control+End');
    await paste(text(page), '<p>Enam.</p>');
    expect(await outlineOf(page)).toEqual([
      'p(Satu.)',
      shown('Dua'),
      'p(Empat.)',
      shown('Lima'),
      'p(Tiga.Enam.)',
    ]);
    // The cells of a table alone fill those that are there.
    await text(page).getByText('Dua').click();
    await paste(text(page), table('Tujuh'));
    expect((await outlineOf(page))[1]).toBe(shown('Tujuh'));
  });

  await page.getByLabel('Title').fill('Dari dokumen');
  await publish(page);
  await isSaved(page);
});

test('pictures on the clipboard are uploaded with the text, and alone', { tag: '@long' }, async ({
  page,
}) => {
  const [red, blue] = await Promise.all(['#c02020', '#2020c0'].map((color) => photo({ color })));
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  const src = `data:image/jpeg;base64,${red?.toString('base64')}`;
  await paste(text(page), `<p>Sebelum.</p><p><img src="${src}" alt="Merah"></p><p>Sesudah.</p>`);
  await expect(text(page).getByRole('img', { name: 'Merah' })).toBeVisible();
  await page.keyboard.type(' Lanjut.');
  expect(await partsOf(page)).toEqual(['paragraph', 'picture', 'paragraph']);
  await expect(text(page).locator('p').last()).toHaveText('Sesudah. Lanjut.');
  await page.keyboard.press('Enter');
  await paste(text(page), '', { name: 'layar.jpg', type: 'image/jpeg', bytes: [...(blue ?? [])] });
  await expect(text(page).locator('figure img')).toHaveCount(2);
  await tool(page, 'Undo').click();
  await expect(text(page).locator('figure img')).toHaveCount(1);

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const { html, rtf } = pictureFromWord(await photo({ color: '#20c020' }));
  await paste(text(page), html, { rtf });
  await expect(text(page).getByRole('img', { name: 'Palet di gudang', exact: true })).toBeVisible();
  await expect(page.getByText('A picture couldn’t be copied.')).toBeVisible();
  // The text is stored with the files' ids, never with the bytes.
  await page.getByLabel('Title').fill('Dengan gambar');
  await publish(page);
  await isSaved(page);
});

test('the editor is loaded only where it is used, apart from what is fetched ahead', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  const editors = () => scripts.filter((script) => script.includes('ProseMirror')).length;
  await signIn(page, site);
  for (const path of ['/only-us/blogs', '/only-us/gallery', '/blogs', '/blogs/karton-gelombang']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
  }
  expect(editors()).toBe(0);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await expect.poll(editors).toBeGreaterThan(0);
});

test('links accept only safe addresses, and tables grow and shrink', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  await page.keyboard.type('kemasan');
  await page.keyboard.press('Control+a');
  await tool(page, 'Link').click();
  for (const wrong of ['javascript:alert(1)', '//evil.example', '/only-us']) {
    await page.getByLabel('Link to').fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This isn’t a valid link. Check the address.')).toBeVisible();
    await page.getByLabel('Link to').fill('');
  }
  await page.getByLabel('Link to').fill('vinci.example');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('a')).toHaveAttribute('href', 'https://vinci.example');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tool(page, 'Table').click();
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Add row below')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await tool(page, 'Add column right').click();
  await tool(page, 'Add row below').click();
  await expect(text(page).locator('th')).toHaveCount(4);
  await expect(text(page).locator('tr')).toHaveCount(4);
  for (const name of ['Delete row', 'Delete column']) {
    await tool(page, 'More').click();
    await page.getByRole('menuitem', { name }).click();
    await expect(text(page)).toBeFocused();
  }
  await expect(text(page).locator('tr').first().locator('th, td')).toHaveCount(3);
  await tool(page, 'Undo').click();
  await expect(text(page).locator('tr').first().locator('th, td')).toHaveCount(4);
});
