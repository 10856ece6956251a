import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { users } from '#database/tables.ts';
import { letPass, minute } from '#tests/clock.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { storePassword } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { magicLinks } from './tables.ts';

let site: TestSite;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let person = 0;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await openTestSite({ variables: { EMAIL_SERVER: mailbox.url } });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  site.close();
  mailbox.close();
});

// A different IP address each time, so that the tests don't use up each other's limits.
const stranger = () => site.browser({ 'x-forwarded-for': `192.0.2.${person++}` });

async function linkFor(email: string, callbackUrl = '/only-us/dashboard') {
  const response = await stranger().post('/signin/email', { email, callbackUrl });
  expect(await response.json()).toEqual({ url: `${site.authUrl}/verify-request?provider=email&type=email` });
  return mailbox.nextLink();
}

const look = (link: URL, browser = stranger()) => browser.fetch(link.href);
/** Presses the button of the page behind the link. */
const open = (link: URL, browser = stranger()) => browser.fetch(link.href, { method: 'POST' });
const failed = () => `${site.authUrl}/error?error=Verification`;

test('signing in by email is offered', async () => {
  const { email } = await (await stranger().fetch('/providers')).json();
  expect(email.signinUrl).toBe(`${site.authUrl}/signin/email`);
  expect(email.type).toBe('email');
});

test('an emailed link signs in, once', async () => {
  const link = await linkFor(sari.email);
  expect([...link.searchParams.keys()]).toEqual(['callbackUrl', 'token', 'email']);
  expect(JSON.stringify(site.db.select().from(magicLinks).all())).not.toContain(
    link.searchParams.get('token'),
  );
  const browser = stranger();
  const first = await open(link, browser);
  expect([first.status, first.headers.get('location')]).toEqual([302, `${site.origin}/only-us/dashboard`]);
  expect((await browser.session()).user.email).toBe(sari.email);
  for (const again of [await look(link), await open(link)])
    expect(again.headers.get('location')).toBe(failed());
});

const setActive = (active: boolean) =>
  site.db.update(users).set({ active }).where(eq(users.id, site.people.budi.id)).run();

test.each([
  ['after 10 minutes', () => letPass(10 * minute + 1)],
  ['once a new one is sent', () => linkFor(budi.email)],
  ['when its account was deactivated meanwhile', () => setActive(false)],
  [
    'when the password was changed meanwhile',
    async () => storePassword(site.db, site.people.budi.id, await hashPassword(budi.password), site.now()),
  ],
])('a link is void %s', async (_when, happens) => {
  const link = await linkFor(budi.email);
  await happens();
  expect((await open(link)).headers.get('location')).toBe(failed());
  setActive(true);
  site.auth.limits.resetMail(budi.email);
});

test('of 20 uses of a link at the same moment one signs in', async () => {
  const link = await linkFor(sari.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(link)));
  const places = answers.map((answer) => answer.headers.get('location'));
  expect(places.filter((place) => place === `${site.origin}/only-us/dashboard`)).toHaveLength(1);
  expect(places.filter((place) => place === failed())).toHaveLength(19);
});

test('a mail scanner that opens the link does not use it up: its page has one button', async () => {
  const link = await linkFor(sari.email);
  const scanner = stranger();
  expect((await scanner.fetch(link.href, { method: 'HEAD' })).status).toBe(400);
  const page = await look(link, scanner);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'strict-origin']);
  const html = await page.text();
  expect(html).toContain(`You are about to sign in as ${sari.email}.`);
  const action = /<form [^>]*action="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(new URL(action ?? '', site.address).href).toBe(link.href);
  expect(await scanner.session()).toEqual({});
  expect((await open(link)).headers.get('location')).toBe(`${site.origin}/only-us/dashboard`);
});

test('another site can’t press the button', async () => {
  const link = await linkFor(sari.email);
  const headers = { 'sec-fetch-site': 'cross-site' };
  const refused = await stranger().fetch(link.href, { method: 'POST', headers });
  expect(refused.headers.get('location')).toBe(`${site.authUrl}/error?error=AccessDenied`);
  expect((await open(link)).headers.get('location')).toBe(`${site.origin}/only-us/dashboard`);
});

test('a link that was tampered with does not sign in', async () => {
  const link = await linkFor(sari.email);
  const change = (name: string, value: string) => {
    const other = new URL(link);
    other.searchParams.set(name, value);
    return open(other);
  };
  expect((await change('token', 'a'.repeat(64))).headers.get('location')).toBe(failed());
  expect((await change('email', budi.email)).headers.get('location')).toBe(failed());
  expect((await change('email', '')).headers.get('location')).toBe(failed());
  expect((await change('token', '')).headers.get('location')).toBe(
    `${site.authUrl}/error?error=configuration`,
  );
  const elsewhere = await change('callbackUrl', 'https://evil.example/');
  expect(elsewhere.headers.get('location')).toBe(site.origin);
});

test('an unknown or inactive address gets the same response and no email', async () => {
  setActive(false);
  for (const email of ['nobody@vinci.example', budi.email]) {
    const response = await stranger().post('/signin/email', { email });
    expect(await response.json()).toEqual({
      url: `${site.authUrl}/verify-request?provider=email&type=email`,
    });
  }
  setActive(true);
  const link = await linkFor(sari.email);
  expect(link.searchParams.get('email')).toBe(sari.email);
  expect(mailbox.letters).toHaveLength(0);
});

test.each(['', 'sari', '@vinci.example', 'a@b@vinci.example', '"sari"@vinci.example', 'sari@localhost'])(
  '%j is not an email address',
  async (email) => {
    const response = await stranger().post('/signin/email', { email });
    expect([response.status, await response.json()]).toEqual([
      200,
      { url: `${site.authUrl}/error?error=EmailSignin` },
    ]);
  },
);

test('a second address after a comma gets nothing', async () => {
  const link = await linkFor(`${sari.email},evil.example`);
  expect(link.searchParams.get('email')).toBe(sari.email);
});

test('without the CSRF token no mail is sent', async () => {
  const response = await stranger().post('/signin/email', { email: sari.email, csrfToken: 'wrong' });
  expect(await response.json()).toEqual({ url: `${site.authUrl}/signin?csrf=true` });
});

test('after 5 mails an address has to wait, whether it is known or not', async () => {
  for (const email of [budi.email, 'nobody2@vinci.example']) {
    site.auth.limits.resetMail(email);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await stranger().post('/signin/email', { email })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  }
});

test('a failure to send email shows in the log and not in the response', async () => {
  const site = await openTestSite({ variables: { EMAIL_SERVER: 'smtp://127.0.0.1:1' } });
  const response = await site.browser().post('/signin/email', { email: sari.email });
  expect(await response.json()).toEqual({ url: `${site.authUrl}/verify-request?provider=email&type=email` });
  await expect.poll(() => site.auth.mailer.failedAt()).toBeTruthy();
  expect(site.logged.join()).toContain('An email could not be sent');
  site.close();
});

test('in development without a mail server the link is in the log', async () => {
  const site = await openTestSite({ variables: { NODE_ENV: 'development' } });
  await site.browser().post('/signin/email', { email: sari.email });
  const line = () => site.logged.find((text) => text.includes('/callback/email?'));
  await expect.poll(line).toBeDefined();
  const link = JSON.parse(line() ?? '').msg.match(/http\S+/)[0];
  expect((await site.browser().fetch(link, { method: 'POST' })).headers.get('location')).toBe(site.origin);
  site.close();
});
