import { expect, test } from 'vitest';
import { describeFile } from './describe-file.ts';

const cover = { filename: 'a.pdf', width: 1413, height: 2000, color: '#cc8844', alt: '' };

test('a PDF is described by its pages and size', () => {
  const described = { type: 'application/pdf', bytes: 3_400_000, picture: cover };
  expect(describeFile({ ...described, pages: 24 })).toBe('PDF · 24 pages · 3.4 MB');
  expect(describeFile({ ...described, pages: 1 })).toBe('PDF · 1 page · 3.4 MB');
});

test('a file is described by format, pixels and size', () => {
  const picture = { filename: 'a.jpg', width: 2000, height: 1500, color: '#cc8844', alt: '' };
  expect(describeFile({ type: 'image/jpeg', bytes: 411_600, pages: null, picture })).toBe(
    'JPEG · 2000 × 1500 · 412 kB',
  );
});
