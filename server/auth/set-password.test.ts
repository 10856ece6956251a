import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { users } from '#database/tables.ts';
import { day, letPass } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { passwordLinks } from './tables.ts';

const site = siteOfEachTest();
afterEach(() => void vi.useRealTimers());

const next = { ...budi, password: 'Bambu-8-ruas' };
const page = () => `${site.address}/auth/set-password`;
const linkOf = (token: string) => `${page()}?token=${token}`;

function send(token: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const form = { token, newPassword: next.password, confirmPassword: next.password, ...fields };
  return fetch(page(), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });
}
async function expectVoid(answer: Response) {
  expect([answer.status, await answer.text()]).toEqual([
    410,
    expect.stringContaining('no longer valid</h1>'),
  ]);
}
const statusOf = async (token: string) => (await send(token)).status;

test('the link shows whose password it sets, as often as it is opened, and is stored as a hash', async () => {
  const token = site.passwordToken();
  const link = linkOf(token);
  for (const method of ['HEAD', 'GET', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  const answer = await fetch(link);
  const { name, email } = budi;
  expect((await answer.json()).authForm).toEqual({ token, name, email, refusal: null });
  // It never contains the token.
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
  expect(JSON.stringify(site.db.select().from(passwordLinks).all())).not.toContain(token);
});

test('the form sets the password, once, ends every session, and signs its browser in again', async () => {
  const elsewhere = await site.signedIn(budi);
  const here = await site.signedIn(sari);
  const before = here.cookie('session-token');
  const token = site.passwordToken();
  const form = { token, newPassword: next.password, confirmPassword: next.password };
  const answer = await here.fetch(page(), { method: 'POST', body: new URLSearchParams(form) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/only-us/dashboard']);
  expect((await here.session()).user.email).toBe(budi.email);
  expect(here.cookie('session-token')).not.toBe(before);
  expect(await elsewhere.session()).toEqual({});
  // The one it had, which was Sari's, has ended, too.
  expect(await site.administrator.user.getSessions({ id: site.people.sari.id })).toEqual([]);
  expect((await site.browser().signIn(budi)).status).toBe(401);
  expect((await site.browser().signIn(next)).status).toBe(200);
  const again = await send(token, { newPassword: 'Bambu-9-ruas', confirmPassword: 'Bambu-9-ruas' });
  await expectVoid(again);
});

test('of 20 uses at the same moment one sets the password', async () => {
  const token = site.passwordToken();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(token)));
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
});

test.each([
  [
    { newPassword: 'short1', confirmPassword: '' },
    { newPassword: 'Password minimum 8 character.', confirmPassword: 'Confirm password is required.' },
  ],
  [{ confirmPassword: 'Bambu-9-ruas' }, { confirmPassword: 'Confirm password not match.' }],
  [
    { newPassword: budi.password, confirmPassword: budi.password },
    { newPassword: 'New password must be deferent.' },
  ],
])('for %j the form shows errors at its fields, and the link still works', async (fields, errors) => {
  const token = site.passwordToken();
  const answer = await send(token, fields);
  expect(answer.status).toBe(422);
  expect((await answer.json()).authForm.refusal).toEqual({ status: 422, ...errors });
  expect(await statusOf(token)).toBe(303);
});

test('a form that is refused signs nobody in', async () => {
  const answers = [await send('guess'), await send(site.passwordToken(), { confirmPassword: 'other' })];
  for (const answer of answers) expect(answer.headers.getSetCookie().join()).not.toContain('session-token');
});

test('a newer link voids the older one', async () => {
  const [older, newer] = [site.passwordToken(), site.passwordToken()];
  expect([await statusOf(older), await statusOf(newer)]).toEqual([410, 303]);
});

test.each([
  ['after 7 days', () => letPass(7 * day + 1)],
  [
    'of an account that is not active',
    () => site.db.update(users).set({ active: false }).where(eq(users.id, site.people.budi.id)).run(),
  ],
])('the link is void %s', async (_when, happens) => {
  const token = site.passwordToken();
  happens();
  for (const answer of [await fetch(linkOf(token)), await send(token)]) await expectVoid(answer);
});

test.each(['', '?token=', '?token=guess', '?token=a&token=b', '?token[a]=b'])(
  'the address %j shows no form',
  async (query) => {
    await expectVoid(await fetch(page() + query));
  },
);

test.each(['', 'token=', 'token[a]=b', 'token=x&newPassword=Bambu-8-ruas', '[]'])(
  'what is no form sets nothing: %j',
  async (text) => {
    const body = new URLSearchParams(text);
    expect([410, 422]).toContain((await fetch(page(), { method: 'POST', body })).status);
  },
);

test('a form on another site sets nothing', async () => {
  const token = site.passwordToken();
  expect((await send(token, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(token, {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(token, {}, { origin: site.address })).status).toBe(303);
});

test('a form that is too large is not read', async () => {
  expect(await statusOf('x'.repeat(9000))).toBe(413);
});

test('too many guesses have to wait', async () => {
  for (let n = 0; n < 50; n++) expect(await statusOf('guess')).toBe(410);
  const answer = await send(site.passwordToken());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
