import { expect, type Page, test } from '@playwright/test';
import { addAccount, complaints, fillSignIn, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { sari } from '#tests/people.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, sari);
});

async function choose(page: Page, entry: string) {
  await page.getByRole('button', { name: /(Administrator|Client)$/ }).click();
  await page.getByRole('button', { name: entry }).click();
}

test('a session that ended elsewhere is noticed with the next focus or call, and signing in leads back', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/only-us/global-setting/site?week=1`);
  const signedOut = /\/auth\/signin\?callbackUrl=%2Fonly-us%2Fglobal-setting%2Fsite%3Fweek%3D1/;
  await expect(page).toHaveURL(signedOut);
  await fillSignIn(page, { email: site.email, password: 'Salah#2026' });
  await expect(page.getByRole('alert')).toContainText('password don’t match');
  const focus = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const call = () => page.getByRole('button', { name: 'Create a link' }).click();
  for (const noticed of [focus, call]) {
    await fillSignIn(page, site);
    await expect(page).toHaveURL(`${site.url}/only-us/global-setting/site?week=1`);
    await isReady(page);
    await context.clearCookies();
    await noticed();
    await expect(page).toHaveURL(signedOut);
  }
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const found = complaints(page);
  await openDashboard(page, site);
  const other = await context.newPage();
  await other.goto(`${site.url}/only-us/dashboard`);
  await isReady(other);
  await choose(page, 'Keluar');
  await expect(page).toHaveURL(`${site.url}/auth/signin`);
  await expect(other).toHaveURL(`${site.url}/auth/signin?callbackUrl=%2Fonly-us%2Fdashboard`);
  expect(found).toEqual([]);
});

test('a password is changed by its rules, without leaving one in the browser, and a success signs out', {
  tag: '@long',
}, async ({ page, context }) => {
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const send = () => dialog.getByRole('button', { name: 'Change password' }).click();
  const fill = async (current: string, next: string, confirm = next) => {
    await field('Current password').fill(current);
    await field('New password').fill(next);
    await field('Confirm password').fill(confirm);
    await send();
  };
  const said: string[] = [];
  page.on('console', async (message) => {
    const values = await Promise.all(message.args().map((value) => value.jsonValue().catch(() => null)));
    said.push(message.text() + JSON.stringify(values));
  });
  await openDashboard(page, site, sari);
  await choose(page, 'Change Password');

  await test.step('each rule has its message, and the first invalid field gets the focus', async () => {
    await expect(field('Email')).toHaveValue(sari.email);
    await field('Email').fill('');
    await send();
    for (const name of ['Email', 'Current password', 'Confirm password'])
      await expect(dialog.getByText(`${name} is required.`)).toBeVisible();
    await expect(field('Email')).toBeFocused();
    await field('Email').fill(sari.email);
    for (const [next, confirm, sentence] of [
      ['Kotak#1', 'Kotak#1', 'Password minimum 8 character.'],
      [
        'KotakKotak',
        'KotakKotak',
        'The password must consist of uppercase and lowercase letters and special characters.',
      ],
      [sari.password, sari.password, 'New password must be deferent.'],
      ['Kotak#2026', 'Kotak#2027', 'Confirm password not match.'],
      ['', 'Kotak#2027', 'Confirm password not match.'],
    ] as const) {
      await fill(sari.password, next, confirm);
      await expect(dialog.getByText(sentence)).toBeVisible();
    }
    // It isn't cut off while it is typed.
    await field('New password').pressSequentially('Kotak#20262026202');
    await expect(field('New password')).toHaveValue('Kotak#20262026202');
    await send();
    await expect(dialog.getByText('Password maximum 12 character.')).toBeVisible();
    await fill(sari.password, 'Password123');
    await expect(field('New password')).toHaveAccessibleDescription(/one of the most common passwords/);
    await expect(field('New password')).toBeFocused();
  });

  await test.step('a failure is a toast, and leaves no password in the console', async () => {
    await fill('Salah#2026', 'Kotak#2026');
    const toast = page.locator('.toast').filter({ hasText: 'The current password is wrong.' });
    await expect(toast).toBeVisible();
    await expect.poll(() => said.join()).toContain('user.changePassword failed');
    expect(said.join()).not.toMatch(/Salah#2026|Kotak#2026/);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await context.setOffline(true);
    await send();
    await expect(page.getByText('Process failed please try again.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('closing clears the fields and restores the focus', async () => {
    await field('Email').fill('siapa@vinci.example');
    await fill('satu', 'dua');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sari Administrator' })).toBeFocused();
    await choose(page, 'Change Password');
    await expect(field('Email')).toHaveValue(sari.email);
    for (const name of ['Current password', 'New password']) await expect(field(name)).toHaveValue('');
    await expect(dialog.getByText('Password minimum 8 character.')).toHaveCount(0);
  });

  await fill(sari.password, 'Kotak#2026');
  await expect(page.getByText('Change password success.')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/auth/signin`);
  await signIn(page, site, { ...sari, password: 'Kotak#2026' });
});
