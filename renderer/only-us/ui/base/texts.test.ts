import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localize } from '#lib/interface-language.ts';
import { inLanguageOf } from '#server/office-language.ts';
import { texts } from './texts.ts';

const reader = { id: '', name: '', email: '', role: 'administrator' } as const;

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const t = texts('gallery', {
  plain: 'Upload pictures',
  name: 'Delete “{name}”?',
  count: '{count, plural, one {# picture} other {# pictures}}',
  share: '{share, number, percent}',
  unknownFormat: '{count, number, pounds}',
  unknownDate: 'Since {at, date, someday}',
  unknownType: '{count, weight}',
  invalid: 'Delete {name',
  noOther: '{count, plural, one {# picture}}',
});

test('a sentence shows with its values', () => {
  expect(t('plain')).toBe('Upload pictures');
  expect(t('name', { name: 'Palet' })).toBe('Delete “Palet”?');
  expect(t('count', { count: 1010 })).toBe('1,010 pictures');
  expect(t('share', { share: 0.5 })).toBe('50%');
  expect(said).toEqual([]);
});

test('the compiler knows the keys and what each message needs', () => {
  // @ts-expect-error: there is no such key
  t('nothing');
  // @ts-expect-error: a plain message takes no parameters
  t('plain', { name: 'Palet' });
  // @ts-expect-error: the message names one
  t('name');
  // @ts-expect-error: another one
  t('name', { title: 'Palet' });
  // @ts-expect-error: one too many
  t('name', { name: 'Palet', title: 'Palet' });
  // @ts-expect-error: a count is a number
  t('count', { count: 'two' });
  // @ts-expect-error: which of the two it is shows at run time: it has to fit both
  t(said.length > 0 ? 'plain' : 'name');
});

test('a sentence that is said without its value shows its English, and is logged', () => {
  expect(localize('Add {noun}', { noun: 'post' })).toBe('Add post');
  expect(localize('Add {noun}')).toBe('Add {noun}');
  inLanguageOf({ ...reader, language: 'id' }, () => {
    expect(localize('Add {noun}', { other: 'x' })).toBe('Add {noun}');
    expect(localize('Add {noun}', { noun: 'tulisan' })).toBe('Tambah tulisan');
  });
  expect(said).toHaveLength(2);
});

describe('its key path shows instead (spec §8)', () => {
  test.each([
    ['a message that is missing', 'nothing', {}],
    ['no values', 'name', undefined],
    ['a missing value', 'name', { other: 'Palet' }],
    ['a missing count', 'count', {}],
    ['a value that is nothing', 'name', { name: undefined }],
    ['a value that is null', 'name', { name: null }],
    ['a count that is no number', 'count', { count: Number.NaN }],
    ['an unknown format of numbers', 'unknownFormat', { count: 1 }],
    ['an unknown format of dates', 'unknownDate', { at: 0 }],
    ['an unknown type', 'unknownType', { count: 1 }],
    ['an invalid message', 'invalid', { name: 'Palet' }],
    ['a plural without “other”', 'noOther', { count: 1 }],
    ['a message where an area is meant', 'plain.more', {}],
  ] as const)('of %s', (_what, key, values) => {
    const untyped = t as (name: string, given?: object) => string;
    expect(untyped(key, values)).toBe(`gallery.${key}`);
    expect(said).toHaveLength(1);
  });
});
