import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/guide.ts';

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const architecture = read('docs/architecture.md');

test('the architecture lists every module with its folder, in the words of its manifest', () => {
  const manifests = readdirSync(path.join(root, 'modules'), { recursive: true, encoding: 'utf8' })
    .map((file) => `modules/${file}`)
    .filter((file) => file.endsWith('/module.ts') && file !== 'modules/settings/module.ts');
  const rows = manifests.map((file) => {
    const [, comment = ''] = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const \w+ = \{/s.exec(read(file)) ?? [];
    const [sentence = ''] = /.*?\.(?=\s|$)/.exec(comment.replace(/\s*\n \* ?/g, ' ').trim()) ?? [];
    return `| \`${path.dirname(file)}/\` | ${sentence.replace(/ \(docs\/[^)]*\)/, '')} |`;
  });
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(architecture).toContain(row);
});

test('the architecture lists every room of the server', () => {
  const rooms = readdirSync(path.join(root, 'server'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(rooms.length).toBeGreaterThan(10);
  for (const { name } of rooms) expect(architecture).toContain(`| \`server/${name}/\` | `);
});
