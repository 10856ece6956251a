import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { openPost, partsOf, text } from './test-form.ts';
import { bar, dialog, insert, menu } from './test-parts.ts';

const site = ownSite();

test('a slash lists what can be inserted, in Indonesian and English, by keyboard alone', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  await page.getByRole('button', { name: 'Insert a picture, table, video …' }).click();
  await expect(menu(page).getByRole('option')).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Backspace');
  // Neither inside a word, nor in a heading.
  await page.keyboard.type('dan/atau');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Enter');

  await page.keyboard.type('/');
  await page.keyboard.press('ArrowDown');
  const second = menu(page).getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(text(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await page.keyboard.press('Backspace');

  await insert(page, 'peringatan', 'Important');
  await page.keyboard.type('Jangan ditumpuk.');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('[data-callout=tip]')).toContainText('Jangan ditumpuk.');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);

  await insert(page, 'tombol', 'Button');
  // What is found gives its name to a button that has no words yet.
  await page.getByLabel('Link to').fill('kemasan');
  await expect(dialog(page, 'Button').getByRole('option').first()).toContainText(/kemasan/i);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text on the button')).toHaveValue(/kemasan/i);
  await expect(dialog(page, 'Button')).toContainText('Leads to “');
  await page.getByLabel('Text on the button').fill('Minta harga');
  await page.getByLabel('Link to').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t a valid link.')).toBeVisible();
  await page.getByLabel('Link to').fill('/contact');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Button')).toBeHidden();
  await expect(text(page)).toBeFocused();
  // What is typed now doesn't replace the button that is selected.
  await page.keyboard.type('Sesudah tombol.');
  await page.keyboard.press('Enter');
  await insert(page, 'judul', 'Heading');
  await page.keyboard.type('Judul');
  await page.keyboard.press('Enter');
  await insert(page, 'garis', 'Divider');
  expect(await partsOf(page)).toEqual([
    'paragraph',
    'callout',
    'button',
    'paragraph',
    'heading',
    'horizontalRule',
  ]);
});

/** How many letters of its line are before the caret, as the editor knows it: browsers report its moves a little later. */
const offsetOf = (page: Page) =>
  text(page).evaluate((element) => {
    const { editor } = element as unknown as {
      editor: { state: { selection: { $from: { parentOffset: number } } } };
    };
    return editor.state.selection.$from.parentOffset;
  });

test('the tools of a part cover no words, and one can write around every part', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await insert(page, 'peringatan', 'Important');
  await page.keyboard.type('Jangan ditumpuk.');
  const words = text(page).getByText('Jangan ditumpuk.');
  await expect(bar(page, 'Box tools')).toBeVisible();
  expect(await bottom(bar(page, 'Box tools'))).toBeLessThanOrEqual((await top(words)) + 4);
  // It is the whole text so far: the arrow keys lead to lines that aren't there yet.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('Di atas.');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  // Without a key for each letter, as from an input method.
  await page.keyboard.insertText('Di bawah.');
  expect(await partsOf(page)).toEqual(['paragraph', 'callout', 'paragraph']);

  await page.keyboard.press('Enter');
  await insert(page, 'tabel', 'Table');
  await expect(bar(page, 'Table tools')).toBeVisible();
  const tools = await bar(page, 'Table tools').boundingBox();
  expect(tools?.height).toBeLessThan(34);
  expect(tools?.y).toBeGreaterThanOrEqual((await bottom(text(page).getByText('Di bawah.'))) - 4);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Akhir.');
  expect(await partsOf(page)).toEqual(['paragraph', 'callout', 'paragraph', 'table', 'paragraph']);

  // A key too many selects a part. The next one removes it, and Undo brings it back.
  await page.keyboard.press('Enter');
  await insert(page, 'garis', 'Divider');
  await page.keyboard.type('Sesudah.');
  for (let step = 0; step < 'Sesudah.'.length; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => offsetOf(page)).toBe(0);
  await page.keyboard.press('Backspace');
  expect((await partsOf(page)).at(-2)).toBe('horizontalRule');
  await page.keyboard.press('Backspace');
  expect(await partsOf(page)).not.toContain('horizontalRule');
  await page.keyboard.press('Control+z');
  expect((await partsOf(page)).at(-2)).toBe('horizontalRule');
});
