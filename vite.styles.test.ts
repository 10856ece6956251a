import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedComponents } from './vite.styles.ts';

const screens = ['modules', 'pages', 'renderer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`),
);

test('no screen uses a component whose styles are left out', () => {
  const used = new Set<string>();
  for (const file of screens) {
    const source = readFileSync(file, 'utf8');
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g))
      for (const name of names.split(',')) used.add(name.trim());
    expect(source.match(/\binitial: '/), `${file} has a property that differs by width`).toBeNull();
  }
  expect(used).toContain('Button');
  const unstyled = [...used].filter((name) => unusedComponents.some((unused) => name.startsWith(unused)));
  expect(unstyled).toEqual([]);
});
