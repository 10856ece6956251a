import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { users } from '#database/tables.ts';
import { day, letPass } from '#tests/clock.ts';
import { budi } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { readPasswordLink } from './password-links.ts';
import { setPassword } from './set-password.ts';
import { passwordLinks } from './tables.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => {
  vi.useRealTimers();
  site.close();
});

const isVoid = 'This link is no longer valid. Please ask an administrator for a new one.';
const next = { ...budi, password: 'Bambu-8-ruas' };

async function send(token: string, newPassword = next.password, confirmPassword = newPassword) {
  return sentenceFor({ token, newPassword, confirmPassword });
}

async function sentenceFor(form: unknown) {
  const refusal = await setPassword(site.services, form, '192.0.2.1');
  return refusal && (refusal.message ?? refusal.newPassword ?? refusal.confirmPassword);
}

test('the link sets a password, once, and ends earlier sessions', async () => {
  const browser = await site.signedIn(budi);
  const token = site.passwordToken();
  expect(await send(token)).toBeNull();
  expect(await browser.session()).toEqual({});
  expect((await site.browser().signIn(budi)).status).toBe(401);
  expect((await site.browser().signIn(next)).status).toBe(200);
  expect(await send(token, 'Bambu-9-ruas')).toBe(isVoid);
});

test('opening the link does not use it up', async () => {
  const token = site.passwordToken();
  const { people, db } = site;
  for (let n = 0; n < 3; n++) {
    expect(readPasswordLink(db, token, site.now())).toEqual({
      userId: people.budi.id,
      name: budi.name,
      email: budi.email,
    });
  }
  expect(JSON.stringify(db.select().from(passwordLinks).all())).not.toContain(token);
  expect(await send(token)).toBeNull();
});

test('of 20 uses at the same moment one sets the password', async () => {
  const token = site.passwordToken();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(token, `Bambu-8-ruas${n}`)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
});

test('a password that breaks the rules is refused and does not use up the link', async () => {
  const token = site.passwordToken();
  expect(await send(token, 'short1')).toBe('Password minimum 8 character.');
  expect(await send(token, 'Bambu-8-ruas', 'Bambu-9-ruas')).toBe('Confirm password not match.');
  expect(await send(token)).toBeNull();
});

test('an error is shown at its field', async () => {
  const form = { token: site.passwordToken(), newPassword: 'short1', confirmPassword: '' };
  expect(await setPassword(site.services, form, '192.0.2.1')).toEqual({
    status: 422,
    newPassword: 'Password minimum 8 character.',
    confirmPassword: 'Confirm password is required.',
  });
});

test('the current password is refused as the new one', async () => {
  const token = site.passwordToken();
  expect(await send(token, budi.password)).toBe('New password must be deferent.');
  expect(await send(token)).toBeNull();
});

test('a newer link voids the older one', async () => {
  const older = site.passwordToken();
  const newer = site.passwordToken();
  expect(await send(older)).toBe(isVoid);
  expect(await send(newer)).toBeNull();
});

test('after 7 days the link is void', async () => {
  const token = site.passwordToken();
  letPass(7 * day + 1);
  expect(readPasswordLink(site.db, token, site.now())).toBeNull();
  expect(await send(token)).toBe(isVoid);
});

test.each([[null], [{}], ['token'], [{ token: 7 }], [{ token: 'x', newPassword: 'Bambu-8-ruas' }]])(
  'the form %j gets an error message',
  async (form) => {
    expect(await sentenceFor(form)).toEqual(expect.any(String));
  },
);

test('the link of an account that is not active is void', async () => {
  const token = site.passwordToken();
  site.db.update(users).set({ active: false }).where(eq(users.id, site.people.budi.id)).run();
  expect(await send(token)).toBe(isVoid);
});

test('guessing links is limited', async () => {
  for (let n = 0; n < 50; n++) expect(await send('guess')).toBe(isVoid);
  expect(await send(site.passwordToken())).toBe('Too many attempts. Please try again in 15 minutes.');
});
