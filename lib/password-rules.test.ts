import { expect, test } from 'vitest';
import { sari } from '#tests/people.ts';
import { changePasswordInput } from './password-rules.ts';

const form = {
  email: sari.email,
  currentPassword: sari.password,
  newPassword: 'Bambu-8-ruas',
  confirmPassword: 'Bambu-8-ruas',
};

function problemsOf(change: Record<string, unknown>) {
  const read = changePasswordInput.safeParse({ ...form, ...change });
  return read.success ? [] : read.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

const both = (password: string) => ({ newPassword: password, confirmPassword: password });
const characters = 'The password must consist of uppercase and lowercase letters and special characters.';

test('a good form is taken', () => {
  expect(problemsOf({})).toEqual([]);
  for (const password of [
    'abcdefg1',
    '1234567a',
    'a b c d 1',
    '~!@#$%a1',
    'a1234567890123456'.slice(0, 16),
  ]) {
    expect(problemsOf(both(password))).toEqual([]);
  }
});

test.each([
  [{ email: '' }, 'email', 'Email is required.'],
  [{ email: undefined }, 'email', 'Email is required.'],
  [{ currentPassword: '' }, 'currentPassword', 'Current password is required.'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Confirm password is required.'],
  [both('abcdef1'), 'newPassword', 'Password minimum 8 character.'],
  [both(''), 'newPassword', 'Password minimum 8 character.'],
  [both('abcdefghijklmno12'), 'newPassword', 'Password maximum 12 character.'],
  [both('abcdefgh'), 'newPassword', characters],
  [both('12345678'), 'newPassword', characters],
  [both('abcdéfg1'), 'newPassword', characters],
  [both('abcdefg1\n'), 'newPassword', characters],
  [both(sari.password), 'newPassword', 'New password must be deferent.'],
  [{ confirmPassword: 'Bambu-9-ruas' }, 'confirmPassword', 'Confirm password not match.'],
  [{ newPassword: undefined }, 'confirmPassword', 'Confirm password not match.'],
])('%j is refused', (change, field, message) => {
  expect(problemsOf(change)).toContainEqual([field, message]);
});

test('fields that nobody asked for are refused', () => {
  expect(problemsOf({ role: 'administrator' })).toHaveLength(1);
});
