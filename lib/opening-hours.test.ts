import { expect, test } from 'vitest';
import { noHours } from './brand.ts';
import { answerDue, nextTurn, openDays, openMinutes, opensNext } from './opening-hours.ts';

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

const weekday = { opens: '08:00', closes: '17:00' };
const hours = [weekday, weekday, weekday, weekday, weekday, { opens: '08:00', closes: '12:00' }, null];

// 27 November 2026 is a Friday.
test.each([
  ['in the morning', '2026-11-27T09:05', 'hours2', '2026-11-27T11:05'],
  ['shortly before closing', '2026-11-27T16:30', 'hours2', '2026-11-28T09:30'],
  ['before opening', '2026-11-27T05:00', 'hour', '2026-11-27T09:00'],
  ['on a Saturday at noon', '2026-11-28T11:30', 'hours4', '2026-11-30T11:30'],
  ['on a Sunday', '2026-11-29T20:00', 'hour', '2026-11-30T09:00'],
  ['within a working day', '2026-11-27T09:05', 'day', '2026-11-28T12:00'],
  ['on a Sunday, within a working day', '2026-11-29T20:00', 'day', '2026-11-30T17:00'],
  ['within two', '2026-11-27T09:05', 'days2', '2026-11-30T17:00'],
] as const)('an answer to what is sent %s', (_, sent, within, due) => {
  expect(answerDue(sent, hours, within)).toBe(due);
});

test('nothing is promised where nothing is entered', () => {
  expect(answerDue('2026-11-27T09:05', hours, 'unsaid')).toBeNull();
  expect(answerDue('2026-11-27T09:05', Array(7).fill(null), 'hour')).toBeNull();
});

test.each([
  ['on a Friday at noon', '2026-11-27T12:00', null, '2026-11-27T17:00'],
  ['as it opens', '2026-11-27T08:00', null, '2026-11-27T17:00'],
  ['before it opens', '2026-11-27T07:59', '2026-11-27T08:00', '2026-11-27T08:00'],
  ['as it closes', '2026-11-27T17:00', '2026-11-28T08:00', '2026-11-28T08:00'],
  ['on a Saturday afternoon', '2026-11-28T12:01', '2026-11-30T08:00', '2026-11-30T08:00'],
] as const)('%s is known when it opens next, and until when that is so', (_, now, opens, turn) => {
  expect(opensNext(now, hours)).toBe(opens);
  expect(nextTurn(now, hours)).toBe(turn);
});

test('an office without hours neither opens nor closes', () => {
  expect(opensNext('2026-11-27T07:00', noHours)).toBeNull();
  expect(nextTurn('2026-11-27T07:00', noHours)).toBeNull();
});

test.each([
  ['on one day', '2026-11-27T09:05', '2026-11-27T11:05', 120],
  ['over a night', '2026-11-27T16:30', '2026-11-28T09:30', 120],
  ['outside them', '2026-11-28T13:00', '2026-11-30T07:00', 0],
  ['over a weekend', '2026-11-28T11:30', '2026-11-30T11:30', 240],
] as const)('the minutes of opening hours between two times %s', (_, from, to, minutes) => {
  expect(openMinutes(from, to, hours)).toBe(minutes);
});
