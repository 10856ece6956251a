import { expect, test } from 'vitest';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { site as siteSettings } from '#database/tables.ts';
import { newPasswordRules } from '#lib/password-rules.ts';
import { budi } from '#tests/people.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import {
  commonPassword,
  generatePassword,
  hashPassword,
  isCommonPassword,
  verifyPassword,
} from './passwords.ts';
import { setPassword } from './set-password.ts';

const site = siteOfAllTests({ variables: { FIRST_ADMIN_PASSWORD: 'Admin@123' } });

test.each(['password1', 'Password1', 'qwerty123', 'P@ssw0rd', 'Bismillah123', '12345678'])(
  '%s is a common password',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['Bambu-8-ruas', 'Kardus#2026', 'constructor', ''])('%j is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('nobody can change their password to a common one', async () => {
  const browser = await site.signedIn(budi);
  const [newPassword, confirmPassword] = ['Password123', 'Password123'];
  const change = { email: budi.email, currentPassword: budi.password, newPassword, confirmPassword };
  const refused = { code: 'BAD_REQUEST', message: commonPassword };
  await expect((await site.apiOf(browser)).user.changePassword(change)).rejects.toMatchObject(refused);
  expect((await browser.session()).user.name).toBe(budi.name);
  expect((await site.browser().signIn(budi)).status).toBe(200);
});

test('a link can’t set a common password, and still works afterwards', async () => {
  const token = site.passwordToken();
  const set = (newPassword: string) =>
    setPassword(site.services, { token, newPassword, confirmPassword: newPassword }, '192.0.2.1');
  expect(await set('iloveyou1')).toEqual({ status: 422, newPassword: commonPassword });
  expect(await set('Bambu-8-ruas')).toMatchObject({ email: budi.email });
});

test('the first administrator can’t have a common password', async () => {
  site.db.delete(siteSettings).run();
  await expect(seedOnFirstStart(site.services)).rejects.toThrow(
    'FIRST_ADMIN_PASSWORD is one of the most common',
  );
  expect(site.db.$client.inTransaction).toBe(false);
});

test('the right password is accepted, another is not', async () => {
  const hash = await hashPassword('Karton-7-lapis');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Karton-7-lapis')).toBe(true);
  expect(await verifyPassword(hash, 'karton-7-lapis')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

test('the same password gets a different hash each time', async () => {
  expect(await hashPassword('Karton-7-lapis')).not.toBe(await hashPassword('Karton-7-lapis'));
});

test('an account without a password accepts no password, not even the placeholder', async () => {
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  expect(await verifyPassword(null, '')).toBe(false);
});

test('a generated password follows the rules and can be read aloud', () => {
  const made = new Set(Array.from({ length: 500 }, generatePassword));
  expect(made.size).toBe(500);
  for (const password of made) {
    expect(password).toHaveLength(16);
    expect(newPasswordRules.safeParse(password).success).toBe(true);
    expect(password).not.toMatch(/[0O1lI]/);
  }
});
