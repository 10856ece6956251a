import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `npm run check -- content` runs this, too, with the guide's module added to the list. */
test('docs/adding-content.md changes the list of modules as it is', () => {
  const guide = readFileSync('docs/adding-content.md', 'utf8');
  const [, diff = ''] = /^```diff\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const [, removed] = /^-(.+)$/m.exec(diff) ?? [];
  expect(readFileSync('modules/index.ts', 'utf8').split('\n')).toContain(removed);
  expect(diff).toContain(`+${removed}`);
});
