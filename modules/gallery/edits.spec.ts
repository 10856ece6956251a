import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { isReady, more, savedUnpublished, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit picture' });

const list = () => `${site.url}/only-us/gallery`;

async function edit(page: Page, title: string) {
  if (page.url() !== list()) await page.goto(list());
  await isReady(page);
  await card(page, title).locator('.open-link').click();
  await expect(dialog(page)).toBeVisible();
}

async function endAllSessions() {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.delete(sessions).run();
  db.$client.close();
}

const publish = (page: Page) => dialog(page).getByRole('button', { name: 'Publish changes' }).click();
const state = (page: Page) => dialog(page).locator('.form-state [role=status]');

test('what is typed is there when the picture is opened again, and isn’t public; a save goes on after signing in again', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  const before = await anyTitle(page);
  await edit(page, before);
  await expect(stateIn(dialog(page))).toHaveText('Live');
  await page.getByLabel('Title').fill('Belum terbit');
  // By keyboard, nothing is published.
  await page.getByLabel('Title').press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, before)).toBeVisible();
  await edit(page, before);
  await expect(page.getByLabel('Title')).toHaveValue('Belum terbit');
  await expect(stateIn(dialog(page))).toHaveText(/^Live · 1 change$/);
  await more(dialog(page), 'Discard changes');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(before);
  await expect(stateIn(dialog(page))).toHaveText('Live');

  // When the session has ended, the save continues after signing in over the form.
  await page.getByLabel('Title').fill('Disimpan setelah masuk lagi');
  await endAllSessions();
  await publish(page);
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password').fill('salah');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('alert')).toHaveText(/^Email and password don’t match/);
  await again.getByLabel('Password').fill(site.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Disimpan setelah masuk lagi')).toBeVisible();
  expect(page.url()).toBe(`${site.url}/only-us/gallery`);
});

test('closing the tab asks while something isn’t saved on the server', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signIn(page, site);
  await edit(page, await anyTitle(page));
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Belum disimpan');
  await expect(state(page)).toHaveText('Offline: kept in this browser');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await expect(page.getByLabel('Title')).toHaveValue('Belum disimpan');
  await context.setOffline(false);
  await expect(state(page)).toHaveText(savedUnpublished);
});

test('pictures are described one after the other, by keyboard too', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.goto(list());
  await isReady(page);
  const cards = page.getByRole('article');
  const names = await cards.evaluateAll((all) => all.map((card) => String(card.ariaLabel)));
  await cards.first().locator('.open-link').click();
  await expect(dialog(page)).toContainText(`1 of ${names.length}`);
  await expect(dialog(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByLabel('Description').fill('Diketik lalu lanjut.');
  const next = dialog(page).getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue(String(names[1]));
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue(String(names[2]));
  await page.getByLabel('Title').press('Alt+PageUp');
  await expect(page.getByLabel('Title')).toHaveValue(String(names[1]));
  await page.keyboard.press('Alt+PageUp');
  await expect(page.getByLabel('Description')).toHaveValue('Diketik lalu lanjut.');
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByLabel('Title')).toHaveValue(String(names[1]));
  await page.keyboard.press('Escape');
  await expect(card(page, String(names[1])).locator('.open-link')).toBeFocused();
});

async function anyTitle(page: Page) {
  await page.goto(list());
  return (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
}
