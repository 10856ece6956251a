import { expect, test } from 'vitest';
import { accountSorts, sortAccounts } from './sort-accounts.ts';

const accounts = [
  { name: 'sari', role: 'administrator', lastSignIn: new Date('2026-11-02') },
  { name: 'Budi', role: 'client', lastSignIn: null },
  { name: 'Agus', role: 'client', lastSignIn: new Date('2026-11-05') },
] as const;

test('accounts are sorted by name, role and last sign-in, in both directions', () => {
  const orders = accountSorts.map((sort) => sortAccounts([...accounts], sort).map(({ name }) => name[0]));
  expect(orders.map((names) => names.join(''))).toEqual(['ABs', 'sBA', 'sAB', 'ABs', 'AsB', 'BsA']);
});
