import { expect, test } from 'vitest';
import { describeFile } from './describe-file.ts';

test('a file is described by format, pixels and size', () => {
  const picture = { filename: 'a.jpg', width: 2000, height: 1500, color: '#cc8844', alt: '' };
  expect(describeFile({ type: 'image/jpeg', bytes: 411_600, picture })).toBe('JPEG · 2000 × 1500 · 412 kB');
});
