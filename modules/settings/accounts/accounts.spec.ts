import { expect, test } from '@playwright/test';
import { fillSignIn, signIn, signInWithoutScript } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { choose, confirm, open, openAccounts, row, visitor, withClient } from './test-accounts.ts';

const site = ownSite();
test.beforeEach(({ page }) => signIn(page, site));

test('a deactivated client can’t sign in until the account is activated', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const dewi = await withClient(page, site, 'Dewi');
  const guest = await visitor(browser);
  await signInWithoutScript(guest, site, dewi);
  await choose(page, dewi.name, 'Deactivate');
  await confirm(page, 'Deactivate');
  await expect(row(page, dewi.name)).toContainText('Deactivated');
  await guest.goto(`${site.url}/only-us/dashboard`);
  await fillSignIn(guest, dewi);
  await expect(guest.getByRole('alert')).toHaveText(/Email and password don’t match/);
  await choose(page, dewi.name, 'Activate');
  await expect(row(page, dewi.name)).not.toContainText('Deactivated');
  await signInWithoutScript(guest, site, dewi);
  await guest.context().close();
});

test('an account is found, renamed and deleted, but not the last administrator', async ({ page }) => {
  const farid = await withClient(page, site, 'Farid');
  const sentence = 'This is the last active administrator. Make somebody else an administrator first.';
  await choose(page, 'Administrator', 'Delete');
  await expect(page.getByText(/This is your own account/)).toBeVisible();
  await confirm(page, 'Delete');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open(page, 'Administrator', 'Edit account');
  await page.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Client' }).click();
  const demoted = page.waitForResponse(/user\.update/);
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await demoted).ok()).toBe(false);
  await expect(page.getByText(sentence).last()).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Dialogs restore the focus.
  await choose(page, farid.name, 'Sessions');
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `More about ${farid.name}` })).toBeFocused();
  await open(page, farid.name, 'Edit account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: farid.name, exact: true })).toBeFocused();

  // A link to an account that is gone says so.
  const screen = page.url();
  await page.goto(`${screen}?open=gone`);
  await page.getByRole('dialog', { name: 'This account doesn’t exist' }).getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(screen);
  await page.getByLabel('Search accounts').fill('farid client');
  await expect(row(page, site.email)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/only-us/global-setting/profile?search=farid+client`);
  await page.reload();
  await expect(row(page, site.email)).toHaveCount(0);
  await open(page, farid.name, 'Edit account');
  await page.getByLabel('Name').fill('Farid Santoso');
  await page.keyboard.press('Control+s');
  await expect(row(page, 'Farid Santoso')).toBeVisible();
  await choose(page, 'Farid Santoso', 'Delete');
  await expect(page.getByRole('heading', { name: 'Delete Farid Santoso?' })).toBeVisible();
  await confirm(page, 'Delete');
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('one’s own sessions: all others can be ended at once, and this one stays', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openAccounts(page, site);
  const elsewhere = await visitor(browser);
  await signInWithoutScript(elsewhere, site);
  await choose(page, 'Administrator', 'Sessions');
  await expect(page.getByText('This one')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await confirm(page, 'Sign out all others');
  await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  await expect(page.getByText('This one')).toHaveCount(1);
  await elsewhere.goto(`${site.url}/only-us/dashboard`);
  await expect(elsewhere).toHaveURL(/\/auth\/signin/);
  await elsewhere.context().close();
});
