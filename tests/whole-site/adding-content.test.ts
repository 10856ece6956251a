import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `npm run check -- content` runs this, too, with the guide's module added to the list. */
test('docs/adding-content.md changes the list of modules as it is', () => {
  const guide = readFileSync('docs/adding-content.md', 'utf8');
  const [before, after] = [...guide.matchAll(/^[-+](export const modules = .+)$/gm)].map(([, line]) => line);
  const list = /^export const modules = .+$/m.exec(readFileSync('modules/index.ts', 'utf8'))?.[0];
  expect([before, after]).toContain(list);
  expect(after).not.toBe(before);
});
