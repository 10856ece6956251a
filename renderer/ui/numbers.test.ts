import { expect, test } from 'vitest';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { formatBytes, formatDownload, formatNumber } from './numbers.ts';

test('a count is written in one way, alone and in a sentence', () => {
  const t = texts('files', { all: '{count, plural, one {# file} other {# files}}' });
  expect(formatNumber(1010)).toBe('1,010');
  expect(t('all', { count: 1010 })).toBe('1,010 files');
  expect(formatBytes(1_234_567_890)).toBe('1.2 GB');
});

test('sizes have the unit that a person would use', () => {
  expect([0, 999, 1000, 411_600, 999_499, 999_500, 3_440_000].map((bytes) => formatBytes(bytes))).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '412 kB',
    '999 kB',
    '1.0 MB',
    '3.4 MB',
  ]);
});

test('a download says what it is, and its size as data plans count', () => {
  expect(formatDownload({ type: 'image/png', bytes: 604_000 }, 'id')).toBe('PNG, 0,6 MB');
  expect(formatDownload({ type: 'application/pdf', bytes: 41_000 }, 'en')).toBe('PDF, 41 kB');
  expect(formatDownload({ type: 'image/jpeg', bytes: 3_440_000 }, 'en')).toBe('JPEG, 3.4 MB');
});
