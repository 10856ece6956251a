import { expect, test } from 'vitest';
import { sessions } from '#database/tables.ts';
import { budi, sari } from '#tests/people.ts';
import { setCookies } from '#tests/test-browser.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { costliestTurn } from '#tests/turns.ts';

const site = siteOfAllTests();

test('email and password sign in', async () => {
  const browser = site.browser({ 'user-agent': 'Test browser' });
  const response = await browser.post('/callback/credentials', {
    ...sari,
    callbackUrl: '/only-us/dashboard',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ url: `${site.origin}/only-us/dashboard` });
  const line = setCookies(response)['next-auth.session-token'] ?? '';
  expect(line).toMatch(
    /^next-auth\.session-token=[0-9a-f]{64}; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/,
  );
  const days = (Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  const { user } = await browser.session();
  expect(user).toEqual({ name: 'Sari', email: 'sari@vinci.example', image: null, role: 'administrator' });
  expect(Object.keys(user)).toEqual(['name', 'email', 'image', 'role']);
});

test('the database holds no usable session', async () => {
  const browser = await site.signedIn(budi);
  const token = browser.cookie('session-token') ?? '';
  expect(token).not.toBe('');
  const rows = JSON.stringify(site.db.select().from(sessions).all());
  expect(rows).not.toContain(token);
});

test('an email may be written in capitals and with spaces around it', async () => {
  const response = await site.browser().signIn({ ...sari, email: '  SARI@Vinci.Example ' });
  expect(response.status).toBe(200);
});

test.each([
  ['a wrong password', { email: sari.email, password: 'Karton-8-lapis' }],
  ['an unknown email', { email: 'nobody@vinci.example', password: sari.password }],
  ['an empty form', { email: '', password: '' }],
])('%s is refused with the same message', async (_, given) => {
  const browser = site.browser();
  const response = await browser.signIn(given);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    url: `${site.authUrl}/error?error=CredentialsSignin&provider=credentials`,
  });
  expect(browser.cookie('session-token')).toBeUndefined();
});

test('without scripts a form gets redirects', async () => {
  const browser = site.browser();
  const wrong = await browser.postForm('/callback/credentials', { email: sari.email, password: 'no' });
  expect([wrong.status, await wrong.text()]).toEqual([302, '']);
  expect(wrong.headers.get('location')).toBe(
    `${site.authUrl}/error?error=CredentialsSignin&provider=credentials`,
  );
  const right = await browser.postForm('/callback/credentials', { ...sari, callbackUrl: '/only-us/blogs' });
  expect(right.status).toBe(302);
  expect(right.headers.get('location')).toBe(`${site.origin}/only-us/blogs`);
  expect((await browser.session()).user.name).toBe('Sari');
});

test.each([
  ['{"json":"true"}', 200],
  ['{"json":true}', 302],
  ['{"json":"1"}', 302],
])('a JSON body with %s is answered with %i', async (json, status) => {
  const browser = site.browser();
  const csrfToken = await browser.csrfToken();
  const { email, password } = budi;
  const body = JSON.stringify({ ...JSON.parse(json), csrfToken, email, password });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect((await browser.fetch('/callback/credentials', init)).status).toBe(status);
});

test('a session that was planted in the browser beforehand does not become valid', async () => {
  const browser = site.browser();
  const planted = 'a'.repeat(64);
  browser.cookies.set('next-auth.session-token', planted);
  await browser.signIn(sari);
  expect(browser.cookie('session-token')).not.toBe(planted);
  expect(await site.auth.readSession(`next-auth.session-token=${planted}`)).toBeNull();
});

test('signing in again ends the session that the browser had', async () => {
  const browser = await site.signedIn(budi);
  const before = browser.cookieHeader();
  await browser.signIn(sari);
  expect(await site.auth.readSession(before)).toBeNull();
  expect((await site.auth.readSession(browser.cookieHeader()))?.user.name).toBe('Sari');
});

test('an endless email address keeps nobody else waiting', async () => {
  const browser = site.browser();
  const csrfToken = await browser.csrfToken();
  // In the order in which putting them right takes longest: minutes for these 240 kB.
  const email = `a${'\u0301'.repeat(60_000)}${'\u0323'.repeat(60_000)}@vinci.example`;
  const body = JSON.stringify({ csrfToken, email, password: 'x', json: 'true' });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect(await costliestTurn(() => browser.fetch('/callback/credentials', init))).toBeLessThan(5000);
});

test('signing out ends the session, for copies of its cookie too', async () => {
  const browser = await site.signedIn(sari);
  const copy = browser.cookieHeader();
  const response = await browser.post('/signout', { callbackUrl: '/catalog' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ url: `${site.origin}/catalog` });
  expect(setCookies(response)['next-auth.session-token']).toMatch(/^next-auth.session-token=; Max-Age=0; /);
  expect(await browser.session()).toEqual({});
  expect(await site.auth.readSession(copy)).toBeNull();
});

test('a visitor may sign out', async () => {
  const response = await site.browser().post('/signout');
  expect(await response.json()).toEqual({ url: site.origin });
  expect(setCookies(response)['next-auth.session-token']).toBeUndefined();
});

test('signing out without the CSRF token keeps the session', async () => {
  const browser = await site.signedIn(sari);
  const response = await browser.post('/signout', { csrfToken: 'wrong' });
  expect(await response.json()).toEqual({ url: `${site.authUrl}/signout?csrf=true` });
  expect((await browser.session()).user.name).toBe('Sari');
});

test('a link to sign out only asks for confirmation', async () => {
  const browser = await site.signedIn(sari);
  const response = await browser.fetch('/signout');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect((await browser.session()).user.name).toBe('Sari');
  const csrfToken = /name="csrfToken" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(html)?.[1];
  expect(action).toBe('/api/auth/signout');
  const pressed = await browser.postForm('/signout', { csrfToken });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([302, site.origin]);
  expect(await browser.session()).toEqual({});
});
