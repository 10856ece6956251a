import { expect, test } from 'vitest';
import { newPasswordRules } from '#lib/password-rules.ts';
import { generatePassword, hashPassword, verifyPassword } from './passwords.ts';

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
