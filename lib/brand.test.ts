import { expect, test } from 'vitest';
import { brand, placeAt } from './brand.ts';

test.each([
  ['-6.2957, 107.1583', { latitude: -6.2957, longitude: 107.1583 }],
  ['-6.295712345678901,107.158312345678901', { latitude: -6.295712345678901, longitude: 107.1583123456789 }],
  ['-96.2957, 107.1583', null],
  ['-6.2957, 207.1583', null],
  ['-6, 107', null],
  ['6°17′S 107°9′E', null],
  ['', null],
])('the place of %s', (typed, place) => {
  expect(placeAt(typed)).toEqual(place);
  const { success } = brand.fields.coordinates.rule.safeParse(typed);
  expect(success).toBe(place !== null || typed === '');
});
