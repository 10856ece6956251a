import { expect, type Locator, type Page } from '@playwright/test';

/** A block in the form of a page: 'Text 2'. */
export function block(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

/** A block whose fields are open; the one that was open closes. */
export async function openBlock(page: Page, name: string): Promise<Locator> {
  const button = block(page, name).getByRole('button', { name: `Edit “${name}”` });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return block(page, name);
}

export function blockNames(page: Page) {
  return page
    .locator('.page-block')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
}

/** Adds the first matching block with the keyboard. */
export async function addBlock(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).click();
  const menu = page.getByRole('dialog', { name: 'Add block' });
  await menu.getByRole('combobox').fill(words);
  await menu.getByRole('combobox').press('Enter');
  // Its form loads lazily and moves the button.
  await expect(focused(page.locator('.page-block-fields').last())).toBeVisible();
}

/** The focused field, once it is loaded. */
export function focused(within: Locator): Locator {
  return within
    .locator('input, textarea, [contenteditable]')
    .and(within.locator(':focus:not(.waiting-field)'));
}
