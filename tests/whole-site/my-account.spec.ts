import { expect, type Page, test } from '@playwright/test';
import { addAccount, complaints, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';

const site = ownSite();
test.beforeAll(() => addAccount(site, budi));

async function openAccount(page: Page) {
  await openDashboard(page, site, budi);
  await page.getByRole('button', { name: 'Budi Santoso Client' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
  await isReady(page);
}

const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Success')).toBeVisible();
};

test('browsers that are signed in elsewhere are signed out, one or all', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openAccount(page);
  const elsewhere = await Promise.all([1, 2, 3].map(() => browser.newPage()));
  for (const other of elsewhere) await signIn(other, site, budi);
  await page.reload();
  await isReady(page);
  const rows = page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('This one');
  await expect(rows.last()).toContainText(/Since .* · last used /);
  await rows
    .last()
    .getByRole('button', { name: /^Sign out Chrome/ })
    .click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
  await expect(rows).toHaveCount(1);
  for (const other of elsewhere) {
    await other.goto(`${site.url}/only-us/dashboard`);
    await expect(other).toHaveURL(/\/auth\/signin/);
    await other.close();
  }
});

test('the password’s dialog opens here, too, and says while typing which rules are kept', {
  tag: '@long',
}, async ({ page }) => {
  await openAccount(page);
  const button = page.getByRole('button', { name: 'Change password …' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const next = dialog.getByLabel('New password');
  await dialog.getByLabel('Current password').fill(budi.password);
  const hints = dialog.getByRole('list').getByRole('listitem');
  for (const [typed, kept] of [
    ['', []],
    ['kotak', ['a letter', 'no accents or emoji', 'not the current one']],
    [budi.password, ['8 to 16 characters', 'a letter', 'a digit', 'no accents or emoji']],
    ['kotak-é-26', ['8 to 16 characters', 'a letter', 'a digit', 'not the current one']],
  ] as const) {
    await next.fill(typed);
    await expect(hints.filter({ hasText: ', done' })).toHaveText(kept.map((rule) => `${rule}, done`));
  }
  await next.fill('kotakkotakkotak-2026');
  await expect(dialog.getByText('8 to 16 characters (20 are too many)')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('(20 are too many)');
  await expect(next).toHaveAccessibleDescription(/8 to 16 characters \(20 are too many\)/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('how notifications come is chosen for each kind, and holds after a reload', { tag: '@long' }, async ({
  page,
}) => {
  const found = complaints(page);
  await openDashboard(page, site, budi);
  // As the links of emails do.
  await page.goto(`${site.url}/only-us/my-account#notifications`);
  await isReady(page);
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(section).toBeInViewport();
  await expect(section).toContainText('The daily digest comes at 07:00');
  const all = section.getByRole('combobox', { name: 'All notifications' });
  await expect(all).toHaveText('Different by kind');
  await expect(section.getByRole('combobox')).toHaveCount(1);
  await section.getByText('Choose for each kind').click();
  await expect(section.getByRole('combobox')).toHaveCount(4);
  const remarks = section.getByRole('combobox', { name: 'Remarks' });
  await expect(remarks).toHaveText('Only in the back office');
  await remarks.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Daily digest by email' }).click();
  await expect(remarks).toHaveText('Daily digest by email');
  await expect(remarks).toBeFocused();
  await page.reload();
  await isReady(page);
  await section.getByText('Choose for each kind').click();
  await expect(remarks).toHaveText('Daily digest by email');
  await expect(section.getByRole('combobox', { name: 'Failed schedules' })).toHaveText(
    'Only in the back office',
  );
  await expect(all).toHaveText('Different by kind');
  await all.click();
  await page.getByRole('option', { name: 'Email at once' }).click();
  await expect(all).toHaveText('Email at once');
  for (const each of await section.getByRole('combobox').all())
    await expect(each).toHaveText('Email at once');
  expect(found).toEqual([]);
});

// Last, because it renames them.
test('name, by-line and portrait are seen in the app bar, in posts and by colleagues', {
  tag: '@long',
}, async ({ page, browser }) => {
  const found = complaints(page);
  await openAccount(page);
  // The menu has closed.
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Name' }).fill('Budi S.');
  await page.getByRole('textbox', { name: 'By-line' }).fill('Tim Gudang Vinci');
  await page.getByRole('button', { name: 'Choose from files' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await saved(page);
  const user = page.getByRole('banner').getByRole('button', { name: 'Budi S. Client' });
  await expect(user.locator('img')).toBeVisible();

  await page.goto(`${site.url}/only-us/blogs/new`);
  await expect(page.getByLabel('Author')).toHaveValue('Tim Gudang Vinci');

  const colleague = await browser.newPage();
  await signIn(colleague, site);
  await colleague.goto(`${site.url}/only-us/global-setting/profile`);
  await expect(colleague.getByRole('row').filter({ hasText: 'Budi S.' }).locator('img')).toBeVisible();
  const post = `${site.url}/only-us/blogs/1`;
  await page.goto(post);
  await isReady(page);
  await colleague.goto(post);
  const others = colleague.getByRole('status').filter({ hasText: 'Budi S.' });
  await expect(others.locator('img')).toBeVisible();
  await colleague.close();
  expect(found).toEqual([]);
});
