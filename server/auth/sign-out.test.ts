import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { setCookies } from '#tests/test-browser.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

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
