import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { users } from '#database/tables.ts';
import { day, letPass } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { setCookies, type TestBrowser } from '#tests/test-browser.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();
afterEach(() => void vi.useRealTimers());

async function update(browser: TestBrowser, data: unknown, csrfToken?: string) {
  const body = JSON.stringify({ csrfToken: csrfToken ?? (await browser.csrfToken()), data });
  return browser.fetch('/session', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

test('nobody is signed in at first', async () => {
  const response = await site.browser().fetch('/session');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-cache, no-store');
  expect(await response.text()).toBe('{}');
  expect(Object.keys(setCookies(response))).toEqual(['next-auth.csrf-token', 'next-auth.callback-url']);
});

test('a cookie without a valid session is removed', async () => {
  const browser = site.browser();
  browser.cookies.set('next-auth.session-token', 'rubbish');
  const response = await browser.fetch('/session');
  expect(await response.text()).toBe('{}');
  expect(setCookies(response)['next-auth.session-token']).toBe(
    'next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  );
});

test('reading the session does not change its cookie', async () => {
  const browser = await site.signedIn(sari);
  const response = await browser.fetch('/session');
  expect(setCookies(response)['next-auth.session-token']).toBeUndefined();
  const { expires } = await response.json();
  expect(new Date(expires).toISOString()).toBe(expires);
});

test('someone who comes back within 30 days stays signed in, with the same cookie for longer', async () => {
  const browser = await site.signedIn(sari);
  const token = browser.cookie('session-token');
  letPass(20 * day);
  await site.auth.readSession(browser.cookieHeader());
  const response = await browser.fetch('/session');
  const line = setCookies(response)['next-auth.session-token'] ?? '';
  expect(line).toContain(`next-auth.session-token=${token}; `);
  const expires = Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '');
  expect((expires - Date.now()) / day).toBeCloseTo(30, 2);
});

test('someone who comes back after 10 days and then after 25 more is still signed in', async () => {
  const browser = await site.signedIn(sari);
  letPass(10 * day);
  expect(await site.auth.readSession(browser.cookieHeader())).not.toBeNull();
  letPass(25 * day);
  expect((await browser.session()).user.name).toBe('Sari');
});

test('while the disk is full people stay signed in', async () => {
  const browser = await site.signedIn(sari);
  letPass(20 * day);
  site.db.$client.pragma('query_only = ON');
  expect((await browser.session()).user.name).toBe('Sari');
  site.db.$client.pragma('query_only = OFF');
  expect(site.logged.join()).toContain('A session could not be updated');
});

test('someone who stays away for 30 days is signed out', async () => {
  const browser = await site.signedIn(sari);
  letPass(30.1 * day);
  expect(await site.auth.readSession(browser.cookieHeader())).toBeNull();
  expect(await browser.session()).toEqual({});
});

test('after 90 days even someone who came every day is signed out', async () => {
  const browser = await site.signedIn(sari);
  for (let days = 0; days < 80; days += 16) {
    letPass(16 * day);
    expect(await site.auth.readSession(browser.cookieHeader())).not.toBeNull();
  }
  const { expires } = await browser.session();
  expect((Date.parse(expires) - Date.now()) / day).toBeCloseTo(10, 2);
  letPass(10.1 * day);
  expect(await site.auth.readSession(browser.cookieHeader())).toBeNull();
});

test('a deactivated account is signed out at once', async () => {
  const browser = await site.signedIn(budi);
  site.db.update(users).set({ active: false }).where(eq(users.id, site.people.budi.id)).run();
  expect(await browser.session()).toEqual({});
  expect((await site.browser().signIn(budi)).status).toBe(401);
  site.db.update(users).set({ active: true }).where(eq(users.id, site.people.budi.id)).run();
});

test('a name can be changed, and nothing else', async () => {
  const browser = await site.signedIn(budi);
  const response = await update(browser, {
    name: ' Budi Prasetyo ',
    role: 'administrator',
    email: sari.email,
  });
  expect(response.status).toBe(200);
  const expected = { name: 'Budi Prasetyo', email: budi.email, image: null, role: 'client' };
  expect((await response.json()).user).toEqual(expected);
  expect((await browser.session()).user).toEqual(expected);
});

test('an update without changes returns the session', async () => {
  const browser = await site.signedIn(sari);
  expect((await (await update(browser, undefined)).json()).user.name).toBe('Sari');
});

test.each([[''], ['   '], [7], [null], ['x'.repeat(81)]])('%j is not a valid name', async (name) => {
  const browser = await site.signedIn(sari);
  const response = await update(browser, { name });
  expect([response.status, await response.text()]).toEqual([400, '{}']);
  expect((await browser.session()).user.name).toBe('Sari');
});

test('a change without the CSRF token is refused', async () => {
  const browser = await site.signedIn(sari);
  const response = await update(browser, { name: 'Eve' }, 'wrong');
  expect([response.status, await response.text()]).toEqual([400, '{}']);
  expect((await browser.fetch('/session', { method: 'POST' })).status).toBe(400);
});

test('a visitor can’t change anything', async () => {
  const response = await update(site.browser(), { name: 'Eve' });
  expect([response.status, await response.text()]).toEqual([200, '{}']);
});
