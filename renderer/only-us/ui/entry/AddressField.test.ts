import { expect, test } from 'vitest';
import { slugAfter } from './AddressField.tsx';

test('the address follows the title letter by letter, and is empty without one', () => {
  expect(slugAfter('', { from: '', to: 'K' }, 'post')).toBe('k');
  expect(slugAfter('kotak', { from: 'Kotak', to: 'Kotak & Péti' }, 'post')).toBe('kotak-peti');
  expect(slugAfter('kotak', { from: 'Kotak', to: ' ' }, 'post')).toBe('');
});

test('the address of a title without letters is its noun, and that of another script its letters', () => {
  expect(slugAfter('', { from: '', to: '???' }, 'post')).toBe('post');
  expect(slugAfter('post', { from: '???', to: '深圳工厂' }, 'post')).toBe('深圳工厂');
});

test('an address that somebody wrote stays when the title changes', () => {
  expect(slugAfter('kardus', { from: 'Kotak', to: 'Kotak arsip' }, 'post')).toBe('kardus');
});
