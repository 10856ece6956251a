import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Not uploaded pictures: the first page of a catalog, and many logos in one file.
const others = ['modules/catalog/', 'modules/home/client/clients.css'];

test('every style sheet that crops uploaded pictures keeps their focal point in sight', () => {
  const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');
  const cropping = sheets.filter((sheet) => !others.some((other) => sheet.startsWith(other)));
  const rules = cropping.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/object-fit: cover;\s*([^;]*)/g)].map(
      ([, next]) => `${sheet}: ${next}`,
    ),
  );
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => !rule.endsWith(': object-position: var(--focus)'))).toEqual([]);
});
