import { expect, type Page, test } from '@playwright/test';
import { isReady, stateIn } from '#tests/back-office.ts';
import { focused, tabUntil } from '#tests/keyboard.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

/** Goes somewhere by the palette. */
async function goTo(page: Page, words: string, option: string | RegExp) {
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole('option', { name: option }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

async function sendRequest(page: Page) {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Catatan').fill('Peti 120 × 80 × 60 cm');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  // A visitor takes longer than a program.
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
}

test('a whole day works by the keyboard alone', { tag: '@long' }, async ({ page, browser }) => {
  const visitor = await browser.newPage();
  await sendRequest(visitor);

  await page.goto(`${site.url}/auth/signin`);
  await tabUntil(page, page.getByLabel('Email'));
  await page.keyboard.type(site.email);
  await tabUntil(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(site.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
  await isReady(page);

  // A post is found, changed and published.
  await goTo(page, 'memilih tebal', /^Memilih tebal/);
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  await tabUntil(page, page.getByLabel('Title'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' lagi');
  await expect(stateIn(page)).toHaveText(/^Live · 1 change$/);
  await tabUntil(page, page.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ditulis tanpa tetikus.');
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('dialog', { name: /^Publish/ });
  await expect(panel.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(stateIn(page)).toHaveText('Live');
  await visitor.goto(`${site.url}/blogs/karton-gelombang`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/ lagi$/);
  await expect(visitor.getByText('Ditulis tanpa tetikus.')).toBeVisible();

  // In the text, Ctrl+K links words.
  await page.keyboard.press('Tab');

  // A picture is found in the gallery and described.
  await goTo(page, 'gallery', /^Gallery/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('strapping');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await tabUntil(page, card.locator('.open-link'));
  await page.keyboard.press('e');
  const form = page.getByRole('dialog');
  await tabUntil(page, form.getByLabel('Description'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Palet diikat.');
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  await expect(card.locator('.open-link')).toBeFocused();

  // A request is answered.
  await goTo(page, 'dewi', /^Dewi Lestari/);
  await tabUntil(page, page.getByLabel('New note'));
  await page.keyboard.type('Ditelepon');
  await tabUntil(page, page.getByRole('button', { name: 'Add note' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ditelepon' })).toBeVisible();
  await tabUntil(page, page.getByLabel('State'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('won');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You moved it to Won')).toBeVisible();

  await goTo(page, 'sign out', /^Sign out/);
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(focused(page).or(page.locator('body'))).not.toHaveCount(0);
  await visitor.close();
});
