import { expect, test } from 'vitest';
import { slugAfter } from './AddressField.tsx';

test('the address follows the title letter by letter, and is empty without one', () => {
  expect(slugAfter('', { from: '', to: 'K' })).toBe('k');
  expect(slugAfter('kotak', { from: 'Kotak', to: 'Kotak & Péti' })).toBe('kotak-peti');
  expect(slugAfter('kotak', { from: 'Kotak', to: ' ' })).toBe('');
});

test('an address that somebody wrote stays when the title changes', () => {
  expect(slugAfter('kardus', { from: 'Kotak', to: 'Kotak arsip' })).toBe('kardus');
});
