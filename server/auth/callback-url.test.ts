import { expect, test } from 'vitest';
import { setCookies } from '#tests/test-browser.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests({ variables: { AUTH_URL: 'http://www.vinci.example:8080' } });

const own = 'http://www.vinci.example:8080';

test.each([
  ['/orders?x=1', `${own}/orders?x=1`],
  [`${own}/orders?x=1#top`, `${own}/orders?x=1#top`],
  [own, own],
  [`${own}/`, `${own}/`],
  ['/a%2Fb?c=%20d', `${own}/a%2Fb?c=%20d`],
  ['/%2F%2Fevil.example', `${own}/%2F%2Fevil.example`],
  ['', own],
])('%j redirects to a page of the site', async (callbackUrl, expected) => {
  const browser = site.browser();
  const response = await browser.post('/signout', { callbackUrl });
  expect(await response.json()).toEqual({ url: expected });
  expect(browser.cookie('callback-url')).toBe(encodeURIComponent(expected));
});

const elsewhere = [
  'https://evil.example/',
  'http://www.vinci.example/',
  'https://www.vinci.example:8080/',
  `${own}.evil.example/`,
  `${own}@evil.example/`,
  'http://eve@www.vinci.example:8080/',
  'http://eve:secret@www.vinci.example:8080/',
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '%2F%2Fevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//www.vinci.example:8080',
  'data:text/html,hello',
  `blob:${own}/1`,
  'orders',
  '?x',
  'http://',
  'http://[',
  `/${'a'.repeat(3000)}`,
];

test.each(elsewhere)('%j redirects to the home page, wherever it is sent', async (callbackUrl) => {
  const posted = await site.browser().post('/signout', { callbackUrl });
  expect(await posted.json()).toEqual({ url: own });
  const asked = await site.browser().fetch(`/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`);
  expect(asked.headers.get('location')).toBe(`/auth/signin?callbackUrl=${encodeURIComponent(own)}`);
  const cookie = `next-auth.callback-url=${encodeURIComponent(callbackUrl)}`;
  const kept = await site.browser().fetch('/csrf', { headers: { cookie } });
  expect(kept.status).toBe(200);
  expect(setCookies(kept)['next-auth.callback-url']).toContain(encodeURIComponent(own));
});

test.each(['%', '%zz', '%00', '"', '%E0%A4%A', 'a=b=c', ';;;'])(
  'the cookie %j does no harm',
  async (value) => {
    const cookie = `next-auth.callback-url=${value}; next-auth.csrf-token=${value}; next-auth.session-token=${value}`;
    for (const path of [
      '/csrf',
      '/session',
      '/signin',
      '/signout',
      '/error',
      '/verify-request',
      '/providers',
    ]) {
      expect((await site.browser().fetch(path, { headers: { cookie } })).status).toBeLessThan(500);
    }
  },
);

test('the callback address is remembered between requests', async () => {
  const browser = site.browser();
  await browser.fetch('/signin?callbackUrl=/only-us/gallery');
  const response = await browser.fetch('/signin?error=SessionRequired');
  const expected = `/auth/signin?callbackUrl=${encodeURIComponent(`${own}/only-us/gallery`)}&error=SessionRequired`;
  expect(response.headers.get('location')).toBe(expected);
  expect(response.headers.getSetCookie()).toEqual([]);
});
