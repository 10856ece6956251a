import { expect, test } from 'vitest';
import { aboutFile } from './about.ts';

test('a file is told by format, pixels and size', () => {
  const picture = { filename: 'a.jpg', width: 2000, height: 1500, color: '#cc8844', alt: '' };
  expect(aboutFile({ type: 'image/jpeg', bytes: 411_600, picture })).toBe('JPEG · 2000 × 1500 · 412 kB');
});
