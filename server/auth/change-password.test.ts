import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana, apiOf, budi, openTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const next = 'Bambu-8-ruas';

function change(from: { email: string; password: string }, newPassword = next) {
  return { email: from.email, currentPassword: from.password, newPassword, confirmPassword: newPassword };
}

async function signedIn(person: { email: string; password: string }) {
  const browser = site.browser();
  await browser.signIn(person);
  return browser;
}

test('a visitor changes no password', async () => {
  const api = await apiOf(site, site.browser());
  await expect(api.changePassword(change(ana))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a new password replaces the old one and signs out everywhere', async () => {
  const [here, there] = [await signedIn(budi), await signedIn(budi)];
  const ana1 = await signedIn(ana);
  await (await apiOf(site, here)).changePassword(change({ ...budi, email: ' BUDI@vinci.example' }));
  expect(await here.session()).toEqual({});
  expect(await there.session()).toEqual({});
  expect((await ana1.session()).user.name).toBe('Ana');
  expect((await site.browser().signIn(budi)).status).toBe(401);
  expect((await site.browser().signIn({ ...budi, password: next })).status).toBe(200);
});

test('nobody changes the password of somebody else', async () => {
  const api = await apiOf(site, await signedIn(ana));
  const refused = { code: 'BAD_REQUEST', message: 'You can only change the password of your own account.' };
  await expect(api.changePassword(change(budi))).rejects.toMatchObject(refused);
  expect((await site.browser().signIn(budi)).status).toBe(200);
});

test('the current password must be right', async () => {
  const browser = await signedIn(ana);
  const wrong = change({ ...ana, password: 'Karton-9-lapis' });
  const refused = { code: 'BAD_REQUEST', message: 'The current password is wrong.' };
  await expect((await apiOf(site, browser)).changePassword(wrong)).rejects.toMatchObject(refused);
  expect((await browser.session()).user.name).toBe('Ana');
});

test('the rules for a new password hold', async () => {
  const api = await apiOf(site, await signedIn(ana));
  await expect(api.changePassword(change(ana, 'short1'))).rejects.toThrow('Password minimum 8 character.');
});

test('after 10 wrong passwords even the right one has to wait', async () => {
  const api = await apiOf(site, await signedIn(ana));
  const wrong = change({ ...ana, password: 'Karton-9-lapis' });
  for (let n = 0; n < 10; n++)
    await expect(api.changePassword(wrong)).rejects.toThrow('The current password is wrong.');
  const refused = {
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please try again in 15 minutes.',
  };
  await expect(api.changePassword(change(ana))).rejects.toMatchObject(refused);
  expect((await site.browser().signIn(ana)).status).toBe(200);
});

test('of two changes at the same moment one is done', async () => {
  const api = await apiOf(site, await signedIn(ana));
  const both = await Promise.allSettled([
    api.changePassword(change(ana, 'Bambu-8-ruas')),
    api.changePassword(change(ana, 'Bambu-9-ruas')),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
