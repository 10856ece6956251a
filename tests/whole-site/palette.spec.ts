import { expect, test } from '@playwright/test';
import { addAccount, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

test('a client gets anywhere by the keyboard, and is offered only what they may open', async ({ page }) => {
  await signIn(page, site, budi);
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Screens' }).getByRole('option')).toHaveText([
    'Dashboard',
    'Calendar',
    'Gallery',
    'Blogs',
    'Upload Catalog',
  ]);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /-1$/);
  await page.keyboard.type('blogs');
  await expect(palette.getByRole('option', { name: /^Blogs/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/only-us/blogs`);
  await expect(palette).toBeHidden();

  // By the button: a post, by its title.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('memilih tebal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/only-us/blogs/1`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();

  // In a text it is a sign, and Alt+F10 leads to the tools.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('?');
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.type('?');
  await expect(shortcuts).toBeHidden();
});

test('screens are found by what people look for there, in both languages', async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  for (const [words, screen] of [
    ['logo', 'Brand'],
    ['warna', 'Brand'],
    ['akun', 'Accounts'],
    ['cadangan', 'Backups'],
  ] as const) {
    await palette.getByRole('combobox').fill(words);
    const screens = palette.getByRole('group', { name: 'Screens' }).getByRole('option');
    await expect(screens).toHaveText([new RegExp(`^${screen}`)]);
  }
});
