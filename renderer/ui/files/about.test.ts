import { expect, test } from 'vitest';
import { aboutFile, formatBytes } from './about.ts';

test('sizes are told in the unit that a person would use', () => {
  expect([0, 999, 1000, 411_600, 999_499, 999_500, 3_440_000].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '412 kB',
    '999 kB',
    '1.0 MB',
    '3.4 MB',
  ]);
});

test('a file is told by format, pixels and size', () => {
  const picture = { filename: 'a.jpg', width: 2000, height: 1500, color: '#cc8844', alt: '' };
  expect(aboutFile({ type: 'image/jpeg', bytes: 411_600, picture })).toBe('JPEG · 2000 × 1500 · 412 kB');
});
