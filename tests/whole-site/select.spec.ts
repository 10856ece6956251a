import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const question = (page: Page) => page.getByRole('alertdialog');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected entries' });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select “/ });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, list: string) {
  await page.goto(`${site.url}/only-us/${list}`);
  await isReady(page);
}

test('many pictures are unpublished, published and deleted at once, and one Undo brings them back', async ({
  page,
}) => {
  await signIn(page, site);
  await open(page, 'gallery');
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await boxes(page).nth(1).click();
  await expect(bar(page)).toContainText('3 selected');
  const card = page.getByRole('article').nth(3);
  await bar(page).getByRole('button', { name: 'Unpublish' }).click();
  await expect(toasts(page)).toContainText('3 entries are drafts again.');
  await expect(card).toContainText('Draft');
  await expect(bar(page)).toHaveCount(0);

  await boxes(page).nth(0).click();
  await page.keyboard.press('Control+a');
  const all = await boxes(page).count();
  await expect(bar(page)).toContainText(`${all} selected`);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText(`Delete ${all} entries?`);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No pictures yet')).toBeVisible();
  await expect(toasts(page)).toContainText(`Has successfully deleted the data: ${all} entries`);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(boxes(page)).toHaveCount(all);
});

test('what can’t be published is named and stays selected', async ({ page }) => {
  await signIn(page, site);
  await open(page, 'blogs/new');
  await page.getByLabel('Title').fill('Masih kosong');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await open(page, 'blogs');
  await page.getByRole('checkbox', { name: 'Select “Masih kosong”' }).click();
  await boxes(page).nth(2).click();
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toasts(page)).toContainText('1 entry was not changed');
  await expect(toasts(page)).toContainText('“Masih kosong”: This post has no text yet.');
  await expect(bar(page)).toContainText('1 selected');
  await expect(page.getByRole('checkbox', { name: 'Select “Masih kosong”' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
});

test('a search selects only what it found, and the selection works by keyboard', async ({ page }) => {
  await signIn(page, site);
  await open(page, 'home/packaging');
  const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
  await boxes(page).nth(1).focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 selected');
  await bar(page)
    .getByRole('button', { name: /^Select all \d/ })
    .click();
  await page.getByRole('searchbox').fill(name);
  await expect(bar(page)).toContainText('1 selected');
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('posts get another category, and a duplicate is a draft; Back returns to where one was', async ({
  page,
}) => {
  await signIn(page, site);
  await open(page, 'blogs?sort=title');
  const row = page.getByRole('row').filter({ hasText: 'Pallet patterns' });
  await expect(row).toContainText('Technology');
  await row.getByRole('checkbox').click();
  await bar(page).getByRole('combobox', { name: 'Change category' }).click();
  await page.getByRole('option', { name: 'Career' }).click();
  await expect(toasts(page)).toContainText('1 entry was changed.');
  await expect(row).toContainText('Career');
  await row.getByRole('checkbox').click();
  await bar(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(row).toHaveCount(2);
  await expect(row.filter({ hasText: '(copy)' })).toContainText('Draft');

  const last = page.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  expect(await scrolled()).toBeGreaterThan(100);
  await last.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await expect(last).toBeInViewport();
});
