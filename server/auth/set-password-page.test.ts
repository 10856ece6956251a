import { expect, test } from 'vitest';
import { budi } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const next = { ...budi, password: 'Bambu-8-ruas' };
const page = () => `${site.address}/auth/set-password`;
const linkOf = (token: string) => `${page()}?token=${token}`;

function send(token: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const form = { token, newPassword: next.password, confirmPassword: next.password, ...fields };
  return fetch(page(), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });
}

test('the link shows whose password it sets, as often as it is opened', async () => {
  const token = site.passwordToken();
  const link = linkOf(token);
  for (const method of ['HEAD', 'GET', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  const shown = await (await fetch(link)).json();
  expect(shown.passwordForm).toEqual({
    token,
    name: budi.name,
    email: budi.email,
    refusal: null,
  });
});

test('the form sets the password, once, and redirects to the sign-in page', async () => {
  const token = site.passwordToken();
  const answer = await send(token);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/signin?done=password']);
  expect((await site.browser().signIn(next)).status).toBe(200);
  const again = await send(token, { newPassword: 'Bambu-9-ruas', confirmPassword: 'Bambu-9-ruas' });
  expect([again.status, (await again.json()).passwordForm]).toEqual([410, null]);
});

test('errors are shown in the form, and the link still works', async () => {
  const token = site.passwordToken();
  const answer = await send(token, { newPassword: 'short' });
  expect(answer.status).toBe(422);
  const { refusal } = (await answer.json()).passwordForm;
  expect(refusal.newPassword).toBe('Password minimum 8 character.');
  expect((await send(token)).status).toBe(303);
});

test.each(['', '?token=', '?token=guess', '?token=a&token=b', '?token[a]=b'])(
  'the address %j shows no form',
  async (query) => {
    const answer = await fetch(page() + query);
    expect([answer.status, (await answer.json()).passwordForm]).toEqual([410, null]);
  },
);

test('a form on another site sets nothing', async () => {
  const token = site.passwordToken();
  expect((await send(token, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(token, {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(token, {}, { origin: site.address })).status).toBe(303);
});

test('a form that is too large is not read', async () => {
  expect((await send('x'.repeat(9000))).status).toBe(413);
});

test('too many guesses have to wait', async () => {
  for (let n = 0; n < 50; n++) await send('guess');
  const answer = await send(site.passwordToken());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the Referer never contains the token', async () => {
  expect((await fetch(linkOf(site.passwordToken()))).headers.get('referrer-policy')).toBe('strict-origin');
});
