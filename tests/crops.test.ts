import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Not uploaded pictures: the first page of a catalog, and many logos in one file.
const others = ['modules/catalog/', 'modules/home/client/clients.css'];

function styleSheets() {
  const files = ['modules', 'pages', 'renderer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return files.filter((file) => file.endsWith('.css') && !others.some((other) => file.startsWith(other)));
}

test('every style sheet that crops uploaded pictures keeps their focal point in sight', () => {
  const rules = styleSheets().flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/object-fit: cover;\s*([^;]*)/g)].map(
      ([, next]) => `${sheet}: ${next}`,
    ),
  );
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter((rule) => !rule.endsWith(': object-position: var(--focus)'))).toEqual([]);
});
