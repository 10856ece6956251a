import { expect, test } from '@playwright/test';
import { fillSignIn, signIn, signInWithoutScript } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { choose, confirm, open, openAccounts, row, visitor, withClient } from './test-accounts.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());
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
  await expect(row(page, dewi.name)).toContainText('Active');
  await signInWithoutScript(guest, site, dewi);
  await guest.context().close();
});

test('the last active administrator can’t be deleted or demoted', async ({ page }) => {
  await openAccounts(page, site);
  const sentence = 'This is the last active administrator. Make somebody else an administrator first.';
  await choose(page, 'Administrator', 'Delete');
  await expect(page.getByText(/This is your own account/)).toBeVisible();
  await confirm(page, 'Delete');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open(page, 'Edit Administrator', 'Edit account');
  await page.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Client' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(sentence)).toBeVisible();
});

test('an account is found, renamed and deleted', async ({ page }) => {
  const farid = await withClient(page, site, 'Farid');
  await page.getByLabel('Search accounts').fill('farid client');
  await expect(row(page, site.email)).toHaveCount(0);
  await open(page, `Edit ${farid.name}`, 'Edit account');
  await page.getByLabel('Name').fill('Farid Santoso');
  await page.keyboard.press('Control+s');
  await expect(row(page, 'Farid Santoso')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Farid Santoso' })).toBeVisible();
  await choose(page, 'Farid Santoso', 'Delete');
  await expect(page.getByRole('heading', { name: 'Delete Farid Santoso?' })).toBeVisible();
  await confirm(page, 'Delete');
  await expect(page.getByText('Has successfully deleted the data')).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('somebody else’s changes are offered, and nothing typed is lost', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const gita = await withClient(page, site, 'Gita');
  await open(page, `Edit ${gita.name}`, 'Edit account');
  const other = await context.newPage();
  await openAccounts(other, site);
  await open(other, `Edit ${gita.name}`, 'Edit account');
  await other.getByLabel('Name').fill('Gita Hartono');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(row(other, 'Gita Hartono')).toBeVisible();

  await page.getByLabel('Name').fill('Gita Santoso');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else saved this while you were editing.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gita Santoso');
  await page.getByRole('button', { name: 'Take theirs for Name' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gita Hartono');
  await page.getByRole('textbox', { name: 'Name' }).fill('Gita Santoso');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Gita Santoso')).toBeVisible();
});

test('one’s own sessions: all others can be ended at once, and ending this one signs out', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openAccounts(page, site);
  const elsewhere = await visitor(browser);
  await signInWithoutScript(elsewhere, site);
  await choose(page, 'Administrator', 'Sessions');
  await expect(page.getByText('This one')).toHaveCount(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await confirm(page, 'End all others');
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(1);
  await elsewhere.goto(`${site.url}/only-us/dashboard`);
  await expect(elsewhere).toHaveURL(/\/auth\/signin/);
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('You will be signed out.')).toBeVisible();
  await confirm(page, 'End');
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=/);
  await elsewhere.context().close();
});

test('dialogs restore the focus', async ({ page }) => {
  const hadi = await withClient(page, site, 'Hadi');
  await choose(page, hadi.name, 'Sessions');
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `More about ${hadi.name}` })).toBeFocused();
  await open(page, `Edit ${hadi.name}`, 'Edit account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Edit ${hadi.name}` })).toBeFocused();
});
