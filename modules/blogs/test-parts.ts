import { expect, type Page } from '@playwright/test';
import { photo } from '#tests/pictures.ts';

export const menu = (page: Page) => page.getByRole('listbox', { name: 'Insert' });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const bar = (page: Page, name: string) => page.getByRole('toolbar', { name });

/** Types a slash command and takes the first match. */
export async function insert(page: Page, words: string, found: string) {
  await page.keyboard.type(`/${words}`);
  await expect(menu(page).getByRole('option').first()).toHaveText(found);
  await page.keyboard.press('Enter');
}

/** Uploads a picture of this colour in the picker. */
export async function upload(page: Page, color: string, what: 'picture' | 'file' = 'picture') {
  const picker = dialog(page, `Choose a ${what}`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picker.getByRole('button', { name: `Upload a ${what}` }).click(),
  ]);
  await chooser.setFiles({ name: `${color}.jpg`, mimeType: 'image/jpeg', buffer: await photo({ color }) });
  await expect(picker).toBeHidden();
}
