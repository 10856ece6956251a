import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letPass, minute } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { setCookies } from '#tests/test-browser.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { networkOf } from './rate-limits.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => {
  vi.useRealTimers();
  site.close();
});

const from = (address: string) => site.browser({ 'x-forwarded-for': address });

async function fail(times: number, email: string, address = '192.0.2.1', browser = from(address)) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await browser.signIn({ email, password: 'wrong' })).status);
  return statuses;
}

test.each([sari.email, 'nobody@vinci.example'])('after 10 failures %s has to wait', async (email) => {
  expect(await fail(10, email)).toEqual(Array(10).fill(401));
  const browser = from('192.0.2.1');
  const response = await browser.signIn({ email, password: sari.password });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  expect(await response.json()).toEqual({ url: `${site.authUrl}/signin?error=TooManyRequests` });
  const form = await browser.postForm('/callback/credentials', { email, password: sari.password });
  expect([form.status, form.headers.get('location')]).toEqual([
    302,
    `${site.authUrl}/signin?error=TooManyRequests`,
  ]);
  expect((await browser.signIn(budi)).status).toBe(200);
});

test('failures in one network don’t lock out anybody elsewhere', async () => {
  expect(await fail(11, sari.email)).toEqual([...Array(10).fill(401), 429]);
  expect((await from('192.0.2.2').signIn(sari)).status).toBe(200);
});

test('a browser that has signed in before is not locked out by strangers, not even in its own network', async () => {
  const own = from('192.0.2.1');
  await own.signIn(sari);
  await fail(11, sari.email);
  for (let n = 0; n < 50; n++) site.auth.limits.openLink('192.0.2.1');
  expect((await from('192.0.2.1').signIn(sari)).status).toBe(429);
  expect((await own.signIn(sari)).status).toBe(200);
});

test('a known browser has its own 10 failures', async () => {
  const own = from('192.0.2.1');
  const response = await own.signIn(sari);
  expect(setCookies(response)['vinci.known-browser']).toMatch(
    /^vinci\.known-browser=[0-9a-f]{32}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
  );
  expect(await fail(11, sari.email, '192.0.2.1', own)).toEqual([...Array(10).fill(401), 429]);
  expect((await own.signIn(sari)).status).toBe(429);
  expect((await from('192.0.2.1').signIn(sari)).status).toBe(200);
});

test('a browser is known to everybody who has signed in with it, and to nobody else', async () => {
  const shared = from('192.0.2.1');
  await shared.signIn(budi);
  await fail(10, sari.email);
  expect((await shared.signIn(sari)).status).toBe(429);
  shared.cookies.set('vinci.known-browser', `${'a'.repeat(32)}.${'b'.repeat(43)}`);
  expect((await shared.signIn(sari)).status).toBe(429);
  const both = from('192.0.2.2');
  await both.signIn(budi);
  await both.signIn(sari);
  await fail(10, sari.email, '192.0.2.2');
  await fail(10, budi.email, '192.0.2.2');
  expect((await both.signIn(budi)).status).toBe(200);
  expect((await both.signIn(sari)).status).toBe(200);
});

test.each([sari.email, 'nobody@vinci.example'])(
  'after 100 failures in an hour %s has to wait in every unknown browser',
  async (email) => {
    const own = from('192.0.2.1');
    await own.signIn(sari);
    for (let n = 0; n < 100; n++) site.auth.limits.signIn(email, `198.51.100.${n}`, null);
    const response = await from('192.0.2.2').signIn({ email, password: sari.password });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await own.signIn(sari)).status).toBe(200);
  },
);

test('guesses at the same moment are counted one by one', async () => {
  const browser = site.browser();
  await browser.csrfToken();
  const guesses = Array.from({ length: 20 }, () => browser.signIn({ email: sari.email, password: 'wrong' }));
  const statuses = (await Promise.all(guesses)).map((response) => response.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('other spellings of an email are the same account', async () => {
  await fail(5, 'sari@vinci.example');
  await fail(5, ' SARI@VINCI.example');
  expect(await fail(1, 'Sari@vinci.example')).toEqual([429]);
});

test('after 15 minutes it works again', async () => {
  await fail(10, sari.email);
  letPass(15 * minute + 1000);
  expect((await from('192.0.2.1').signIn(sari)).status).toBe(200);
});

test('a success resets the failures before it', async () => {
  await fail(9, sari.email);
  expect((await from('192.0.2.1').signIn(sari)).status).toBe(200);
  expect(await fail(9, sari.email)).toEqual(Array(9).fill(401));
});

test('after 50 failures an address has to wait, whatever the account', async () => {
  for (let n = 0; n < 50; n++) site.auth.limits.signIn(`${n}@vinci.example`, '192.0.2.1', null);
  expect((await from('192.0.2.1').signIn(sari)).status).toBe(429);
  expect((await from('192.0.2.2').signIn(sari)).status).toBe(200);
});

test('signing in to one’s own account doesn’t give an address more guesses', async () => {
  for (let n = 0; n < 49; n++) site.auth.limits.signIn(`${n}@vinci.example`, '192.0.2.1', null);
  expect((await from('192.0.2.1').signIn(sari)).status).toBe(200);
  expect(await fail(2, 'nobody@vinci.example')).toEqual([401, 429]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%j is counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
