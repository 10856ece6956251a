import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#database/tables.ts';
import { minute } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { appRouter } from '../router.ts';

const site = siteOfEachTest();
const citra = { name: 'Citra', email: 'citra@vinci.example', role: 'client' } as const;
const unconfirmed = { code: 'PRECONDITION_REQUIRED', message: expect.stringContaining('confirm') };

/** A browser with Sari signed in, who confirmed so many minutes ago. */
async function confirmedBefore(minutes: number) {
  const browser = await site.signedIn(sari);
  const { sessionId = '' } = (await site.auth.readSession(browser.cookieHeader())) ?? {};
  const confirmedAt = new Date(Date.now() - minutes * minute);
  site.db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId)).run();
  return browser;
}

test('what could lock others out or carry data away asks for a confirmation', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<
      string,
      { _def: { type: string; meta?: { confirm?: boolean } } }
    >,
  );
  const asking = procedures.flatMap(([path, { _def }]) => (_def.meta?.confirm ? [path] : []));
  const accounts = ['create', 'update', 'deactivate', 'activate', 'delete', 'createPasswordLink'];
  expect(asking).toEqual(expect.arrayContaining(accounts.map((name) => `user.${name}`)));
  const keys = procedures.filter(
    ([path, { _def }]) => path.startsWith('secondFactor.') && _def.type === 'mutation',
  );
  // Asking for a passkey is part of confirming.
  const changing = keys.map(([path]) => path).filter((path) => path !== 'secondFactor.askForPasskey');
  expect(changing.length).toBeGreaterThan(6);
  expect(asking).toEqual(expect.arrayContaining(changing));
});

test('a sign-in counts as a confirmation for ten minutes', async () => {
  const fresh = await site.apiOf(await confirmedBefore(9));
  await fresh.user.create(citra);
  const old = await site.apiOf(await confirmedBefore(10));
  await expect(old.user.create({ ...citra, email: 'c@vinci.example' })).rejects.toMatchObject(unconfirmed);
  await expect(old.account.requireConfirmation()).rejects.toMatchObject(unconfirmed);
  expect(await old.user.getAll()).toHaveLength(3);
});

test('a confirmation from the future doesn’t count: the clock was set back', async () => {
  const { user } = await site.apiOf(await confirmedBefore(-5));
  await expect(user.create(citra)).rejects.toMatchObject(unconfirmed);
});

test('a password confirms one session, and a wrong one none', async () => {
  const browser = await confirmedBefore(11);
  const other = await confirmedBefore(11);
  const { account } = await site.apiOf(browser);
  await expect(account.confirm({ password: budi.password })).rejects.toThrow(
    'The current password is wrong.',
  );
  await expect((await site.apiOf(browser)).user.create(citra)).rejects.toMatchObject(unconfirmed);
  await account.confirm({ password: sari.password });
  await expect((await site.apiOf(other)).user.create(citra)).rejects.toMatchObject(unconfirmed);
  await (await site.apiOf(browser)).user.create(citra);
});

test('guesses at the password are limited', async () => {
  const { account } = await site.apiOf(await confirmedBefore(11));
  for (let guess = 0; guess < 10; guess += 1)
    await expect(account.confirm({ password: `wrong ${guess}` })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  const refused = { code: 'TOO_MANY_REQUESTS' };
  await expect(account.confirm({ password: sari.password })).rejects.toMatchObject(refused);
});
