import { expect, test } from 'vitest';
import { budi, sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const next = 'Bambu-8-ruas';

function change(from: { email: string; password: string }, newPassword = next) {
  return { email: from.email, currentPassword: from.password, newPassword, confirmPassword: newPassword };
}

test('a new password replaces the old one and signs out everywhere', async () => {
  const [here, there] = [await site.signedIn(budi), await site.signedIn(budi)];
  const sari1 = await site.signedIn(sari);
  await (await site.apiOf(here)).user.changePassword(change({ ...budi, email: ' BUDI@vinci.example' }));
  expect(await here.session()).toEqual({});
  expect(await there.session()).toEqual({});
  expect((await sari1.session()).user.name).toBe('Sari');
  expect((await site.browser().signIn(budi)).status).toBe(401);
  expect((await site.browser().signIn({ ...budi, password: next })).status).toBe(200);
});

test('nobody can change somebody else’s password', async () => {
  const { user: api } = await site.apiOf(await site.signedIn(sari));
  const refused = { code: 'BAD_REQUEST', message: 'You can only change the password of your own account.' };
  await expect(api.changePassword(change(budi))).rejects.toMatchObject(refused);
  expect((await site.browser().signIn(budi)).status).toBe(200);
});

test('the current password must be right', async () => {
  const browser = await site.signedIn(sari);
  const wrong = change({ ...sari, password: 'Karton-9-lapis' });
  const refused = { code: 'BAD_REQUEST', message: 'The current password is wrong.' };
  await expect((await site.apiOf(browser)).user.changePassword(wrong)).rejects.toMatchObject(refused);
  expect((await browser.session()).user.name).toBe('Sari');
});

test('a new password must follow the rules', async () => {
  const { user: api } = await site.apiOf(await site.signedIn(sari));
  await expect(api.changePassword(change(sari, 'short1'))).rejects.toThrow('Password minimum 8 character.');
});

test('after 10 wrong passwords even the right one has to wait', async () => {
  const { user: api } = await site.apiOf(await site.signedIn(sari));
  const wrong = change({ ...sari, password: 'Karton-9-lapis' });
  for (let n = 0; n < 10; n++)
    await expect(api.changePassword(wrong)).rejects.toThrow('The current password is wrong.');
  const refused = {
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please try again in 15 minutes.',
  };
  await expect(api.changePassword(change(sari))).rejects.toMatchObject(refused);
  expect((await site.browser().signIn(sari)).status).toBe(200);
});

test('of two changes at the same moment one succeeds', async () => {
  const { user: api } = await site.apiOf(await site.signedIn(sari));
  const both = await Promise.allSettled([
    api.changePassword(change(sari, 'Bambu-8-ruas')),
    api.changePassword(change(sari, 'Bambu-9-ruas')),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
