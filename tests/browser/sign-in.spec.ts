import { expect, type Page, test } from '@playwright/test';
import { addAccount, complaints, openDashboard, signInWithoutScript } from '#tests/back-office.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi, sari } from '#tests/people.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let site: RunningSite;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startSite({ env: { EMAIL_SERVER: mailbox.url } });
  for (const person of [budi, sari]) await addAccount(site, person);
});
test.afterAll(async () => {
  mailbox.close();
  await site.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function askForLink(page: Page, email: string) {
  await page.goto(`${site.url}/auth/signin?callbackUrl=/only-us/dashboard`);
  await page.getByLabel('Send a link to').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an emailed link signs in, once', async ({ page }) => {
    await askForLink(page, site.email);
    const link = await mailbox.nextLink();
    await page.goto(link.href);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
    await expect(heading(page)).toHaveText('Dashboard');
    await page.context().clearCookies();
    const again = await page.goto(link.href);
    expect(again?.status()).toBe(403);
    await expect(heading(page)).toHaveText('Unable to sign in');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(heading(page)).toHaveText('Sign in');
  });

  test('a forgotten password is set with an emailed link, which signs in', async ({ page }) => {
    await page.goto(`${site.url}/auth/signin`);
    await expect(page.getByText('Ask an administrator')).toHaveCount(0);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(sari.email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(heading(page)).toHaveText('Check your email');
    const link = await mailbox.nextLink();
    await page.goto(link.href);
    for (const label of ['New password', 'Confirm password'])
      await page.getByLabel(label).fill('Bambu-8-ruas');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
    await page.goto(link.href);
    await page.getByRole('link', { name: 'Email me a new link' }).click();
    await expect(heading(page)).toHaveText('Forgot your password?');
  });

  test('the sign-out address asks first', async ({ page }) => {
    await signInWithoutScript(page, site);
    await page.goto(`${site.url}/api/auth/signout`);
    await expect(page.getByText('Are you sure you want to sign out?')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${site.url}/only-us/dashboard`);
    await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=/);
  });
});

test('a password is shown at a click, and hidden when it is sent', async ({ page }) => {
  await page.goto(`${site.url}/auth/signin`);
  const password = page.getByLabel('Password');
  await page.getByLabel('Email').fill(site.email);
  await password.fill('Salah#2026');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  const sent = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('submit', (event) =>
          resolve((event.target as HTMLFormElement).password.type),
        ),
      ),
  );
  await password.press('Enter');
  expect(await sent).toBe('password');
  await expect(page.getByRole('alert')).toContainText('don’t match');
});

test('messages of /api/auth look like the site', async ({ page }) => {
  const found = complaints(page);
  const pages = [
    ['verify-request', 200, 'Check your email'],
    ['error', 200, 'Error'],
    ['error?error=Configuration', 500, 'Server error'],
    ['error?error=AccessDenied', 403, 'Access Denied'],
    ['error?error=Verification', 403, 'Unable to sign in'],
    ['signout', 200, 'Sign out'],
  ] as const;
  for (const [path, status, title] of pages) {
    const answer = await page.goto(`${site.url}/api/auth/${path}`);
    expect([path, answer?.status()]).toEqual([path, status]);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Vinci`);
    await expect(page.getByRole('main')).toHaveCSS('background-image', /gradient/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  // The browser logs the responses with 403 and 500.
  expect(found.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});

test('the notice page can’t be requested directly', async ({ page }) => {
  expect((await page.goto(`${site.url}/auth/notice`))?.status()).toBe(404);
});

test('failed mail shows on the dashboard of administrators', async ({ page, browser }) => {
  mailbox.close();
  await askForLink(page, budi.email);
  const sentence = page.getByText(/Email couldn’t be sent .* See the server log for details\./);
  await openDashboard(page, site);
  // The mail fails after the response.
  await expect(async () => {
    await page.reload();
    await expect(sentence).toBeVisible({ timeout: 500 });
  }).toPass();
  const other = await browser.newPage();
  await openDashboard(other, site, budi);
  await expect(other.getByText('Needs attention')).toBeVisible();
  await expect(other.getByText('couldn’t be sent')).toHaveCount(0);
  await other.close();
});
