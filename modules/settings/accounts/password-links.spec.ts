import { expect, type Page, test } from '@playwright/test';
import { complaints, fillSignIn, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { choose, open, openAccounts, row, visitor, withClient } from './test-accounts.ts';

const citra = { name: 'Citra Lestari', email: 'citra@vinci.example', password: 'Bambu-8-ruas' };

const site = ownSite();
test.beforeEach(({ page }) => signIn(page, site));

async function sendPassword(page: Page, password: string, again = password) {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Save password' }).click();
}

const rule = '8 to 16 characters, letters and digits.';

test('a client joins with a link and is signed out by the administrator', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const budi = await withClient(page, site, 'Budi');
  const found = complaints(page);
  const guest = await visitor(browser);
  let link = '';

  await test.step('the administrator creates the account', async () => {
    await open(page, 'Add account', 'New account');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await page.getByLabel('Name').fill(citra.name);
    await page.getByLabel('Email').fill(budi.email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('dialog').getByText('Data already exists.')).toBeVisible();
    await page.getByLabel('Email').fill(citra.email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: `Invite link for ${citra.name}` })).toBeVisible();
    await expect(page.getByText(/Works once, until (\d+ \w+|tomorrow|today), \d\d:\d\d\./)).toBeVisible();
    link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(row(page, citra.name)).toContainText('Invited');
    await expect(row(page, citra.name)).toContainText('Not signed in');
  });

  await test.step('the client chooses a password, with every rule shown at its field', async () => {
    const answer = await guest.goto(link);
    const { 'cache-control': cache, 'referrer-policy': referrer } = answer?.headers() ?? {};
    expect([cache, referrer]).toEqual(['private, no-store', 'strict-origin']);
    await expect(guest.getByLabel('Email')).toHaveValue(citra.email);
    const notes: [string, string, string, string][] = [
      ['Ab-1', 'Ab-1', 'New password', 'Password minimum 8 character.'],
      ['Abcdefghij-123456', 'Abcdefghij-123456', 'New password', 'Password maximum 12 character.'],
      [
        'tanpa-angka',
        'tanpa-angka',
        'New password',
        'The password must consist of uppercase and lowercase letters and special characters.',
      ],
      [citra.password, '', 'Confirm password', 'Confirm password is required.'],
      [citra.password, 'Bambu-9-ruas', 'Confirm password', 'Confirm password not match.'],
    ];
    for (const [password, again, field, note] of notes) {
      await sendPassword(guest, password, again);
      const hint = field === 'New password' ? ` ${rule}` : '';
      await expect(guest.getByLabel(field)).toHaveAccessibleDescription(note + hint);
      await expect(guest.getByLabel(field)).toBeFocused();
    }
    await sendPassword(guest, citra.password);
    await expect(guest).toHaveURL(`${site.url}/only-us/dashboard`);
  });

  await test.step('the link works once', async () => {
    const again = await guest.goto(link);
    expect(again?.status()).toBe(410);
    await expect(guest.getByText('Please ask an administrator for a new link.')).toBeVisible();
    await guest.getByRole('link', { name: 'Sign in' }).click();
    // Nobody signs in twice.
    await expect(guest).toHaveURL(`${site.url}/only-us/dashboard`);
  });

  await test.step('the client sees only what clients may', async () => {
    const entries = guest.getByRole('navigation').getByRole('link');
    await expect(entries.filter({ hasText: 'Dashboard' })).toBeVisible();
    for (const entry of await entries.allInnerTexts()) {
      expect(['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog']).toContain(entry.trim());
    }
    const refused = await openAccounts(guest, site);
    expect(refused?.status()).toBe(403);
    await expect(guest.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  });

  await test.step('the administrator ends the session', async () => {
    await page.reload();
    await expect(row(page, citra.name)).toContainText('just now');
    await choose(page, citra.name, 'Sessions');
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
    await guest.goto(`${site.url}/only-us/dashboard`);
    await expect(guest).toHaveURL(/\/auth\/signin\?callbackUrl=/);
  });

  await guest.context().close();
  // One creation is refused on purpose, and the browser logs that.
  expect(found.filter((text) => !/Failed to load resource|user\.create/.test(text))).toEqual([]);
});

test('a lost password is replaced through a link, with a different one', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const eka = await withClient(page, site, 'Eka');
  await choose(page, eka.name, 'Reset password');
  await expect(page.getByText('A new password signs the account out everywhere.')).toBeVisible();
  const guest = await visitor(browser);
  await guest.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  await sendPassword(guest, eka.password);
  await expect(guest.getByLabel('New password')).toHaveAccessibleDescription(
    `New password must be deferent. ${rule}`,
  );
  await sendPassword(guest, citra.password);
  await expect(guest).toHaveURL(`${site.url}/only-us/dashboard`);
  await guest.context().clearCookies();
  await guest.goto(`${site.url}/auth/signin`);
  await fillSignIn(guest, { email: eka.email, password: citra.password });
  await expect(guest).toHaveURL(`${site.url}/only-us/dashboard`);
  await guest.context().close();
});
