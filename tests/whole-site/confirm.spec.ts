import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();
const question = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it’s you' });

/** As if everybody had signed in eleven minutes ago. */
function letConfirmationsExpire() {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
    .run();
  db.$client.close();
}

test('a change that needs a confirmation asks for it and goes on by itself', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  letConfirmationsExpire();
  await page.goto(`${site.url}/only-us/global-setting/profile`);
  await isReady(page);
  await page.getByRole('button', { name: 'Add account' }).click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByLabel('Name').fill('Gita');
  await form.getByLabel('Email').fill('gita@vinci.example');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toHaveText('The current password is wrong.');
  // Without an answer nothing happens, and what was typed stays.
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Please confirm first that it’s you. Nothing was changed.')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Gita');
  await form.getByRole('button', { name: 'Create account' }).click();
  await question(page).getByLabel('Password').fill(site.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Send this link to Gita/)).toBeVisible();
  await expect(question(page)).toBeHidden();
});
