import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { setCookies } from '#tests/test-browser.ts';
import { openTestSite, siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

test('a first request gets a CSRF token and a callback address', async () => {
  const response = await site.browser().fetch('/csrf');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache, no-store');
  expect(response.headers.get('pragma')).toBe('no-cache');
  expect(response.headers.get('expires')).toBe('0');
  const { csrfToken } = await response.json();
  expect(csrfToken).toMatch(/^[0-9a-f]{64}$/);
  const hash = createHash('sha256').update(`${csrfToken}a secret of the tests`).digest('hex');
  expect(response.headers.getSetCookie()).toEqual([
    `next-auth.csrf-token=${csrfToken}%7C${hash}; Path=/; HttpOnly; SameSite=Lax`,
    `next-auth.callback-url=${encodeURIComponent(site.origin)}; Path=/; HttpOnly; SameSite=Lax`,
  ]);
});

test('the CSRF token stays the same until the browser is closed', async () => {
  const browser = site.browser();
  const first = await browser.csrfToken();
  const again = await browser.fetch('/csrf');
  expect((await again.json()).csrfToken).toBe(first);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('a forged CSRF cookie is replaced', async () => {
  const browser = site.browser();
  const forged = `${'a'.repeat(64)}|${'b'.repeat(64)}`;
  browser.cookies.set('next-auth.csrf-token', encodeURIComponent(forged));
  const response = await browser.fetch('/csrf');
  expect((await response.json()).csrfToken).not.toBe('a'.repeat(64));
  expect(setCookies(response)['next-auth.csrf-token']).toBeDefined();
});

test('the sign-in page gets the same token as the endpoint', async () => {
  const browser = site.browser();
  const token = await browser.csrfToken();
  expect(site.auth.csrfToken(browser.cookieHeader())).toEqual({ token, setCookie: null });
  const fresh = site.auth.csrfToken(undefined);
  expect(fresh.setCookie).toContain(`next-auth.csrf-token=${fresh.token}%7C`);
});

test.each([
  ['a wrong token', 'f'.repeat(64)],
  ['an empty token', ''],
])('%s does not sign in', async (_, csrfToken) => {
  const browser = site.browser();
  await browser.csrfToken();
  const response = await browser.post('/callback/credentials', { ...sari, csrfToken });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ url: `${site.authUrl}/signin?csrf=true` });
  expect(await browser.session()).toEqual({});
});

test('a token without its cookie does not sign in', async () => {
  const csrfToken = await site.browser().csrfToken();
  const stranger = site.browser();
  const response = await stranger.post('/callback/credentials', { ...sari, csrfToken });
  expect(await response.json()).toEqual({ url: `${site.authUrl}/signin?csrf=true` });
  expect(stranger.cookie('session-token')).toBeUndefined();
});

test('on https the cookies carry the prefixes and Secure', async () => {
  const secure = await openTestSite({ variables: { AUTH_URL: 'https://www.vinci.example' } });
  const browser = secure.browser();
  await browser.signIn(sari);
  expect([...browser.cookies.keys()]).toEqual([
    '__Host-next-auth.csrf-token',
    '__Secure-next-auth.callback-url',
    '__Secure-next-auth.session-token',
    'vinci.known-browser',
  ]);
  const lines = (await secure.browser().fetch('/session')).headers.getSetCookie();
  for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const token = browser.cookies.get('__Secure-next-auth.session-token');
  const other = await secure
    .browser()
    .fetch('/session', { headers: { cookie: `next-auth.session-token=${token}` } });
  expect(await other.json()).toEqual({});
  secure.close();
});
