import { expect, test } from 'vitest';
import { formatPhone, normalizePhone, shownPhone } from './phone.ts';

test.each([
  ['0812-3456-7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['+62 812-3456-7890', '6281234567890'],
  ['62 812 3456 7890', '6281234567890'],
  ['+62 (0)812 3456 7890', '6281234567890'],
  ['6208123456789', '628123456789'],
  ['812.3456.7890', '6281234567890'],
  ['0062 812 3456 7890', '6281234567890'],
  ['(021) 5550 123', '62215550123'],
  ['+65 9123 4567', '6591234567'],
  ['\u202A+62 812\u20113456\u20117890\u202C', '6281234567890'],
  ['０８１２３４５６７８９０', '6281234567890'],
])('%s is %s', (typed, phone) => {
  expect(normalizePhone(typed)).toEqual({ phone });
});

test.each([
  ['dewi', 'letters'],
  ['0812-34567x', 'letters'],
  ['1234567890', 'beginning'],
  ['00', 'beginning'],
  ['0812 345', 'short'],
  ['0812-3456', 'short'],
  ['+62 812 345 67', 'short'],
  ['+65 912', 'short'],
  ['0812 3456 7890 1234', 'long'],
  ['+1234567890123456', 'long'],
])('%s is refused: %s', (typed, error) => {
  expect(normalizePhone(typed)).toEqual({ error });
});

test('a number is shown in groups', () => {
  expect(formatPhone('6281234567890')).toBe('0812-3456-7890');
  expect(formatPhone('62215550123')).toBe('0215550123');
  expect(formatPhone('6591234567')).toBe('+6591234567');
});

test.each([
  ['+62 812 3456 7890', '0812-3456-7890'],
  ['081234567890', '0812-3456-7890'],
  ['(021) 5550 123', '(021) 5550 123'],
  ['+65 9123 4567', '+65 9123 4567'],
])('visitors read %s as %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown);
});
