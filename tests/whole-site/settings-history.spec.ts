import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click();

async function open(page: Page, path: string) {
  await page.goto(`${site.url}/only-us/${path}`);
  await isReady(page);
}

/** Publishes two changes of a field, and goes back to the first one by the history. */
async function comeBack(page: Page, change: (to: 'first' | 'second') => Promise<void>, words: string) {
  for (const to of ['first', 'second'] as const) {
    await change(to);
    await publish(page);
    await expect(stateIn(page)).toHaveText('Live');
  }
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  const versions = dialog.locator('.history-version');
  await expect(versions.first()).toContainText(words);
  await versions.nth(1).click();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await publish(page);
  await expect(stateIn(page)).toHaveText('Live');
}

const fill = (field: Locator, first: string, second: string) => (to: 'first' | 'second') =>
  field.fill(to === 'first' ? first : second);

test('brand, menu, footer and the request settings have a history, and go back to a version of it', {
  tag: '@long',
}, async ({ page }) => {
  const found = complaints(page);
  await signIn(page, site);

  await open(page, 'global-setting/brand');
  const color = page.getByRole('textbox', { name: 'Main colour', exact: true });
  await comeBack(page, fill(color, '#0b5fff', '#ffd400'), 'Main colour');
  await expect(color).toHaveValue('#0b5fff');

  await open(page, 'global-setting/menu');
  const label = page.getByLabel('Label in English').first();
  await comeBack(page, fill(label, 'Start', 'Welcome'), 'Entries');
  await expect(label).toHaveValue('Start');

  await open(page, 'global-setting/footer');
  const chat = page.getByLabel('WhatsApp number or chat link');
  await comeBack(page, fill(chat, 'https://t.me/satu', 'https://t.me/dua'), 'WhatsApp number or chat link');
  await expect(chat).toHaveValue('https://t.me/satu');

  await open(page, 'requests/settings');
  const months = page.getByLabel('Delete requests after (months)');
  await comeBack(page, fill(months, '6', '9'), 'Delete requests after (months)');
  await expect(months).toHaveValue('6');

  await page.goto(site.url);
  await expect(page.locator('link[href^="/brand/0b5fff-"]')).toHaveCount(1);
  await expect(page.locator('a[href^="https://t.me/satu"]').first()).toBeAttached();
  expect(found).toEqual([]);
});

test('what is typed into the brand is saved for everybody, and visitors see it once it is published', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  await open(page, 'global-setting/brand');
  await page.getByLabel('City').fill('Karawang');
  await expect(stateIn(page)).toHaveText(/^Live · 1 change$/);
  const visitor = await browser.newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByText('Karawang')).toHaveCount(0);

  const other = await page.context().newPage();
  await open(other, 'global-setting/brand');
  await expect(other.getByLabel('City')).toHaveValue('Karawang');
  await expect(other.getByText('You have this open in another tab.')).toBeVisible();
  await publish(other);
  await expect(stateIn(other)).toHaveText('Live');
  await visitor.reload();
  await expect(visitor.getByText('Karawang').first()).toBeVisible();
  await visitor.close();
});
