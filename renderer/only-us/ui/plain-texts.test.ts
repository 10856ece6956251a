import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainTexts } from './plain-texts.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const t = plainTexts('dashboard', { title: 'Backup', made: 'Made {date}, {size}.' });

test('a plain message shows with its parameters', () => {
  expect(t('title')).toBe('Backup');
  expect(t('made', { date: '$& today', size: '2 MB' })).toBe('Made $& today, 2 MB.');
  expect(said).toEqual([]);
});

test('a plain message that is missing, or lacks a parameter, shows as its key path (spec §8)', () => {
  // @ts-expect-error: there is no such key
  expect(t('nothing')).toBe('dashboard.nothing');
  // @ts-expect-error: the message names a size, too
  expect(t('made', { date: 'today' })).toBe('dashboard.made');
  expect(said).toHaveLength(2);
});

test('a plural is no plain message', () => {
  // @ts-expect-error: without a parser nobody could read it
  plainTexts('dashboard', { count: '{count, plural, one {# post} other {# posts}}' });
});
