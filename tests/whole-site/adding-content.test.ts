import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/adding-content.md changes the list of modules as it is', () => {
  const guide = readFileSync('docs/adding-content.md', 'utf8');
  const [, line] = /^-(export const modules = .+)$/m.exec(guide) ?? [];
  expect(readFileSync('modules/index.ts', 'utf8')).toContain(line);
  expect(line).toBeDefined();
});
