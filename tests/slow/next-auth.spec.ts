import { expect } from '@playwright/test';
import { addAccountWithApp, fillSignIn } from '#tests/back-office.ts';
import { budi } from '#tests/people.ts';
import type { RunningSite } from '#tests/site.ts';
import { test } from './next-auth/fixtures.ts';

// The published client of next-auth 4, in a third-party page, against our endpoints.
const right = ({ email, password }: RunningSite) => ({ email, password, redirect: false });
const wrong = (site: RunningSite) => ({ ...right(site), password: 'Kardus#2025' });

test('email and password sign in, and the session outlives the page', async ({ tab, site }) => {
  await tab.open('unauthenticated');
  const result = await tab.call('signIn', 'credentials', right(site));
  expect(result).toEqual({ error: null, ok: true, status: 200, url: tab.url });
  await expect(tab.states).toHaveText('loading, unauthenticated, authenticated');
  await tab.open('authenticated');
  await expect(tab.user).toHaveText('Administrator');
});

test('a wrong password says so', async ({ tab, page, site }) => {
  await tab.open('unauthenticated');
  const result = await tab.call('signIn', 'credentials', wrong(site));
  expect(result).toEqual({ error: 'CredentialsSignin', ok: false, status: 401, url: null });
  await expect(tab.states).toHaveText('loading, unauthenticated');
  await tab.leave('signIn', 'credentials', { ...wrong(site), redirect: true });
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=.*&error=CredentialsSignin$/);
});

test('an account with a second factor is refused, and says why', async ({ tab, page, site }) => {
  await addAccountWithApp(site, budi);
  const { email, password } = budi;
  await tab.open('unauthenticated');
  const result = await tab.call('signIn', 'credentials', { email, password, redirect: false });
  expect(result).toEqual({ error: 'SecondFactorRequired', ok: false, status: 401, url: null });
  await expect(tab.states).toHaveText('loading, unauthenticated');
  await tab.leave('signIn', 'credentials', { email, password, redirect: true });
  await expect(page).toHaveURL(/\/auth\/second-factor\?error=SecondFactorRequired$/);
});

test('guessing is limited', async ({ tab, site }) => {
  await tab.open('unauthenticated');
  const guess = () => tab.call('signIn', 'credentials', { ...right(site), email: 'guess@vinci.example' });
  for (let count = 0; count < 10; count++) expect(await guess()).toMatchObject({ status: 401 });
  expect(await guess()).toEqual({ error: 'TooManyRequests', ok: false, status: 429, url: null });
});

test('signing in redirects to the requested page', async ({ tab, page, site }) => {
  await tab.open('unauthenticated');
  const there = { redirect: true, callbackUrl: '/only-us/dashboard' };
  await tab.leave('signIn', 'credentials', { ...right(site), ...there });
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
});

test('update changes the name, and nothing else', async ({ tab, site }) => {
  await tab.openSignedIn(site);
  const session = await tab.call('update', { name: 'Sari', email: 'other@vinci.example', role: 'client' });
  const user = { name: 'Sari', email: site.email, image: null, role: 'administrator' };
  expect(session).toEqual({ user, expires: expect.any(String) });
  await expect(tab.user).toHaveText('Sari');
  await tab.open('authenticated');
  await expect(tab.user).toHaveText('Sari');
  await tab.call('update', { name: 'Administrator' });
});

test('an emailed link signs in', async ({ tab, page, site, mailbox }) => {
  await tab.open('unauthenticated');
  const result = await tab.call('signIn', 'email', { email: site.email, redirect: false });
  const url = `${site.url}/api/auth/verify-request?provider=email&type=email`;
  expect(result).toEqual({ error: null, ok: true, status: 200, url });
  const link = await mailbox.nextLink();
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(tab.url);
  await tab.open('authenticated');
});

test('signing out ends the session, and redirects on request', async ({ tab, page, site }) => {
  await tab.openSignedIn(site);
  expect(await tab.call('signOut', { redirect: false })).toEqual({ url: tab.url });
  await expect(tab.user).toHaveText('Nobody');
  await tab.openSignedIn(site);
  await tab.leave('signOut', { callbackUrl: '/gallery' });
  await expect(page).toHaveURL(`${site.url}/gallery`);
  await tab.open('unauthenticated');
});

test('a page that requires a session redirects to the sign-in page and back', async ({ tab, page, site }) => {
  const requiring = `${tab.url}?required`;
  await page.goto(requiring);
  await expect(page).toHaveURL(/\/auth\/signin\?/);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toEqual({ callbackUrl: requiring, error: 'SessionRequired' });
  await expect(page.getByRole('alert')).toHaveText('Please sign in to see this page.');
  await fillSignIn(page, site);
  await expect(page).toHaveURL(requiring);
  await page.reload();
  await expect(tab.states).toHaveText('loading, authenticated');
});

test('an unknown provider redirects to the sign-in page', async ({ tab, page, site }) => {
  await tab.open('unauthenticated');
  await tab.leave('signIn', 'github');
  await expect(page).toHaveURL(`${site.url}/auth/signin?callbackUrl=${encodeURIComponent(tab.url)}`);
});

test('when the providers can’t be read there is an error page, and a line in the log', async ({
  tab,
  page,
  site,
}) => {
  await tab.open('unauthenticated');
  await page.route('**/api/auth/providers', (route) => route.abort());
  await tab.leave('signIn', 'credentials', right(site));
  await expect(page).toHaveURL(`${site.url}/api/auth/error`);
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect.poll(() => site.output()).toContain('CLIENT_FETCH_ERROR');
});
