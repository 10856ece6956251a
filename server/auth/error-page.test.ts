import { expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

test.each([
  ['', 200, 'Error'],
  ['?error=Configuration', 500, 'Server error'],
  ['?error=AccessDenied', 403, 'Access Denied'],
  ['?error=Verification', 403, 'Unable to sign in'],
  ['?error=verification', 403, 'Unable to sign in'],
  ['/AccessDenied', 403, 'Access Denied'],
  ['?error=Whatever', 200, 'Error'],
  ['?error=__proto__', 200, 'Error'],
  ['?error=credentialssignin', 200, 'Error'],
])('the error page %j answers %i', async (query, status, title) => {
  const response = await site.browser().fetch(`/error${query}`);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain(`>${title}</h1>`);
});

test('an error code is never shown', async () => {
  const response = await site
    .browser()
    .fetch(`/error?error=${encodeURIComponent('<script>alert(1)</script>')}`);
  expect(await response.text()).not.toContain('alert');
});

test.each(['Signin', 'Callback', 'EmailSignin', 'CredentialsSignin', 'SessionRequired'])(
  '%s is explained on the sign-in page',
  async (error) => {
    const browser = site.browser();
    await browser.fetch('/signin?callbackUrl=/only-us');
    const response = await browser.fetch(`/error?error=${error}&provider=credentials`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${site.authUrl}/signin?error=${error}`);
    const next = await browser.fetch(`/signin?error=${error}`);
    const expected = `/auth/signin?callbackUrl=${encodeURIComponent(`${site.origin}/only-us`)}&error=${error}`;
    expect(next.headers.get('location')).toBe(expected);
  },
);

test('after requesting a link a page says to check your email', async () => {
  const response = await site.browser().fetch('/verify-request?provider=email&type=email');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('>Check your email</h1>');
});

test('the pages have no scripts and no style sheets, as the content security policy demands', async () => {
  for (const path of ['/error', '/signout', '/verify-request']) {
    expect(await (await site.browser().fetch(path)).text()).not.toMatch(/<script|<style|<link|\son\w+=/);
  }
});
