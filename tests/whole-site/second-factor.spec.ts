import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { openDatabase } from '#database/client.ts';
import { sessions } from '#database/tables.ts';
import { authenticators, passkeys, recoveryCodes, secondFactorRules } from '#server/auth/tables.ts';
import { addAccount, fillSignIn, isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import type { RunningSite } from '#tests/site.ts';
import { violationsOn } from '#tests/violations.ts';

const started = ownSite();
test.beforeAll(() => addAccount(started, budi));
// Browsers make no passkeys for an IP address.
const site = () => ({ ...started, url: started.url.replace('127.0.0.1', 'localhost') }) as RunningSite;
const here = (screen: string) => site().url + screen;

function inDatabase(work: (db: ReturnType<typeof openDatabase>) => void) {
  const db = openDatabase(path.join(started.folder, 'vinci.db'));
  work(db);
  db.$client.close();
}

test.afterEach(() =>
  inDatabase((db) => {
    for (const table of [passkeys, authenticators, recoveryCodes, secondFactorRules]) db.delete(table).run();
  }),
);

/** A device with a fingerprint reader, which is always touched. */
async function withPasskeys(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function openAccount(page: Page) {
  await openDashboard(page, site(), budi);
  await page.goto(here('/only-us/my-account'));
  await isReady(page);
}

const keys = (page: Page) => page.getByRole('region', { name: 'Passkeys and second factor' });

/** Sets up an authenticator app, and returns what makes its codes. */
async function addApp(page: Page) {
  await keys(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const totp = new TOTP({ secret: (await dialog.getByLabel('Key').inputValue()).replaceAll(' ', '') });
  // One after another: no code works twice.
  let step = -1;
  const nextCode = () => totp.generate({ timestamp: Date.now() + 30_000 * step++ });
  // Before the code, which works for half a minute.
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Code').fill(nextCode());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(keys(page).getByText('10 of 10 left.')).toBeVisible();
  return nextCode;
}

test('a passkey is added, signs in without a password, after one, and confirms', { tag: '@long' }, async ({
  page,
}) => {
  await withPasskeys(page);
  await openAccount(page);
  await keys(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop gudang');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(keys(page).getByText('Laptop gudang')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto(here('/auth/signin?callbackUrl=/only-us/my-account'));
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(here('/only-us/my-account'));

  await page.context().clearCookies();
  await page.goto(here('/auth/signin'));
  await fillSignIn(page, budi);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(here('/only-us/dashboard'));
  await expect(page).toHaveURL(/\/auth\/signin/);
  await page.goto(here('/auth/second-factor'));
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(here('/only-us/dashboard'));

  inDatabase((db) => db.update(sessions).set({ confirmedAt: null }).run());
  await page.goto(here('/only-us/my-account'));
  await isReady(page);
  await keys(page).getByRole('button', { name: 'Remove Laptop gudang' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
});

test('a code of the app signs in, also over an unsaved form, which keeps what was typed', async ({
  page,
}) => {
  await openAccount(page);
  const nextCode = await addApp(page);
  await page.context().clearCookies();
  await page.goto(here('/auth/signin?callbackUrl=/only-us/my-account'));
  await fillSignIn(page, budi);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('set the time of your phone to automatic');
  await page.getByLabel('Code').fill(nextCode());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(here('/only-us/my-account'));
  await expect(page.getByText(/^Jakarta time · since today/).first()).toBeVisible();
  await isReady(page);

  await page.getByRole('textbox', { name: 'By-line' }).fill('Tim Gudang');
  inDatabase((db) => db.delete(sessions).run());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password').fill(budi.password);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code').fill(nextCode());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Success')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'By-line' })).toHaveValue('Tim Gudang');
});

test('after the hour of grace nothing is saved until it is set up, and what was typed stays', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page, site(), budi);
  await page.goto(here('/only-us/blogs/new'));
  await isReady(page);
  const since = new Date(Date.now() - 2 * 60 * 60_000);
  inDatabase((db) => db.insert(secondFactorRules).values({ role: 'client', since }).run());
  const title = page.getByLabel('Title').first();
  await title.fill('Gudang baru di Bekasi');
  await expect(page.getByText(/Not saved: Set up a second factor in your account first/)).toBeVisible();
  const other = await page.context().newPage();
  // Wherever they go, they come here.
  await other.goto(here('/only-us/dashboard'));
  await isReady(other);
  await addApp(other);
  await other.close();
  await title.pressSequentially(' Timur');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+/);
  await expect(title).toHaveValue('Gudang baru di Bekasi Timur');
});

test('who needs a second factor is led to set one up, and then goes on', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openDashboard(page, site(), budi);
  const administrator = await (await browser.newContext()).newPage();
  await openDashboard(administrator, site());
  await administrator.goto(here('/only-us/global-setting/profile'));
  await isReady(administrator);
  await administrator.getByRole('checkbox', { name: 'Clients' }).click();
  await expect(administrator.getByText('Success')).toBeVisible();
  expect(await violationsOn(administrator)).toEqual([]);

  await page.getByRole('link', { name: 'Gallery', exact: true }).first().click();
  await expect(page).toHaveURL(here('/only-us/my-account'));
  await expect(keys(page).getByText('Your role needs a second factor now.')).toBeVisible();
  await addApp(page);
  await page.getByRole('link', { name: 'Gallery', exact: true }).first().click();
  await expect(page).toHaveURL(here('/only-us/gallery'));

  // Lost phone and codes.
  await administrator.reload();
  await isReady(administrator);
  await administrator.getByRole('button', { name: `More about ${budi.name}` }).click();
  await administrator.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await administrator.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expect(administrator.getByText('now signs in with the password alone')).toBeVisible();
  await administrator.context().close();
  await page.goto(here('/only-us/dashboard'));
  await expect(page).toHaveURL(/\/auth\/signin/);
});
