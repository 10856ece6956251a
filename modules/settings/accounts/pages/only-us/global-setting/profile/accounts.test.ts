import { expect, test } from 'vitest';
import { accountSorts, matchesSearch, sortAccounts, stateOf } from './accounts.ts';

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

const accounts = [
  { name: 'sari', role: 'administrator', lastSignIn: new Date('2026-11-02') },
  { name: 'Budi', role: 'client', lastSignIn: null },
  { name: 'Agus', role: 'client', lastSignIn: new Date('2026-11-05') },
] as const;

test('accounts are sorted by name, role and last sign-in, in both directions', () => {
  const orders = accountSorts.map((sort) => sortAccounts([...accounts], sort).map(({ name }) => name[0]));
  expect(orders.map((names) => names.join(''))).toEqual(['ABs', 'sBA', 'sAB', 'ABs', 'AsB', 'BsA']);
});
