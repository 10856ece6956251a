import { TOTP } from 'otpauth';
import { afterEach, expect, test, vi } from 'vitest';
import { letPass, minute } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();
afterEach(() => void vi.useRealTimers());

const refused = { code: 'FORBIDDEN', message: expect.stringContaining('second factor') };

async function setUp(browser: TestBrowser) {
  const { secondFactor } = await site.apiOf(browser);
  const { secret, sealed } = await secondFactor.startAuthenticator();
  const code = new TOTP({ secret }).generate({ timestamp: Date.now() });
  return secondFactor.finishAuthenticator({ sealed, code });
}

test('people who are signed in when it becomes required have an hour to save what is open', async () => {
  const browser = await site.signedIn(budi);
  const api = async () => site.apiOf(browser);
  letPass(minute);
  await site.administrator.secondFactor.require({ role: 'client', isRequired: true });
  await (await api()).site.get();
  letPass(61 * minute);
  await expect((await api()).site.get()).rejects.toMatchObject(refused);
  // Setting it up is still possible, once they have confirmed who they are.
  await (await api()).account.confirm({ password: budi.password });
  expect((await setUp(browser)).recoveryCodes).toHaveLength(10);
  await (await api()).site.get();
});

test('who signs in later sets it up first, and keeps the last one', async () => {
  await site.administrator.secondFactor.require({ role: 'client', isRequired: true });
  letPass(minute);
  const browser = await site.signedIn(budi);
  await expect((await site.apiOf(browser)).site.get()).rejects.toMatchObject(refused);
  await setUp(browser);
  const { secondFactor, site: settings } = await site.apiOf(browser);
  await settings.get();
  await expect(secondFactor.removeAuthenticator()).rejects.toThrow('Add another one before you remove this.');
  await site.administrator.secondFactor.require({ role: 'client', isRequired: false });
  await secondFactor.removeAuthenticator();
  await (await site.apiOf(await site.signedIn(sari))).site.get();
});

test('an administrator resets what somebody has lost', async () => {
  const browser = await site.signedIn(budi);
  await setUp(browser);
  const accounts = await site.administrator.user.getAll();
  expect(accounts.map(({ name, hasSecondFactor }) => [name, hasSecondFactor])).toEqual([
    [budi.name, true],
    [sari.name, false],
  ]);
  await site.administrator.user.resetSecondFactor({ id: site.people.budi.id });
  expect(await browser.session()).toEqual({});
  expect((await browser.signIn(budi)).status).toBe(200);
});
