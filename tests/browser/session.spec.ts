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

test('signed-out people are redirected to the sign-in page, and back afterwards', async ({ page }) => {
  await page.goto(`${site.url}/only-us/dashboard?week=1`);
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=%2Fonly-us%2Fdashboard%3Fweek%3D1/);
  await fillSignIn(page, { email: site.email, password: 'Salah#2026' });
  await expect(page.getByRole('alert')).toContainText('password don’t match');
  await fillSignIn(page, site);
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard?week=1`);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const found = complaints(page);
  await openDashboard(page, site);
  const other = await context.newPage();
  await other.goto(`${site.url}/only-us/dashboard`);
  await isReady(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await choose(page, 'Keluar');
  await expect(page).toHaveURL(`${site.url}/auth/signin`);
  await expect(other).toHaveURL(`${site.url}/auth/signin?callbackUrl=%2Fonly-us%2Fdashboard`);
  expect(found).toEqual([]);
});

test('a session that ended elsewhere is noticed when the tab gets the focus', async ({ page, context }) => {
  await openDashboard(page, site);
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=%2Fonly-us%2Fdashboard/);
});

test('a session that ended elsewhere is noticed at the next call', async ({ page, context }) => {
  await openDashboard(page, site);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=%2Fonly-us%2Fdashboard/);
});

test.describe('changing the password', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
  const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
  const send = (page: Page) => dialog(page).getByRole('button', { name: 'Change password' }).click();

  async function fill(page: Page, current: string, next: string, confirm = next) {
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(next);
    await field(page, 'Confirm password').fill(confirm);
    await send(page);
  }

  test('each rule has its message, and the first invalid field gets the focus', async ({ page }) => {
    await openDashboard(page, site, sari);
    await choose(page, 'Change Password');
    await expect(field(page, 'Email')).toHaveValue(sari.email);
    await field(page, 'Email').fill('');
    await send(page);
    await expect(dialog(page).getByText('Email is required.')).toBeVisible();
    await expect(dialog(page).getByText('Current password is required.')).toBeVisible();
    await expect(dialog(page).getByText('Confirm password is required.')).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Email').fill(sari.email);
    for (const [next, confirm, sentence] of [
      ['Kotak#1', 'Kotak#1', 'Password minimum 8 character.'],
      ['Kotak#20262026202', 'Kotak#20262026202', 'Password maximum 12 character.'],
      [
        'KotakKotak',
        'KotakKotak',
        'The password must consist of uppercase and lowercase letters and special characters.',
      ],
      [sari.password, sari.password, 'New password must be deferent.'],
      ['Kotak#2026', 'Kotak#2027', 'Confirm password not match.'],
      ['', 'Kotak#2027', 'Confirm password not match.'],
    ] as const) {
      await fill(page, sari.password, next, confirm);
      await expect(dialog(page).getByText(sentence)).toBeVisible();
      await expect(dialog(page).getByText('8 to 16 characters, letters and digits.')).toBeVisible();
    }
  });

  test('a password that is too long gets a message and isn’t cut off', async ({ page }) => {
    await openDashboard(page, site, sari);
    await choose(page, 'Change Password');
    await field(page, 'New password').pressSequentially('Kotak#20262026202');
    await expect(field(page, 'New password')).toHaveValue('Kotak#20262026202');
    await send(page);
    await expect(dialog(page).getByText('Password maximum 12 character.')).toBeVisible();
  });

  test('a failed change leaves no password in the browser’s console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', async (message) => {
      const values = await Promise.all(message.args().map((value) => value.jsonValue().catch(() => null)));
      said.push(message.text() + JSON.stringify(values));
    });
    await openDashboard(page, site, sari);
    await choose(page, 'Change Password');
    await fill(page, 'Salah#2026', 'Kotak#2026');
    await expect(page.getByRole('alert').getByText('The current password is wrong.')).toBeVisible();
    await expect.poll(() => said.join()).toContain('user.changePassword failed');
    expect(said.join()).not.toMatch(/Salah#2026|Kotak#2026/);
  });

  test('closing clears the fields and restores the focus', async ({ page }) => {
    await openDashboard(page, site, sari);
    await choose(page, 'Change Password');
    await field(page, 'Email').fill('siapa@vinci.example');
    await fill(page, 'satu', 'dua');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sari Administrator' })).toBeFocused();
    await choose(page, 'Change Password');
    await expect(field(page, 'Email')).toHaveValue(sari.email);
    await expect(field(page, 'Current password')).toHaveValue('');
    await expect(field(page, 'New password')).toHaveValue('');
    await expect(dialog(page).getByText('Password minimum 8 character.')).toHaveCount(0);
  });

  test('an error from the server is a toast; a success signs out', async ({ page }) => {
    await openDashboard(page, site, sari);
    await choose(page, 'Change Password');
    await fill(page, 'Salah#2026', 'Kotak#2026');
    await expect(page.getByRole('alert').getByText('The current password is wrong.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog(page)).toBeVisible();
    await fill(page, sari.password, 'Kotak#2026');
    await expect(page.getByRole('status')).toContainText('Change password success.');
    await expect(page).toHaveURL(`${site.url}/auth/signin`);
    await signIn(page, site, { ...sari, password: 'Kotak#2026' });
  });

  test('a common password is refused at its field', async ({ page }) => {
    await openDashboard(page, site);
    await choose(page, 'Change Password');
    await fill(page, site.password, 'Password123');
    await expect(page.getByRole('alert').first()).toContainText('one of the most common passwords');
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/one of the most common passwords/);
    await expect(field(page, 'New password')).toBeFocused();
  });

  test('without a response the toast says what to do', async ({ page, context }) => {
    await openDashboard(page, site);
    await choose(page, 'Change Password');
    await expect(dialog(page)).toBeVisible();
    await context.setOffline(true);
    await fill(page, site.password, 'Kotak#2026');
    await expect(page.getByRole('alert')).toContainText('Process failed please try again.');
  });
});
