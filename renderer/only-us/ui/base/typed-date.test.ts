import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inThisCentury, readDate } from './typed-date.ts';

const holds = (value: string, badInput = false) =>
  readDate({ value, validity: { badInput } as ValidityState });

test('a date with a missing part is not “no date”', () => {
  expect(holds('')).toBe('');
  expect(holds('', true)).toBeNull();
  expect(holds('2026-12-20T09:00')).toBe('2026-12-20T09:00');
  expect(holds('09:00')).toBe('09:00');
});

test.each(['0026-12-20', '0002-12-20T09:00', '0202-12-20', '1899-12-31', '2200-01-01', '20265-01-01'])(
  'a date in the year of %s is not complete',
  (date) => expect(holds(date)).toBeNull(),
);

test('a year of two digits is one of this century', () => {
  expect(inThisCentury('0026-12-20T09:00')).toBe('2026-12-20T09:00');
  expect(inThisCentury('0202-12-20')).toBe('0202-12-20');
  expect(inThisCentury('2026-12-20')).toBe('2026-12-20');
});

test('every date and time of the back office is entered in the one field for them', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const own = /type=["'{\s]+(date|datetime-local|time|month|week)\b/;
  const files = ['renderer', 'modules', 'pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const others = files.filter(
    (file) => file.endsWith('.tsx') && own.test(readFileSync(path.join(root, file), 'utf8')),
  );
  // It needs no script: the browser itself refuses what isn't complete.
  expect(others).toEqual(['renderer/public/FutureBar.tsx']);
});
