import superjson from 'superjson';
import { expect, test } from 'vitest';
import { parse, serialize } from './payload.ts';

const at = new Date('2026-11-27T08:00:00Z');
const twice = { at };

test.each<[string, unknown]>([
  ['a text', { title: 'Palet', body: { type: 'doc', content: [{ type: 'text', text: 'a.b\\c' }] } }],
  ['dates, also in lists', { at, rows: [{ at }, { at: null }], 'a.b': { 'c\\d': at } }],
  ['what is undefined', { title: undefined, rows: [undefined, 1] }],
  ['the same object twice', { one: twice, two: [twice, twice] }],
  ['a date alone', at],
  ['undefined alone', undefined],
  [
    'what only superjson knows',
    { set: new Set([1, at]), big: 3n, not: Number.NaN, zero: -0, url: new URL('https://vinci.test') },
  ],
])('%s is read again as it was', (_what, value) => {
  const text = JSON.stringify(serialize(value));
  expect(parse(text)).toEqual(value);
  expect(superjson.parse(text)).toEqual(value);
});

test('what is serialized stays as it is', () => {
  const value = { at, rows: [{ at, title: undefined }] };
  serialize(value);
  expect(value).toStrictEqual({ at, rows: [{ at, title: undefined }] });
});
