import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '#server/commands/run.ts';
import { letPass, minute } from '#tests/clock.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi, type Person, sari } from '#tests/people.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { openTestSite, siteOfEachTest, type TestSite } from '#tests/test-site.ts';
import { authenticators, recoveryCodes } from '../tables.ts';

const site = siteOfEachTest();
afterEach(() => void vi.useRealTimers());

const codeAt = (secret: string, secondsOff = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + secondsOff * 1000 });

/** Sets up an authenticator app for who is signed in: its secret, and the recovery codes that come with it. */
async function setUpApp({ apiOf }: Pick<TestSite, 'apiOf'>, browser: TestBrowser) {
  const api = await apiOf(browser);
  const { secret, sealed } = await api.secondFactor.startAuthenticator();
  const { recoveryCodes } = await api.secondFactor.finishAuthenticator({ sealed, code: codeAt(secret) });
  // The code that set it up is used.
  letPass(minute);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

const withApp = async (person: Person) => setUpApp(site, await site.signedIn(person));

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
  expect((await page.json()).authForm).toEqual({
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

const unconfirmed = { code: 'PRECONDITION_REQUIRED' };
const newPassword = { email: budi.email, currentPassword: budi.password, newPassword: 'gudang-2026' };

test('with the password alone, nobody changes keys or password of an account that has a second factor', async () => {
  const { secret, recoveryCodes: codes } = await withApp(budi);
  const { browser } = await afterPassword(budi);
  await sendCode(browser, codeAt(secret));
  letPass(11 * minute);
  const { account, secondFactor, user } = await site.apiOf(browser);
  await expect(account.confirm({ password: budi.password })).rejects.toThrow('has a second factor');
  const changePassword = () => user.changePassword({ ...newPassword, confirmPassword: 'gudang-2026' });
  const changes = [
    () => secondFactor.removeAuthenticator(),
    () => secondFactor.startAuthenticator(),
    () => secondFactor.finishAuthenticator({ sealed: 'x', code: '123456' }),
    () => secondFactor.startPasskey(),
    () => secondFactor.finishPasskey({ name: 'Kunci', response: {} }),
    () => secondFactor.removePasskey({ id: 'x' }),
    () => secondFactor.makeRecoveryCodes(),
    changePassword,
  ];
  for (const change of changes) await expect(change()).rejects.toMatchObject(unconfirmed);
  await account.confirm({ code: codes[0] ?? '' });
  const confirmed = await site.apiOf(browser);
  await confirmed.secondFactor.makeRecoveryCodes();
  await confirmed.user.changePassword({ ...newPassword, confirmPassword: 'gudang-2026' });
  expect(await browser.session()).toEqual({});
});

test('a session from before the second factor has to prove it before it changes keys', async () => {
  const other = await site.signedIn(budi);
  const browser = await site.signedIn(budi);
  const { secret } = await setUpApp(site, browser);
  const { secondFactor, account } = await site.apiOf(other);
  await expect(secondFactor.removeAuthenticator()).rejects.toMatchObject(unconfirmed);
  await expect(account.confirm({ password: budi.password })).rejects.toThrow('has a second factor');
  // Who added it has just proved that they have it.
  await (await site.apiOf(browser)).secondFactor.makeRecoveryCodes();
  letPass(minute);
  await account.confirm({ code: codeAt(secret) });
  await (await site.apiOf(other)).secondFactor.removeAuthenticator();
});

describe('with a mail server and a database of its own', () => {
  const email = 'ani@vinci.example';
  let folder: string;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let mailing: TestSite;
  /** The account of Ani, whom nobody has given a password. */
  let id: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'vinci-links-'));
    mailbox = await openMailbox();
    const file = path.join(folder, 'vinci.db');
    mailing = await openTestSite({ file, variables: { EMAIL_SERVER: mailbox.url } });
    const variables = { DATABASE_URL: `file:${file}`, UPLOADS_DIR: folder, AUTH_URL: mailing.origin };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    vi.stubEnv('AUTH_SECRET', mailing.env.AUTH_SECRET);
    id = (await mailing.administrator.user.create({ email, name: 'Ani', role: 'client' })).id;
    mailbox.letters.length = 0;
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await mailing.close();
    mailbox.close();
    rmSync(folder, { recursive: true });
  });

  async function emailedLink(way: '/signin/email' | '/forgot-password') {
    await mailing.browser().post(way, { email, callbackUrl: '/only-us/blogs' });
    return (await mailbox.nextLink()).href;
  }
  async function invitation() {
    await mailing.administrator.user.createPasswordLink({ id });
    return (await mailbox.nextLink()).href;
  }
  async function printedLink() {
    const lines: string[] = [];
    await runCommand(['user', 'link', email], (line) => lines.push(line));
    return lines.join('').split('\n').at(-1) ?? '';
  }
  const press = (browser: TestBrowser, link: string) => browser.fetch(link, { method: 'POST' });
  let passwords = 0;
  function choosePassword(browser: TestBrowser, link: string) {
    passwords += 1;
    const newPassword = `gudang-2026-${passwords}`;
    const token = new URL(link).searchParams.get('token') ?? '';
    const body = new URLSearchParams({ token, newPassword, confirmPassword: newPassword });
    return browser.fetch(`${mailing.address}/auth/set-password`, { method: 'POST', body });
  }

  test.each([
    ['an emailed link', () => emailedLink('/signin/email'), press],
    ['an invitation', invitation, choosePassword],
    ['a link for a forgotten password', () => emailedLink('/forgot-password'), choosePassword],
    ['a link of the command line', printedLink, choosePassword],
  ])('%s asks for the second factor, and works once', async (_way, newLink, use) => {
    const first = mailing.browser();
    await press(first, await emailedLink('/signin/email'));
    const { secret, recoveryCodes: codes } = await setUpApp(mailing, first);
    const link = await newLink();
    const browser = mailing.browser();
    const { headers } = await use(browser, link);
    expect(headers.get('location')?.replace(mailing.origin, '')).toBe('/auth/second-factor');
    expect(await browser.session()).toEqual({});
    expect(await errorOf(await sendCode(browser, '000000'))).toBe('WrongCode');
    expect(await browser.session()).toEqual({});
    const done = await sendCode(browser, codeAt(secret));
    expect([done.status, (await browser.session()).user.email]).toEqual([200, email]);
    const again = mailing.browser();
    await use(again, link);
    expect(await errorOf(await sendCode(again, codes[0] ?? ''))).toBe('SignInExpired');
    const withoutPhone = mailing.browser();
    await use(withoutPhone, await newLink());
    expect((await sendCode(withoutPhone, codes[0] ?? '')).status).toBe(200);
    expect((await withoutPhone.session()).user.email).toBe(email);
  });
});
