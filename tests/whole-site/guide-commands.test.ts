import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allCommands } from '#server/commands/run.ts';
import { guide, root } from '#tests/guide.ts';

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

test('every command that the guide and the README name exists', async () => {
  const names = (await allCommands()).map(({ name }) => name);
  const called = [guide, read('README.md'), read('.env.example')]
    .join('\n')
    .matchAll(/(?:npm run site --|site\.mjs|`site) ((?:[a-z][a-z-]*)(?: [a-z][a-z-]*)?)/g);
  const words = new Set([...called].map(([, it = '']) => it));
  expect(words.size).toBeGreaterThan(5);
  for (const said of words)
    expect(
      names.some((name) => said === name || said.startsWith(`${name} `) || said === 'help'),
      said,
    ).toBe(true);
});
