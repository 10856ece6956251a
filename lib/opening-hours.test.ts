import { expect, test } from 'vitest';
import { noHours } from './brand.ts';
import { openDays } from './opening-hours.ts';

const office = { opens: '08:00', closes: '17:00' };
const short = { opens: '08:00', closes: '12:00' };

test('days in a row with the same hours make one line', () => {
  expect(openDays([office, office, office, office, office, short, null])).toEqual([
    { from: 0, to: 4, ...office },
    { from: 5, to: 5, ...short },
  ]);
});

test('a closed day ends the line, and the hours after it begin another', () => {
  expect(openDays([office, null, office, office, null, null, null])).toEqual([
    { from: 0, to: 0, ...office },
    { from: 2, to: 3, ...office },
  ]);
});

test('an office that is never open has no lines', () => {
  expect(openDays(noHours)).toEqual([]);
});
