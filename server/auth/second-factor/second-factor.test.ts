import { TOTP } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import { letPass, minute } from '#tests/clock.ts';
import { budi, type Person, sari } from '#tests/people.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { authenticators, recoveryCodes } from '../tables.ts';

const site = siteOfEachTest();
afterEach(() => void vi.useRealTimers());

const codeAt = (secret: string, secondsOff = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + secondsOff * 1000 });

/** Sets up an authenticator app for somebody: its secret, and the recovery codes that come with it. */
async function withApp(person: Person) {
  const api = await site.apiOf(await site.signedIn(person));
  const { secret, sealed } = await api.secondFactor.startAuthenticator();
  const { recoveryCodes } = await api.secondFactor.finishAuthenticator({ sealed, code: codeAt(secret) });
  // The code that set it up is used.
  letPass(minute);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

/** A browser in which the password was right. */
async function afterPassword(person: Person) {
  const browser = site.browser();
  const answer = await browser.signIn(person);
  return { browser, answer };
}

const sendCode = (browser: TestBrowser, code: string) => browser.post('/callback/second-factor', { code });
const errorOf = async (answer: Response) => new URL((await answer.json()).url).searchParams.get('error');

test('after the password, a code completes the sign-in, once', async () => {
  const { secret } = await withApp(budi);
  const { browser, answer } = await afterPassword(budi);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { url: `${site.authUrl}/error?error=SecondFactorRequired` },
  ]);
  expect(await browser.session()).toEqual({});
  expect(browser.cookie('session-token')).toBeUndefined();
  const code = codeAt(secret);
  expect(await errorOf(await sendCode(browser, '000000'))).toBe('WrongCode');
  const { status } = await sendCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect([status, (await browser.session()).user.email]).toEqual([200, budi.email]);
  const { browser: other } = await afterPassword(budi);
  expect(await errorOf(await sendCode(other, code))).toBe('WrongCode');
});

test('without script, the password leads to the page of the second factor, and the code to where one was going', async () => {
  const { secret } = await withApp(budi);
  const browser = site.browser();
  const fields = { ...budi, callbackUrl: '/only-us/blogs' };
  const first = await browser.postForm('/callback/credentials', fields);
  const second = await browser.fetch(first.headers.get('location') ?? '');
  expect(second.headers.get('location')).toBe(`${site.origin}/auth/second-factor?error=SecondFactorRequired`);
  const page = await browser.fetch(`${site.address}/auth/second-factor`);
  expect((await page.json()).secondFactorForm).toEqual({
    email: budi.email,
    hasPasskey: false,
    hasAuthenticator: true,
    hasRecoveryCodes: true,
  });
  const done = await browser.postForm('/callback/second-factor', { code: codeAt(secret) });
  expect(done.headers.get('location')).toBe(`${site.origin}/only-us/blogs`);
  const over = await browser.fetch(`${site.address}/auth/second-factor`);
  expect(over.headers.get('location')).toBe('/auth/signin?error=SignInExpired');
});

test('a link to set a password asks for the second factor, too, whoever made it', async () => {
  await withApp(budi);
  const browser = site.browser();
  const newPassword = 'gudang-2026';
  const answer = await browser.fetch(`${site.address}/auth/set-password`, {
    method: 'POST',
    body: new URLSearchParams({ token: site.passwordToken(), newPassword, confirmPassword: newPassword }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/second-factor']);
  expect(await browser.session()).toEqual({});
});

test('ten recovery codes sign in once each, and new ones replace them', async () => {
  const { recoveryCodes: codes } = await withApp(budi);
  expect(codes).toHaveLength(10);
  expect(codes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const stored = JSON.stringify(site.db.select().from(recoveryCodes).all());
  expect(stored).not.toContain(codes[0]?.replaceAll('-', ''));
  const { browser } = await afterPassword(budi);
  expect((await sendCode(browser, codes[3]?.toUpperCase() ?? '')).status).toBe(200);
  const { browser: again } = await afterPassword(budi);
  expect(await errorOf(await sendCode(again, codes[3] ?? ''))).toBe('WrongCode');
  const api = await site.apiOf(browser);
  expect((await api.secondFactor.get()).recoveryCodes).toBe(9);
  const next = await api.secondFactor.makeRecoveryCodes();
  expect(await errorOf(await sendCode(again, codes[0] ?? ''))).toBe('WrongCode');
  expect((await sendCode(again, next[0] ?? '')).status).toBe(200);
});

test('a phone that is two minutes off is refused, and setting it up says so', async () => {
  const { secret } = await withApp(budi);
  letPass(10 * minute);
  const { browser } = await afterPassword(budi);
  for (const seconds of [-120, 120])
    expect(await errorOf(await sendCode(browser, codeAt(secret, seconds)))).toBe('WrongCode');
  expect((await sendCode(browser, codeAt(secret, -30))).status).toBe(200);
  const { secondFactor } = await site.apiOf(await site.signedIn(sari));
  const started = await secondFactor.startAuthenticator();
  const finish = (seconds: number) =>
    secondFactor.finishAuthenticator({ sealed: started.sealed, code: codeAt(started.secret, seconds) });
  await expect(finish(120)).rejects.toThrow('The clock of your phone is 2 min ahead.');
  await expect(finish(-120)).rejects.toThrow('The clock of your phone is 2 min behind.');
  await expect(finish(7200)).rejects.toThrow('This code doesn’t match.');
  await finish(30);
});

test('guesses at the code are limited, from wherever they come', async () => {
  const { secret } = await withApp(budi);
  const { browser } = await afterPassword(budi);
  for (let guess = 0; guess < 10; guess += 1) await sendCode(browser, `11111${guess}`);
  const elsewhere = site.browser({ 'x-forwarded-for': '198.51.100.7' });
  await elsewhere.signIn(budi);
  const answer = await sendCode(elsewhere, codeAt(secret));
  expect([answer.status, await errorOf(answer)]).toEqual([429, 'TooManyCodes']);
  letPass(61 * minute);
  await elsewhere.signIn(budi);
  expect((await sendCode(elsewhere, codeAt(secret))).status).toBe(200);
});

test('a sign-in waits ten minutes for its second factor', async () => {
  const { secret } = await withApp(budi);
  const { browser } = await afterPassword(budi);
  letPass(11 * minute);
  expect(await errorOf(await sendCode(browser, codeAt(secret)))).toBe('SignInExpired');
});

test('a new password ends a thief’s session and sign-in that waits', async () => {
  const { secret, recoveryCodes } = await withApp(budi);
  const { browser: owner } = await afterPassword(budi);
  await sendCode(owner, codeAt(secret));
  const { browser: thief } = await afterPassword(budi);
  await sendCode(thief, recoveryCodes[0] ?? '');
  const stolen = thief.cookieHeader();
  const { browser: waiting } = await afterPassword(budi);
  const newPassword = 'gudang-2026';
  await (await site.apiOf(owner)).user.changePassword({
    email: budi.email,
    currentPassword: budi.password,
    newPassword,
    confirmPassword: newPassword,
  });
  expect(await site.auth.readSession(stolen)).toBeNull();
  expect(await errorOf(await sendCode(waiting, recoveryCodes[1] ?? ''))).toBe('SignInExpired');
});

test('the secret of an app is stored encrypted, and for its account alone', async () => {
  const { secret } = await withApp(budi);
  const [row] = site.db.select().from(authenticators).all();
  expect(JSON.stringify(row)).not.toContain(secret);
  site.db.update(authenticators).set({ userId: site.people.sari.id }).run();
  const { browser } = await afterPassword(sari);
  expect(await errorOf(await sendCode(browser, codeAt(secret)))).toBe('WrongCode');
});

test('a code confirms as well as a password', async () => {
  const { secret } = await withApp(budi);
  const { browser } = await afterPassword(budi);
  await sendCode(browser, codeAt(secret));
  letPass(11 * minute);
  const late = { code: 'PRECONDITION_REQUIRED' };
  await expect((await site.apiOf(browser)).secondFactor.startAuthenticator()).rejects.toMatchObject(late);
  const { account } = await site.apiOf(browser);
  await expect(account.confirm({ code: '123456' })).rejects.toThrow('This code doesn’t match.');
  await account.confirm({ code: codeAt(secret) });
  await (await site.apiOf(browser)).secondFactor.removeAuthenticator();
  expect((await site.browser().signIn(budi)).status).toBe(200);
});
