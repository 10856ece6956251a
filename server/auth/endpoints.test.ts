import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

test('the ways to sign in are listed', async () => {
  const response = await site.browser().fetch('/providers');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.json()).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${site.authUrl}/signin/credentials`,
      callbackUrl: `${site.authUrl}/callback/credentials`,
    },
  });
  const headers = { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await site.browser().fetch('/providers', { headers })).status).toBe(304);
});

test.each([
  ['GET', '/nothing'],
  ['GET', '/SESSION'],
  ['GET', '/__proto__'],
  ['GET', '/constructor'],
  ['GET', '/callback'],
  ['GET', '/callback/unknown'],
  ['POST', '/callback/unknown'],
  ['GET', '/_log'],
  ['POST', '/providers'],
  ['POST', '/csrf'],
  ['PUT', '/session'],
  ['PATCH', '/session'],
  ['DELETE', '/session'],
  ['OPTIONS', '/session'],
])('%s %s is not supported', async (method, path) => {
  const response = await site.browser().fetch(path, { method });
  expect(response.status).toBe(400);
  expect(await response.text()).toBe(
    `Error: This action with HTTP ${method} is not supported by NextAuth.js`,
  );
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a malformed address is refused', async () => {
  const response = await site.browser().fetch('/%E0%A4%A');
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('HEAD is not supported', async () => {
  expect((await site.browser().fetch('/session', { method: 'HEAD' })).status).toBe(400);
});

test('/api/auth without an action is not found', async () => {
  expect((await fetch(`${site.address}/api/auth`)).status).toBe(404);
});

test('a trailing slash redirects to the address without it', async () => {
  const response = await site.browser().fetch('/csrf/?x=1');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/api/auth/csrf?x=1']);
  expect((await site.browser().fetch('/session/extra')).status).toBe(200);
});

test('bodies that cannot be read are refused', async () => {
  const post = (body: string, type = 'application/json') =>
    site.browser().fetch('/signout', { method: 'POST', body, headers: { 'content-type': type } });
  const malformed = await post('{"csrfToken":');
  expect([malformed.status, await malformed.text()]).toEqual([400, 'Invalid JSON']);
  const big = await post(JSON.stringify({ x: 'x'.repeat(1_100_000) }));
  expect([big.status, await big.text()]).toEqual([413, 'Body exceeded 1mb limit']);
  const form = await post(`x=${'x'.repeat(1_100_000)}`, 'application/x-www-form-urlencoded');
  expect(form.status).toBe(413);
  const fields = await post('&x=1'.repeat(2000), 'application/x-www-form-urlencoded');
  expect(fields.status).toBe(413);
  expect((await post('csrfToken=1', 'application/x-www-form-urlencoded; charset=klingon')).status).toBe(415);
});

test('a multipart form counts as an empty one', async () => {
  const body = new FormData();
  body.set('csrfToken', 'x');
  const response = await site.browser().fetch('/callback/credentials', { method: 'POST', body });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `${site.authUrl}/signin?csrf=true`,
  ]);
});

test.each(['/signin', '/signin/unknown', '/signin/email'])(
  'POST %s redirects to the sign-in page',
  async (path) => {
    const response = await site.browser().post(path, { email: sari.email });
    expect(await response.json()).toEqual({ url: `${site.authUrl}/signin?csrf=true` });
  },
);

test('POST /signin/credentials does nothing', async () => {
  const response = await site.browser().post('/signin/credentials', { ...sari });
  expect(await response.json()).toEqual({ url: `${site.authUrl}/signin` });
});

test.each(['/signin', '/signin/credentials', '/signin/unknown', '/signin?csrf=true'])(
  'GET %s redirects to the sign-in page',
  async (path) => {
    const response = await site.browser().fetch(path);
    expect([response.status, await response.text()]).toEqual([302, '']);
    const expected = `/auth/signin?callbackUrl=${encodeURIComponent(site.origin)}`;
    expect(response.headers.get('location')).toBe(expected);
  },
);

test('the sign-in page gets the error after the callback address', async () => {
  const response = await site.browser().fetch('/signin?error=A%26b&callbackUrl=/a');
  const expected = `/auth/signin?callbackUrl=${encodeURIComponent(`${site.origin}/a`)}&error=A%26b`;
  expect(response.headers.get('location')).toBe(expected);
});

const form = 'application/x-www-form-urlencoded;charset=UTF-8';

test.each([
  ['level=error&code=CLIENT_FETCH_ERROR&message=no%20network', form],
  ['{"level":"error","code":"CLIENT_FETCH_ERROR"}', 'application/json'],
  ['level=loud', form],
  ['hello', 'text/plain'],
  ['', form],
  ['[]', 'application/json'],
])('the report %j is accepted silently', async (body, type) => {
  const response = await site
    .browser()
    .fetch('/_log', { method: 'POST', body, headers: { 'content-type': type } });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('reports are logged, shortened, and not too many of them', async () => {
  const body = new URLSearchParams({ level: 'warn', code: 'X', message: 'm'.repeat(10_000) });
  for (let n = 0; n < 60; n++) await site.browser().fetch('/_log', { method: 'POST', body });
  const said = site.logged.filter((line) => line.includes('A browser reports') && line.includes('mmm'));
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(30);
  expect(said[0]?.length).toBeLessThan(1000);
});
