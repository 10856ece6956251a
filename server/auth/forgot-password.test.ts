import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { users } from '#database/tables.ts';
import { letPass, minute } from '#tests/clock.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { budi, sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { passwordLinks } from './tables.ts';

let site: TestSite;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let person = 0;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await openTestSite({ variables: { EMAIL_SERVER: mailbox.url } });
});
afterEach(() => {
  vi.useRealTimers();
  for (const email of [budi.email, sari.email]) site.auth.limits.resetMail(email);
});
afterAll(async () => {
  await site.close();
  mailbox.close();
});

// A different IP address each time, so that the tests don't use up each other's limits.
function ask(email: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const browser = site.browser({ 'x-forwarded-for': `192.0.2.${person++}`, ...headers });
  return browser.post('/forgot-password', { email, ...fields });
}

function choose(link: URL, newPassword: string) {
  const form = { token: link.searchParams.get('token') ?? '', newPassword, confirmPassword: newPassword };
  const body = new URLSearchParams(form);
  return fetch(`${site.address}/auth/set-password`, { method: 'POST', body, redirect: 'manual' });
}

test('a person who forgot the password sets a new one with an emailed link, once', async () => {
  expect((await ask(` ${budi.email.toUpperCase()}`)).status).toBe(200);
  const link = await mailbox.nextLink();
  expect(link.href).toMatch(new RegExp(`^${site.origin}/auth/set-password\\?token=[0-9a-f]{64}$`));
  // Mail scanners open links, too.
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  expect((await site.browser().signIn(budi)).status).toBe(200);
  expect((await choose(link, 'Bambu-8-ruas')).status).toBe(303);
  expect((await choose(link, 'Bambu-9-ruas')).status).toBe(410);
  expect((await site.browser().signIn({ ...budi, password: 'Bambu-8-ruas' })).status).toBe(200);
});

test('the link is void after an hour, and once a newer one was asked for', async () => {
  await ask(sari.email);
  const first = await mailbox.nextLink();
  await ask(sari.email);
  const second = await mailbox.nextLink();
  expect((await fetch(first)).status).toBe(410);
  expect((await fetch(second)).status).toBe(200);
  letPass(60 * minute + 1);
  expect((await fetch(second)).status).toBe(410);
});

test('somebody who asks for a link doesn’t void the invitation of another person', async () => {
  const token = site.passwordToken();
  await ask(budi.email);
  const asked = await mailbox.nextLink();
  expect((await fetch(`${site.address}/auth/set-password?token=${token}`)).status).toBe(200);
  expect((await choose(asked, 'Bambu-7-ruas')).status).toBe(303);
  expect((await fetch(`${site.address}/auth/set-password?token=${token}`)).status).toBe(410);
});

test('unknown and inactive addresses get the same answer and no email', async () => {
  const known = await ask(sari.email);
  const said = [known.status, await known.text()];
  await mailbox.nextLink();
  const setActive = (active: boolean) =>
    site.db.update(users).set({ active }).where(eq(users.id, site.people.budi.id)).run();
  setActive(false);
  const before = site.db.select().from(passwordLinks).all();
  for (const email of ['nobody@vinci.example', budi.email]) {
    const answer = await ask(email);
    expect([answer.status, await answer.text()]).toEqual(said);
  }
  setActive(true);
  await ask(sari.email);
  await mailbox.nextLink();
  expect(mailbox.letters).toEqual([]);
  expect(site.db.select().from(passwordLinks).all()).toHaveLength(before.length);
});

test.each(['', 'sari', 'a@b@vinci.example', '"sari"@vinci.example'])(
  '%j is no email address',
  async (email) => {
    const { url } = await (await ask(email)).json();
    expect(url).toBe(`${site.authUrl}/error?error=EmailSignin`);
  },
);

test('after 5 emails an address has to wait, whether it is known or not, also for links to sign in', async () => {
  for (const email of [budi.email, 'nobody2@vinci.example']) {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    expect((await site.browser().post('/signin/email', { email })).status).toBe(429);
  }
  while (mailbox.letters.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  mailbox.letters.length = 0;
});

test('another site can’t ask', async () => {
  const { url } = await (await ask(sari.email, { csrfToken: 'wrong' })).json();
  expect(url).toBe(`${site.authUrl}/signin?csrf=true`);
  expect((await ask(sari.email, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(mailbox.letters).toEqual([]);
});

test('without a mail server the page leads back to the sign-in page, and nothing is sent', async () => {
  const other = await openTestSite();
  const asked = await other.browser().fetch('/forgot-password');
  expect(asked.headers.get('location')).toBe(`${other.authUrl}/signin`);
  const { url } = await (await other.browser().post('/forgot-password', { email: sari.email })).json();
  expect(url).toBe(`${other.authUrl}/signin?csrf=true`);
  await other.close();
});
