import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { cleanLine, cleanText } from './clean-text.ts';

test.each([
  ['a zero width space', 'kemasan\u200B', 'kemasan'],
  ['a soft hyphen', 'kemas\u00ADan', 'kemasan'],
  ['a mark of the byte order', '\uFEFFkemasan', 'kemasan'],
  ['what turns the direction', 'abc\u202Efdp\u2066.exe\u2069', 'abcfdp.exe'],
  ['control characters', 'ke\u0000ma\u0007san\u007F', 'kemasan'],
  ['what is no character', 'kemasan\uFFFE\uD800', 'kemasan'],
  ['the placeholder of a picture', 'kemasan\uFFFC', 'kemasan'],
  ['fillers', 'kemasan\u3164\u115F', 'kemasan'],
  ['letters of a Mac', 'Cre\u0300me', 'Crème'],
  ['a joiner between Latin letters', 'ke\u200Dmas\u200Can', 'kemasan'],
  ['a tab', 'peti\tkayu', 'peti kayu'],
])('%s is taken out', (_, typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

test.each([
  ['a family of emoji', '👨‍👩‍👧'],
  ['skin and job', '👩🏽‍🚀'],
  ['a heart that is drawn red', '❤️'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष'],
  ['Chinese', '深圳工厂'],
  ['spaces that don’t break', 'Rp\u00A04.850'],
  ['an accent without a letter of its own', 'n\u0303\u0331'.normalize('NFC')],
])('%s stays', (_, typed) => {
  expect(cleanText(typed)).toBe(typed);
});

test('lines stay lines, and become one where one is meant', () => {
  expect(cleanText('satu\r\ndua\u2028tiga\rempat')).toBe('satu\ndua\ntiga\nempat');
  expect(cleanLine('satu \r\n\n dua\u2029tiga')).toBe('satu dua tiga');
});

test('costs no more than its length', async () => {
  const all = ['\u200D', 'a\u200D', '\n ', '\uFE0F', '🏴\u{E0067}', ' ', '\u0301\u0316'].map((part) =>
    part.repeat(200_000),
  );
  expect(await processorTime(() => all.map(cleanLine))).toBeLessThan(4000);
});
