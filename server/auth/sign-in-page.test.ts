import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFor } from '#tests/browser/hostile/raw.ts';
import { sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let elsewhere: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  elsewhere = await openTestSite({ variables: { AUTH_URL: 'https://www.vinci.example/' } });
});
afterAll(() => {
  site.close();
  elsewhere.close();
});

const page = (query = '') => `${site.address}/auth/signin${query}`;
const here = '/only-us/dashboard';

/** The address a browser ends up at; if it stays, the values in the form. */
async function open(query: string, browser = site.browser()) {
  const answer = await browser.fetch(page(query));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return answer.headers.get('location') ?? (await answer.json()).authForm;
}

test.each([
  ['', here],
  ['?callbackUrl=%2Fonly-us%2Fblogs%3Fpage%3D2', '/only-us/blogs?page=2'],
  ['?callbackUrl=%2F', '/'],
  ['?callbackUrl=https://evil.example/', here],
  ['?callbackUrl=//evil.example', here],
  ['?callbackUrl=%2F%5Cevil.example', here],
  ['?callbackUrl=javascript:alert(1)', here],
  ['?callbackUrl=/auth/signin', here],
  ['?callbackUrl=/api/auth/signin', here],
])('after /auth/signin%s, signing in or being signed in redirects to %s', async (query, path) => {
  expect(await open(query)).toMatchObject({ callbackUrl: path });
  const browser = await site.signedIn(sari);
  expect(await open(query, browser)).toBe(path);
});

test('a tab that waits at the sign-in page keeps its destination when another tab signs in', async () => {
  const browser = site.browser();
  const csrfToken = await browser.csrfToken();
  const waiting = await open('?callbackUrl=/only-us/gallery', browser);
  await browser.postForm('/callback/credentials', { ...sari, callbackUrl: '/only-us/blogs' });
  expect(await open('?callbackUrl=/only-us/gallery', browser)).toBe('/only-us/gallery');
  const fields = { ...sari, csrfToken, callbackUrl: waiting.callbackUrl };
  const pressed = await browser.postForm('/callback/credentials', fields);
  expect(pressed.headers.get('location')).toBe(`${site.origin}/only-us/gallery`);
});

test('after a wrong password the email address is filled in again', async () => {
  const browser = site.browser();
  await browser.postForm('/callback/credentials', { email: ' Sari@vinci.example', password: 'no' });
  expect(await open('?error=CredentialsSignin', browser)).toMatchObject({ email: 'Sari@vinci.example' });
  expect(await open('', browser)).toMatchObject({ email: '' });
});

test('a script that signs in leaves no cookie with the email address', async () => {
  const browser = site.browser();
  await browser.post('/callback/credentials', { email: sari.email, password: 'no' });
  expect(browser.cookie('sign-in-email')).toBeUndefined();
});

describe('with AUTH_URL', () => {
  const ask = (path: string, Host: string, headers = {}) =>
    askFor(elsewhere.address, path, { headers: { Host, ...headers } });

  test('a page opened under another host is redirected once, with its callback address', async () => {
    const callbackUrl = 'http://10.0.0.5:3000/only-us/blogs?page=2';
    const query = new URLSearchParams({ callbackUrl });
    const answer = await ask(`/auth/signin?${query}`, '10.0.0.5:3000');
    const to = new URL(String(answer.headers.location));
    expect([answer.status, to.origin, to.pathname]).toEqual([
      302,
      'https://www.vinci.example',
      '/auth/signin',
    ]);
    expect(to.searchParams.get('callbackUrl')).toBe('/only-us/blogs?page=2');
    // Behind a proxy that changes the Host header, it would otherwise redirect forever.
    const again = await ask(to.pathname + to.search, '10.0.0.5:3000');
    expect([again.status, JSON.parse(again.body).authForm.movedTo]).toEqual([
      200,
      'https://www.vinci.example',
    ]);
    expect(elsewhere.logged.join()).toContain('make it pass on the Host header');
  });

  test.each(['www.vinci.example', 'WWW.vinci.example', 'www.vinci.example:443'])(
    'a page opened under %s stays',
    async (host) => {
      expect((await ask('/auth/signin', host)).status).toBe(200);
    },
  );

  test('the page to set a password is redirected, too', async () => {
    expect((await ask('/auth/set-password?token=x', '10.0.0.5:3000')).headers.location).toBe(
      'https://www.vinci.example/auth/set-password?token=x&moved=1',
    );
  });
});
