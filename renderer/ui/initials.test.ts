import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Budi Santoso', 'BS'],
  ['Sari', 'S'],
  ['  siti nur  aisyah ', 'SA'],
  ['🦊 Rubah', '🦊R'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
