import { expect, test } from 'vitest';
import { localDay } from '#lib/dates.ts';
import { lastWeeks } from './weeks.ts';

test('weeks begin on Mondays and end with the current one', () => {
  const weeks = lastWeeks(new Date('2026-11-21T06:00:00Z'), 'Asia/Jakarta', 12);
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.firstDay).toBe('2026-08-31');
  expect(weeks.at(-1)).toEqual({
    firstDay: '2026-11-16',
    lastDay: '2026-11-22',
    start: new Date('2026-11-15T17:00:00Z'),
    end: new Date('2026-11-22T17:00:00Z'),
  });
  weeks.slice(1).forEach((week, index) => {
    expect(week.start).toEqual(weeks[index]?.end);
  });
});

test('a week begins when it is Monday in the time zone, not in UTC', () => {
  const justMonday = new Date('2026-11-15T17:30:00Z');
  expect(lastWeeks(justMonday, 'Asia/Jakarta').at(-1)?.firstDay).toBe('2026-11-16');
  expect(lastWeeks(justMonday, 'UTC').at(-1)?.firstDay).toBe('2026-11-09');
});

test('weeks are right when daylight saving time changes', () => {
  const [change, , after] = lastWeeks(new Date('2026-11-04T12:00:00Z'), 'Europe/Berlin', 3);
  expect(change?.start).toEqual(new Date('2026-10-18T22:00:00Z'));
  expect(change?.end).toEqual(new Date('2026-10-25T23:00:00Z'));
  expect(after?.end).toEqual(new Date('2026-11-08T23:00:00Z'));
});

test('a day is one in the site’s time zone', () => {
  expect(localDay(new Date('2026-12-31T17:00:00Z'), 'Asia/Jakarta')).toBe('2027-01-01');
});
