import { describe, expect, test } from 'vitest';
import {
  dayNames,
  formatDate,
  formatDateTime,
  formatDay,
  formatNearDate,
  instantAt,
  localTime,
  monthNames,
} from './dates.ts';
import { spokenTime } from './spoken-time.ts';

const jakarta = 'Asia/Jakarta';

describe('dates', () => {
  test('months carry their Indonesian abbreviations', () => {
    const written = monthNames.map((_, month) =>
      formatDate(new Date(Date.UTC(2026, month, 15)), jakarta, 'id'),
    );
    expect(written.slice(4, 8)).toEqual(['15 Mei 2026', '15 Jun 2026', '15 Jul 2026', '15 Agu 2026']);
    expect(written[9]).toBe('15 Okt 2026');
    expect(written[11]).toBe('15 Des 2026');
  });

  test('days carry their Indonesian names, Monday first', () => {
    const monday = Date.UTC(2026, 7, 3, 12);
    const week = dayNames.map((_, days) => formatDay(new Date(monday + days * 86_400_000), jakarta, 'id'));
    expect(week.map((day) => day.split(',')[0])).toEqual(dayNames);
    expect(week[0]).toBe('Senin, 3 Agu 2026');
    expect(week[6]).toBe('Minggu, 9 Agu 2026');
  });

  test('an English back office writes dates in English', () => {
    const instant = new Date('2026-12-02T02:05:00Z');
    expect(formatDateTime(instant, jakarta)).toBe('2 Dec 2026, 09:05');
    expect(formatDay(instant, jakarta)).toBe('Wednesday, 2 Dec 2026');
    expect(formatNearDate(instant, jakarta)).toBe('2 Dec');
    expect(spokenTime(instant, jakarta, new Date('2026-11-28'))).toBe('2 Dec, 09:05');
  });

  test('a day begins at midnight of the site, not of the machine', () => {
    const beforeMidnight = new Date('2026-12-31T16:59:00Z');
    expect(formatDateTime(beforeMidnight, jakarta, 'id')).toBe('31 Des 2026, 23.59');
    expect(formatDateTime(new Date(beforeMidnight.getTime() + 60_000), jakarta, 'id')).toBe(
      '1 Jan 2027, 00.00',
    );
    expect(formatDay(beforeMidnight, 'Asia/Jayapura', 'id')).toBe('Jumat, 1 Jan 2027');
    expect(formatDateTime(beforeMidnight, 'UTC', 'id')).toBe('31 Des 2026, 16.59');
  });

  test('a field for date and time shows and takes the clocks of the site', () => {
    const instant = new Date('2026-08-07T02:05:00Z');
    expect(localTime(instant, jakarta)).toBe('2026-08-07T09:05');
    expect(instantAt('2026-08-07T09:05', jakarta)).toEqual(instant);
    expect(instantAt('2026-08-07T23:59:59', jakarta)).toEqual(new Date('2026-08-07T16:59:59Z'));
    expect(instantAt('2026-03-29T03:30', 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:30:00Z'));
    expect([instantAt('', jakarta), instantAt('soon', jakarta)]).toEqual([null, null]);
  });
});
