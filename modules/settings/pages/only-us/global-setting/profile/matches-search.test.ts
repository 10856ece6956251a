import { expect, test } from 'vitest';
import { matchesSearch, stateOf } from './matches-search.ts';

const budi = {
  name: 'Budi Santoso',
  email: 'budi@vinci.example',
  role: 'client',
  right: null,
  active: true,
  hasPassword: true,
} as const;

test.each(['', '  ', 'budi', 'SANTOSO', 'vinci.example', 'client', 'santoso client', 'active'])(
  'Budi is found by %j',
  (words) => expect(matchesSearch(budi, words)).toBe(true),
);

test.each(['sari', 'administrator', 'budi invited', 'deactivated'])('Budi is not found by %j', (words) => {
  expect(matchesSearch(budi, words)).toBe(false);
});

test('an account is invited until its password is chosen, and deactivated in any case', () => {
  expect(stateOf(budi)).toBe('active');
  expect(stateOf({ ...budi, hasPassword: false })).toBe('invited');
  expect(stateOf({ active: false, hasPassword: false })).toBe('inactive');
});
